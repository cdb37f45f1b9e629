/** The head of the table: where in the flow the game is, who plays, undo, and the line to the server. */

import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import type { MatchState } from '../api/match'
import { CurtainSwitch } from '../cards/Hand'
import type { Curtain } from '../cards/useCurtain'
import { CompanyBar } from '../company/CompanyBar'
import { MatchMenu } from '../company/MatchMenu'
import { everybodyOf } from '../room/holders'
import { go, rulesPath } from '../routes'
import {
  ForcedSwitch,
  LanguageSwitch,
  MotionSwitch,
  SizeSwitch,
  SoundSwitch,
  ThemeSwitch,
} from '../ui/Preferences'
import { titleOf } from '../words/Speaking'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { CARDS, SUMMARY } from './Windows'

interface TableHeaderProps {
  curtain: Curtain
  connection: MatchState['connection']
  /** Whether a choice has not been acknowledged yet. */
  sending: boolean
  onUndo(seat: number): void
  /** Show the values that no source confirms. */
  onHouseValues(): void
  /** Show the presets. */
  onPresets(): void
  /** Show the list of keys. */
  onHelp(): void
  /** Show one of the windows over the table, by its name. */
  onShow(window: string): void
}

export function TableHeader({
  connection,
  sending,
  curtain,
  onUndo,
  onHouseValues,
  onPresets,
  onHelp,
  onShow,
}: TableHeaderProps) {
  const { say, wording, standing, seats, match, decision, layout } = useTable()
  const title = titleOf(wording.words, match.game)
  const frames = wording.breadcrumb(standing.breadcrumb)
  const crumbs = frames.length ? frames : [title]
  return (
    <header className="table-header">
      <title>{decision ? `● ${title}` : title}</title>
      <h1 className="hidden">{title}</h1>
      <nav aria-label={say('breadcrumb')} className="breadcrumb">
        <ol>
          {crumbs.map((crumb, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is known by its depth
            <li aria-current={index === crumbs.length - 1 ? 'step' : undefined} key={index}>
              {capitalised(crumb)}
            </li>
          ))}
        </ol>
      </nav>
      <CompanyBar />
      <div className="row tools">
        {standing.undoable.map((seat) => (
          <Button
            className="button quiet undo"
            isDisabled={sending || connection !== 'open'}
            key={seat}
            onPress={() => onUndo(seat)}
          >
            <span aria-hidden="true">↶</span>{' '}
            {seats.length > 1 && standing.undoable.length > 1
              ? say('undo-of', { seat: wording.seat(seat) })
              : say('undo')}
          </Button>
        ))}
        <span className="connection" data-state={connection}>
          <span aria-hidden="true" className="lamp" />
          <span className={connection === 'open' ? 'hidden' : ''}>{say(`line-${connection}`)}</span>
        </span>
        <MatchMenu onPresets={onPresets} />
        <DialogTrigger>
          <Button aria-label={say('settings')} className="button quiet icon">
            <span aria-hidden="true">☰</span>
          </Button>
          <Popover className="popover settings" placement="bottom end">
            <Dialog aria-label={say('settings')} className="dialog">
              {({ close }) => (
                <>
                  <ul aria-label={say('seats')} className="everybody">
                    {everybodyOf(match, wording, say).map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                  <LanguageSwitch />
                  <ThemeSwitch />
                  <SizeSwitch />
                  <MotionSwitch />
                  <SoundSwitch />
                  <ForcedSwitch />
                  {curtain.needed && <CurtainSwitch curtain={curtain} />}
                  <Button
                    className="button quiet"
                    onPress={() => {
                      close()
                      onHelp()
                    }}
                  >
                    {say('keys')}
                  </Button>
                  {layout.house_values?.length ? (
                    <Button
                      className="button quiet house"
                      onPress={() => {
                        close()
                        onHouseValues()
                      }}
                    >
                      {say('house-values')}
                    </Button>
                  ) : null}
                  {layout.summary?.length ? (
                    <Button
                      className="button quiet to-summary"
                      onPress={() => {
                        close()
                        onShow(`${SUMMARY}0`)
                      }}
                    >
                      {say('aids-summary')}
                    </Button>
                  ) : null}
                  {layout.faces?.length ? (
                    <Button
                      className="button quiet to-cards"
                      onPress={() => {
                        close()
                        onShow(CARDS)
                      }}
                    >
                      {say('cards-to')}
                    </Button>
                  ) : null}
                  <a
                    className="button quiet"
                    href={rulesPath(match.game)}
                    rel="noopener"
                    target="_blank"
                  >
                    {say('rules-to')}
                  </a>
                  <Button className="button quiet" onPress={() => go('/')}>
                    {say('home')}
                  </Button>
                </>
              )}
            </Dialog>
          </Popover>
        </DialogTrigger>
      </div>
    </header>
  )
}
