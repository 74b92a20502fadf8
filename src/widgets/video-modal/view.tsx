import type { Texts } from '#kernel/words/words.ts'
import { mark, VIDEO_ASKS, VIDEO_MODAL, VIDEO_STAGE } from '#ui/page-protocol.ts'
import type { videoModalWords } from './words.ts'
import css from './view.module.css'

export type VideoModalProps = { id: string; words: Texts<typeof videoModalWords.words> }

/** An empty dialog, and the question before an external player may be loaded into it. */
export function VideoModal({ words }: VideoModalProps) {
  return (
    <dialog className="modal" {...mark(VIDEO_MODAL, words.captions)} aria-label={words.title}>
      <form method="dialog">
        <button type="submit" className="modal-close" aria-label={words.close} />
      </form>
      <div {...mark(VIDEO_ASKS, words.asks)} className={css.asks} hidden>
        <p />
        <button type="button" className={css.play}>
          {words.play}
        </button>
      </div>
      <div {...mark(VIDEO_STAGE, '')} className={css.stage} />
    </dialog>
  )
}
