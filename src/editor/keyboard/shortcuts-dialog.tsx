import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useWord } from '../words/use-word.ts'
import { $isHelpShown } from './help.ts'
import { shortcutKeys } from './shortcuts.ts'
import css from './shortcuts-dialog.module.css'
import { keyboardWords } from './words.ts'

/** Every shortcut of the editor. */
export function ShortcutsDialog() {
  const word = useWord(keyboardWords)
  return (
    <Dialog isOpen onClose={() => $isHelpShown.set(false)} title={word('title')}>
      <dl className={css.list} tabIndex={0} aria-label={word('title')}>
        {shortcutKeys.map(({ shortcut, keys }) => (
          <div key={shortcut} className={css.row}>
            <dt>{word(shortcut)}</dt>
            <dd dir="ltr" className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
