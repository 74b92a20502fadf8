import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type Identifier, useGetOne } from 'react-admin'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { deliveryWords } from './words.ts'

type Attempt = { id: number; number: number; receipt: string; error: string; ended_at: string }

/** What happened to a delivery, in order: written, each attempt with what the receiver said, and when the next one is due. */
export function DeliveryTimeline({ id }: { id: Identifier }) {
  const word = useWords(deliveryWords)
  const { data, error } = useGetOne('deliveries', { id })
  if (error) return <Typography color="error">{word('load_failed')}</Typography>
  // The record of the list comes first, and has no attempts.
  const tries: readonly Attempt[] | undefined = data?.tries
  if (!tries) return null
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderInlineStart: 2, borderColor: 'divider' }}>
      <Step at={data.created_at} what={word('written')} />
      {tries.map(({ id, number, receipt, error, ended_at }) => (
        <Step key={id} at={ended_at} what={word(error === '' ? 'arrived' : 'missed', { number })} detail={error || receipt} isBad={error !== ''} />
      ))}
      {data.state === 'queued' ? <Step at={data.next_at} what={word('next')} /> : null}
    </Box>
  )
}

function Step({ at, what, detail = '', isBad = false }: { at: string; what: ReactNode; detail?: string; isBad?: boolean }) {
  return (
    <Box component="li" sx={{ paddingInlineStart: 2, paddingBlock: 0.5 }}>
      <Typography variant="body2" component="span" color={isBad ? 'error' : 'text.primary'}>
        {what} · <Moment value={at} />
      </Typography>
      {detail === '' ? null : (
        <Typography variant="caption" component="bdi" dir="auto" sx={{ display: 'block', overflowWrap: 'anywhere' }} color="text.secondary" lang="en">
          {detail}
        </Typography>
      )}
    </Box>
  )
}
