import { IconButton } from '../ui/button.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import css from './media.module.css'
import type { RunningUpload } from './use-uploads.ts'
import { mediaWords } from './words.ts'

/** The progress of running uploads, and the reasons of failed ones. */
export function UploadList({ uploads, onDismiss }: { uploads: readonly RunningUpload[]; onDismiss: (id: number) => void }) {
  const word = useWord(mediaWords)
  const say = useFailure()
  if (uploads.length === 0) return null
  return (
    <ul className={css.uploads}>
      {uploads.map(({ id, name, share, failure, stop }) => (
        <li key={id}>
          {failure ? (
            <Notice kind="error" action={<IconButton icon="close" label={word('dismiss')} onClick={() => onDismiss(id)} />}>
              {word('upload_failed', { name, reason: say(failure) })}
            </Notice>
          ) : (
            <div className={css.upload}>
              <label className={css.uploadName} htmlFor={`upload-${id}`}>
                {word('uploading', { name })}
              </label>
              <progress id={`upload-${id}`} value={share} max={1} />
              <IconButton icon="close" label={word('stop', { name })} onClick={stop} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
