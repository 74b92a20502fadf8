import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { isLive } from '#domains/stock/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { useMay } from '../app/signed-in.ts'
import { ask } from '../data-provider/ask.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { Run } from './run-report.tsx'
import { useRefusedReason } from './use-refused-reason.ts'
import { reasonWords, runWords } from './words.ts'

type Question = 'apply' | 'apply_anyway' | 'cancel'
const tones = { apply: 'primary', apply_anyway: 'warning', cancel: 'inherit' } as const

/** The result of a run or what it waits for, with the decisions that staff can make. */
export function Decision({ run, onDone }: { run: Run; onDone: () => void }) {
  const word = useWords(runWords)
  const mayWrite = useMay('stock.write')
  const [question, setQuestion] = useState<Question | null>(null)
  const button = (name: Question, variant: 'contained' | 'outlined' = 'contained') => (
    <Button variant={variant} color={tones[name]} onClick={() => setQuestion(name)}>
      {word(name)}
    </Button>
  )
  return (
    <>
      <StateNotice run={run} />
      {mayWrite && (run.state === 'ready' || run.state === 'stopped' || isLive(run.state)) ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {run.state === 'ready' ? button('apply') : null}
          {run.state === 'stopped' ? button('apply_anyway') : null}
          {button('cancel', 'outlined')}
        </Box>
      ) : null}
      {question ? <Confirmation run={run} question={question} onDone={onDone} onClose={() => setQuestion(null)} /> : null}
    </>
  )
}

function StateNotice({ run }: { run: Run }) {
  const word = useWords(runWords)
  const reason = useWords(reasonWords)
  switch (run.state) {
    case 'stopped':
      return (
        <Alert severity="warning">
          <AlertTitle>{word('stop_title')}</AlertTitle>
          {word('stop_text', { gone: formatNumber(run.counts.gone), of: formatNumber(run.counts.gone_of) })}
        </Alert>
      )
    case 'ready':
      return <Alert severity="info">{word('ready_text')}</Alert>
    case 'done':
      return <Alert severity="success">{word('done_text')}</Alert>
    case 'failed':
    case 'cancelled':
      return (
        <Alert severity={run.state === 'failed' ? 'error' : 'info'}>
          <AlertTitle>{run.reason in reasonWords ? reason(run.reason as keyof typeof reasonWords) : run.reason}</AlertTitle>
          {run.reason_line === null ? '' : `${word('at_line', { line: run.reason_line })}. `}
          {run.reason_detail ? <Ltr>{run.reason_detail}</Ltr> : null} {word('failed_text')}
        </Alert>
      )
    default:
      return null
  }
}

type ConfirmationProps = { run: Run; question: Question; onDone: () => void; onClose: () => void }

/** Asks once more with the counts of the run, and decides. */
export function Confirmation({ run, question, onDone, onClose }: ConfirmationProps) {
  const word = useWords(runWords)
  const reasonOf = useRefusedReason()
  const { gone, added, changed } = run.counts
  const decide = async () => {
    const params = { id: run.id }
    if (question === 'cancel') await ask('POST /api/feed_runs/{id}/cancel', { params })
    else await ask('POST /api/feed_runs/{id}/apply', { params, body: { allow_gone: question === 'apply_anyway' } })
    return undefined
  }
  return (
    <QuestionDialog
      title={word(question)}
      action={word('confirm')}
      leave={word('back')}
      isDangerous={question !== 'apply'}
      send={decide}
      refusal={reasonOf}
      {...{ onClose, onDone }}
    >
      <Typography>
        {question === 'cancel'
          ? word('cancel_sure')
          : word('apply_sure', { added: formatNumber(added), changed: formatNumber(changed), gone: formatNumber(gone) })}
      </Typography>
    </QuestionDialog>
  )
}
