import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { useWords } from '../i18n/use-words.ts'
import { DifferenceSides } from './difference-side.tsx'
import type { PaymentTask, WholePayment } from './whole-payment.ts'
import { paymentWords } from './words.ts'

type PartProps = { payment: WholePayment }

/** The state changes of a payment, with the source of each. */
export function PaymentTimeline({ payment: { events = [] } }: PartProps) {
  const word = useWords(paymentWords)
  return (
    <Part title={word('timeline')} isEmpty={events.length === 0}>
      {events.map(({ id, at, source, to_state: state, note }) => (
        <Line key={id} at={at} detail={note}>
          {word('step', { state: word(state), source: word(source) })}
        </Line>
      ))}
    </Part>
  )
}

/** The requests to the provider, with their results. */
export function PaymentTasks({ payment: { tasks = [], currency } }: PartProps) {
  const word = useWords(paymentWords)
  return (
    <Part title={word('tasks')} isEmpty={tasks.length === 0}>
      {tasks.map(({ id, kind, minor, state, reason, error, created_at: at }) => (
        <Line key={id} at={at} detail={error || wordsOf({ kind, reason })} isBad={state === 'failed'}>
          {word(kind)} {minor === null ? null : <Money minor={minor} currency={currency} />} — {word(state === 'failed' ? 'not_done' : state)}
        </Line>
      ))}
    </Part>
  )
}

/** The differences between provider and site. */
export function PaymentDifferences({ payment: { differences = [] } }: PartProps) {
  const word = useWords(paymentWords)
  if (differences.length === 0) return null
  return (
    <Part title={word('differences')} isEmpty={false}>
      {differences.map(({ id, kind, ours, theirs, found_at: at, settled_by: by, settled_at: settledAt }) => (
        <Line key={id} at={at} detail={<DifferenceSides ours={ours} theirs={theirs} />} isBad={settledAt === null}>
          {word(kind)} — {settledAt === null ? word('open') : word('settled', { name: by })}
        </Line>
      ))}
    </Part>
  )
}

/** The reason that staff gave; internal reasons are not shown, such as the name of the action where none was asked for. */
function wordsOf({ kind, reason }: Pick<PaymentTask, 'kind' | 'reason'>): string {
  const staffReason = reason.startsWith('staff: ') ? reason.slice('staff: '.length) : ''
  return staffReason === kind ? '' : staffReason
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const word = useWords(paymentWords)
  return (
    <Box component="section">
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {isEmpty ? (
        <Typography color="text.secondary">{word('none')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderInlineStart: '2px solid', borderColor: 'divider' }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

function Line({ at, detail, isBad = false, children }: { at: string; detail: ReactNode; isBad?: boolean; children: ReactNode }) {
  return (
    <Box component="li" sx={{ paddingInlineStart: 2, paddingBlock: 0.5 }}>
      <Typography variant="body2" component="span" color={isBad ? 'error' : 'text.primary'}>
        {children} · <Moment value={at} />
      </Typography>
      {detail === '' ? null : (
        <Typography variant="caption" sx={{ display: 'block', overflowWrap: 'anywhere' }} color="text.secondary">
          <bdi>{detail}</bdi>
        </Typography>
      )}
    </Box>
  )
}
