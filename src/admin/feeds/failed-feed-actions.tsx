import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { ask } from '../data-provider/ask.ts'
import { useCall } from '../data-provider/use-call.ts'
import { useWords } from '../i18n/use-words.ts'
import { Confirmation } from './run-decision.tsx'
import type { Run } from './run-report.tsx'
import { useRefusedReason } from './use-refused-reason.ts'
import { failedFeedWords, runWords } from './words.ts'

type FailedFeed = NonNullable<DataOf<'GET /api/dashboard'>['feeds']>[number]
type Question = 'apply_anyway' | 'cancel'
type AskedQuestion = { question: Question; run: Run }

/** What is done with a feed whose last run failed or was stopped: it runs again, or what was stopped is decided upon. */
export function FailedFeedActions({ feed, onDone }: { feed: FailedFeed; onDone: () => void }) {
  const mayWrite = useMay('stock.write')
  if (!mayWrite) return null
  if (feed.run.state === 'stopped') return <StoppedRun feed={feed} onDone={onDone} />
  return feed.is_fetched ? <RunAgain feed={feed} onDone={onDone} /> : <OtherFile feed={feed} />
}

/** A run of an uploaded file needs another file, which the screen of the feed takes. */
function OtherFile({ feed: { id, name } }: { feed: FailedFeed }) {
  const word = useWords(failedFeedWords)
  return (
    <Button
      component={Link}
      to={`/feeds/${id}`}
      size="small"
      variant="outlined"
      aria-label={word('of', { action: word('other_file'), name })}
      sx={{ minBlockSize: 40 }}
    >
      {word('other_file')}
    </Button>
  )
}

function RunAgain({ feed: { id, name, run }, onDone }: { feed: FailedFeed; onDone: () => void }) {
  const word = useWords(failedFeedWords)
  const { isBusy, send } = useCall({ refusal: useRefusedReason() })
  const start = async () => {
    if (isBusy) return
    // Whoever presses in another window means the same new run.
    const headers = { 'idempotency-key': `after run ${run.id}` }
    if (await send('POST /api/feeds/{id}/runs', { params: { id }, headers, done: word('started') })) onDone()
  }
  return (
    <Button
      size="small"
      variant="outlined"
      aria-busy={isBusy}
      aria-label={word('of', { action: word('run_again'), name })}
      onClick={() => void start()}
      sx={{ minBlockSize: 40 }}
    >
      {word('run_again')}
    </Button>
  )
}

/** Applied or cancelled, after a look at what it would do. */
function StoppedRun({ feed: { name, run }, onDone }: { feed: FailedFeed; onDone: () => void }) {
  const word = useWords(failedFeedWords)
  const runWord = useWords(runWords)
  const notify = useNotify()
  const [askedQuestion, setAskedQuestion] = useState<AskedQuestion | null>(null)
  const open = (question: Question) => {
    ask('GET /api/feed_runs/{id}', { params: { id: run.id } }).then(
      ({ data }) => setAskedQuestion({ question, run: data }),
      (error) => notify(messageOf(error), { type: 'error' }),
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['apply_anyway', 'cancel'] as const).map((question) => (
        <Button
          key={question}
          size="small"
          variant={question === 'cancel' ? 'text' : 'outlined'}
          color={question === 'cancel' ? 'inherit' : 'warning'}
          aria-label={word('of', { action: runWord(question), name })}
          onClick={() => open(question)}
          sx={{ minBlockSize: 40 }}
        >
          {runWord(question)}
        </Button>
      ))}
      {askedQuestion ? <Confirmation run={askedQuestion.run} question={askedQuestion.question} onDone={onDone} onClose={() => setAskedQuestion(null)} /> : null}
    </Box>
  )
}
