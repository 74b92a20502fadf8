import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { Button } from '../ui/button.tsx'
import type { DataOf } from '#staff/calls/call-types.ts'
import { Choices } from '../ui/inputs/choices.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notices/notice.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useWord } from '../words/use-word.ts'
import css from './publishing.module.css'
import { publishingWords } from './words.ts'

export type PreviewDialogProps = {
  isOpen: boolean
  onClose: () => void
  pageId: number
  /** Saves unsaved changes, so that the link shows them. */
  flush: () => Promise<void>
}

/** Creates a link that shows the draft, as it is now, to anybody who has the link, until it expires. */
export function PreviewDialog({ isOpen, ...props }: PreviewDialogProps) {
  return isOpen ? <OpenPreviewDialog {...props} /> : null
}

const lives = { hour: 3600, day: 86_400, week: 604_800 } as const
type Life = keyof typeof lives
type Link = DataOf<'POST /api/pages/{id}/preview_links'>

function OpenPreviewDialog({ onClose, pageId, flush }: Omit<PreviewDialogProps, 'isOpen'>) {
  const word = useWord(publishingWords)
  const say = useFailure()
  const moment = useMoment()
  const [life, setLife] = useState<Life>('day')
  const [link, setLink] = useState<Link | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const create = async () => {
    setIsBusy(true)
    const answer = await linkTo(pageId, lives[life], flush)
    setIsBusy(false)
    setIsCopied(false)
    if (typeof answer === 'string') return setFailure(answer)
    setFailure(null)
    setLink(answer)
  }
  const copy = async () => {
    if (!link) return
    try {
      await navigator.clipboard.writeText(link.url)
      setIsCopied(true)
    } catch {
      setIsCopied(false) // The link can still be copied from its field.
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={word('preview_title')}
      footer={
        <>
          <Button onClick={onClose}>{word('close')}</Button>
          <Button variant={link ? 'plain' : 'primary'} icon="link" isBusy={isBusy} data-autofocus onClick={create}>
            {word('create_link')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>{word('preview_text')}</p>
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        <Choices
          label={word('life')}
          options={(['hour', 'day', 'week'] as const).map((value) => ({ value, label: word(`life_${value}`) }))}
          value={life}
          onChange={(value) => {
            setLife(value)
            setLink(null)
          }}
        />
        {link && (
          <div className={css.link}>
            <TextInput
              label={word('link')}
              dir="ltr"
              readOnly
              value={link.url}
              onChange={() => undefined}
              onFocus={(event) => event.currentTarget.select()}
              hint={word('expires', { moment: moment(link.expires_at) })}
            />
            <div className={css.actions}>
              <Button variant="primary" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
                {word(isCopied ? 'copied' : 'copy')}
              </Button>
              <a className={css.open} href={link.url} target="_blank" rel="noreferrer">
                <Icon name="external" />
                {word('open_tab')}
              </a>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  )
}

async function linkTo(pageId: number, seconds: number, flush: () => Promise<void>): Promise<Link | string> {
  try {
    await flush()
  } catch {
    return 'network'
  }
  const answer = await callByName('POST /api/pages/{id}/preview_links', { params: { id: pageId }, body: { seconds } })
  return answer.ok ? answer.data : answer.code
}
