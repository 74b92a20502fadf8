import { type ReactNode, useId } from 'react'
import { useLibraryFailure, useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import type { RunningUpload } from './use-uploads.ts'

type UploadListProps<Data> = {
  uploads: readonly RunningUpload<Data>[]
  onDismiss: (id: number) => void
  /** Takes what is finished out of the list. */
  onClear?: () => void
  /** Says of something that the library had already where it is, and what may be done about it. */
  onKnown?: (data: Data, name: string) => ReactNode
}

/** The progress of running uploads, the reasons of failed ones, and what the library had already. */
export function UploadList<Data>({ uploads, onDismiss, onClear, onKnown }: UploadListProps<Data>) {
  const word = useLibraryWord()
  const say = useLibraryFailure()
  const listId = useId()
  if (uploads.length === 0) return null
  const finished = uploads.filter(({ state }) => state !== 'running')
  const finishedUploads = uploads.filter(({ state }) => state === 'done' || state === 'known')
  return (
    <div className={css.uploads}>
      {onClear && (
        <p className={css.uploadsHead} role="status">
          {word('uploaded_count', { done: finishedUploads.length, all: uploads.length })}
          {finished.length > 0 && (
            <button type="button" className={css.quiet} onClick={onClear}>
              {word('clear')}
            </button>
          )}
        </p>
      )}
      <ul className={css.uploadRows} aria-label={word('uploads')}>
        {uploads.map(({ id, name, folder, state, share, failure, data, stop, again }) => (
          <li key={id} className={css.upload} data-state={state} tabIndex={-1}>
            {state === 'failed' && (
              <>
                <span id={`${listId}-${id}-failure`} role="alert">
                  {word('upload_failed', { name, reason: say(failure ?? 'error') })}
                </span>
                {again && (
                  <button
                    type="button"
                    className={css.quiet}
                    aria-describedby={`${listId}-${id}-failure`}
                    onClick={({ currentTarget }) => {
                      // The button goes with the failure; its line keeps the focus.
                      currentTarget.closest('li')?.focus()
                      again()
                    }}
                  >
                    {word('retry')}
                  </button>
                )}
                <button type="button" className={css.quiet} onClick={() => onDismiss(id)}>
                  {word('dismiss')}
                </button>
              </>
            )}
            {state === 'done' && <span>{word('uploaded', { name })}</span>}
            {state === 'known' && (data !== null && onKnown ? onKnown(data, name) : <span>{word('known', { name })}</span>)}
            {state === 'running' && (
              <>
                <label className={css.uploadName} htmlFor={`${listId}-${id}`}>
                  {word('uploading', { name: folder === '' ? name : `${folder}/${name}` })}
                </label>
                <progress id={`${listId}-${id}`} value={share} max={1} />
                <button type="button" className={css.quiet} aria-label={word('stop', { name })} onClick={stop}>
                  ✕
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
