/** The list of keys by which one plays. */

import { Window } from '../ui/Window'
import { useTable } from './context'

/** The keys, as they are listed, with the key of the words that say what each does. */
const KEYS: readonly (readonly [shown: string, says: string])[] = [
  ['1 – 9', 'keys-option'],
  ['Enter', 'keys-confirm'],
  ['U', 'keys-undo'],
  ['N, Shift+N', 'keys-next'],
  ['Q', 'keys-question'],
  ['.', 'keys-told-next'],
  [',', 'keys-told-skip'],
  ['?', 'keys-help'],
  ['I', 'keys-about'],
  ['+ − 0', 'keys-zoom'],
]

export default function KeysWindow({ onClose }: { onClose(): void }) {
  const { say } = useTable()
  return (
    <Window onClose={onClose} title={say('keys')}>
      <dl className="keys">
        {KEYS.map(([shown, says]) => (
          <div key={says}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{say(says)}</dd>
          </div>
        ))}
      </dl>
    </Window>
  )
}
