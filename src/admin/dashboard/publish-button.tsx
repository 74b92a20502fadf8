import { Alert, Button, Link, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { useWords } from '../i18n/use-words.ts'
import { editorAddress } from '#staff/addresses.ts'
import { dashboardWords } from './words.ts'

type PublishProps = { pageId: number; name: string; onDone: () => void }

/** Publishes a page that waits for it, after a look at what keeps it from that. */
export function PublishButton(props: PublishProps) {
  const word = useWords(dashboardWords)
  const [isOpen, setIsOpen] = useState(false)
  if (!useMay('pages.write')) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={word('of', { action: word('publish_page'), name: props.name })}
        onClick={() => setIsOpen(true)}
        sx={{ minBlockSize: 40 }}
      >
        {word('publish_page')}
      </Button>
      {isOpen ? <PublishDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

type Standing = { version: number; problems: number; warnings: number }

/** What is published is the draft as it stood when the dialog opened; one that was changed meanwhile is looked at again. */
function PublishDialog({ pageId, name, onDone, onClose }: PublishProps & { onClose: () => void }) {
  const word = useWords(dashboardWords)
  const translate = useTranslate()
  const [standing, setStanding] = useState<Standing | null>(null)
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)

  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same again
  useEffect(() => {
    const leaving = new AbortController()
    const callInput = { params: { id: pageId }, signal: leaving.signal }
    Promise.all([ask('GET /api/pages/{id}/draft', callInput), ask('GET /api/pages/{id}/checks', callInput)])
      .then(([draft, checks]) => setStanding({ version: draft.data.version, problems: checks.data.problems.length, warnings: checks.data.warnings.length }))
      .catch((error) => leaving.signal.aborted || setFailure(messageOf(error)))
    return () => leaving.abort()
  }, [round])

  const publish = async () => {
    setFailure('')
    await ask('POST /api/pages/{id}/publish', { params: { id: pageId }, body: {}, ifMatch: String(standing?.version) })
    return word('published')
  }
  const refusal = (error: unknown) => {
    const code = refusalOf<'POST /api/pages/{id}/publish'>(error)?.code
    if (code === 'stale') setRound(round + 1)
    return code === 'stale' ? word('publish_stale') : code === 'not_approved' || code === 'sample_content' ? word('publish_refused') : undefined
  }
  return (
    <QuestionDialog
      title={word('publish_title', { name })}
      action={word('publish_page')}
      isReady={standing?.problems === 0}
      send={publish}
      {...{ refusal, onClose, onDone }}
    >
      <Typography variant="body2">{word('publish_text')}</Typography>
      {standing && standing.problems > 0 ? <Alert severity="error">{word('publish_problems', { count: standing.problems })}</Alert> : null}
      {standing && standing.warnings > 0 ? <Alert severity="info">{word('publish_warnings', { count: standing.warnings })}</Alert> : null}
      <Link href={editorAddress(pageId)} target="_blank" rel="noopener" sx={{ justifySelf: 'start', paddingBlock: 1 }}>
        {word('publish_look')}
      </Link>
      {failure === '' ? null : <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
    </QuestionDialog>
  )
}
