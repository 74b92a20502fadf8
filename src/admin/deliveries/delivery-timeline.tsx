import { Typography } from '@mui/material'
import { type Identifier, useGetOne } from 'react-admin'
import { Timeline, TimelineStep } from '../fields/timeline.tsx'
import { useWords } from '../i18n/use-words.ts'
import { deliveryWords } from './words.ts'

type Attempt = { id: number; number: number; receipt: string; error: string; ended_at: string }

/** The history of a delivery: its creation, each attempt with the receiver's response, and when the next one is due. */
export function DeliveryTimeline({ id }: { id: Identifier }) {
  const word = useWords(deliveryWords)
  const { data, error } = useGetOne('deliveries', { id })
  if (error) return <Typography color="error">{word('load_failed')}</Typography>
  // The cached record of the list is shown first; it has no attempts.
  const tries: readonly Attempt[] | undefined = data?.tries
  if (!tries) return null
  return (
    <Timeline>
      <TimelineStep at={data.created_at} what={word('written')} />
      {tries.map(({ id, number, receipt, error, ended_at }) => (
        <TimelineStep key={id} at={ended_at} what={word(error === '' ? 'arrived' : 'missed', { number })} detail={error || receipt} isBad={error !== ''} />
      ))}
      {data.state === 'queued' ? <TimelineStep at={data.next_at} what={word('next')} /> : null}
    </Timeline>
  )
}
