/** The link of a match for friends, to copy, and as a picture for the camera of a phone. */

import { useCallback, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { sharedLinkOf } from '../api/http'
import { useAnswer } from '../api/useAnswer'
import { matchPath } from '../routes'
import { useSay } from '../words/Speaking'

export function Invitation({ id, several }: { id: string; several: boolean }) {
  const say = useSay()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const answer = useAnswer(useCallback(() => sharedLinkOf(id), [id]))
  const own = new URL(matchPath(id), window.location.href).href
  const { link, squares } =
    answer.state === 'there' ? answer.value : { link: own, squares: [] as string[] }
  return (
    <section aria-labelledby="invitation" className="invitation">
      <h2 id="invitation">{say(several ? 'invite-friends' : 'invite')}</h2>
      <div className="row">
        <input
          aria-label={say('link')}
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          ref={field}
          value={link}
        />
        <Button
          className="button primary"
          onPress={async () => setCopied(await copy(link, field.current))}
        >
          {say('copy-link')}
        </Button>
      </div>
      {squares.length > 0 && <LinkPicture squares={squares} title={say('link-picture')} />}
      <p aria-live="polite" className="hint">
        {copied
          ? say(several ? 'link-copied-friends' : 'link-copied')
          : say(several ? 'invite-friends-more' : 'invite-more')}
      </p>
    </section>
  )
}

/** Copies a link; without HTTPS browsers copy only what is selected on the page. */
async function copy(link: string, field: HTMLInputElement | null): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
  }
  field?.focus()
  field?.select()
  return document.execCommand('copy')
}

/** Squares around the pattern that stay light, so that a camera finds it. */
const MARGIN = 3

/** A QR code; each text is a row, with 1 for a dark square. */
function LinkPicture({ squares, title }: { squares: readonly string[]; title: string }) {
  const size = squares.length + 2 * MARGIN
  const dark = squares.flatMap((row, y) =>
    [...row].flatMap((square, x) =>
      square === '1' ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [],
    ),
  )
  return (
    <figure className="link-picture">
      <svg
        aria-label={title}
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${size} ${size}`}
      >
        <rect fill="#fff" height={size} width={size} />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <figcaption aria-hidden="true">{title}</figcaption>
    </figure>
  )
}
