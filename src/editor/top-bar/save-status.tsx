import { saveWords } from '#staff/drafts/words.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useWord } from '../words/use-word.ts'
import css from './top-bar.module.css'

const icons: Record<string, IconName> = { saved: 'check', unsaved: 'edit', saving: 'refresh' }

/** Whether the work is saved, and what a person can do when it is not. */
export function SaveStatus() {
  const { session } = usePageEditor()
  const word = useWord(saveWords)
  const state = useAtom(session.$save)
  const isBad = !(state.kind in icons)
  const text = state.kind === 'refused' ? word('refused', { code: state.code }) : word(state.kind === 'offline' ? 'offline_short' : state.kind)
  return (
    <div className={css.save} data-save-state={state.kind} data-bad={isBad ? '' : undefined}>
      <span className={css.saveText} role="status" title={state.kind === 'offline' ? word('offline') : text}>
        <Icon name={icons[state.kind] ?? 'alert'} />
        <span>{text}</span>
      </span>
      {(state.kind === 'offline' || state.kind === 'refused') && (
        <Button size="s" onClick={session.retry}>
          {word('try_again')}
        </Button>
      )}
      {state.kind === 'signed_out' && (
        <Button size="s" onClick={() => location.assign(`/ar/auth/login?target=${encodeURIComponent(location.pathname + location.search)}`)}>
          {word('sign_in')}
        </Button>
      )}
    </div>
  )
}
