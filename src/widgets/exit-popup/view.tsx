import { EXIT_POPUP, mark } from '#ui/page-protocol.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import css from './view.module.css'

export type ExitPopupProps = {
  id: string
  /** Sources of expressions that addresses are compared with; an empty `block` matches none. */
  allow: string
  block: string
  title: string
  /** Sanitised HTML; '' says `text`. */
  content: string
  text: string
  okText: string
  /** '' has no button. */
  cancelText: string
}

/** The question before another site. Its buttons close it by themselves, and Escape does as well (C-051, C-052). */
export function ExitPopup({ id, allow, block, title, content, text, okText, cancelText }: ExitPopupProps) {
  return (
    <dialog className={css.dialog} aria-labelledby={`${id}-title`} {...mark(EXIT_POPUP, JSON.stringify({ allow, block }))}>
      <form method="dialog" className={css.sheet}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {content ? <RichText html={content} /> : <p>{text}</p>}
        <div className={css.buttons}>
          <button type="submit" value="go" className={css.go}>
            {okText}
          </button>
          {cancelText && (
            <button type="submit" value="" className={css.cancel}>
              {cancelText}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
