import { useNotify } from 'react-admin'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { $areKeysOff } from './key-state.ts'
import { keyHelpWords } from './words.ts'

/** Switches single keys on or off for this person, here at once and on every device from the next visit on. */
export function useKeysSwitch(): (isOn: boolean) => void {
  const notify = useNotify()
  const word = useWords(keyHelpWords)
  return (isOn) => {
    $areKeysOff.set(!isOn)
    ask('PUT /api/preferences/keys', { body: { are_off: !isOn } }).catch(() => notify(word('not_kept'), { type: 'error' }))
  }
}
