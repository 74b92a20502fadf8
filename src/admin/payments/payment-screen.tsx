import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Loading, Title, useCanAccess, useGetOne, useNotify, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import type { PaymentState } from '#domains/payments/index.ts'
import { NotFound } from '../app/notices.tsx'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/rest-source.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { type PaymentAction, PaymentActionDialog } from './payment-action-dialog.tsx'
import { PaymentDifferences, PaymentTasks, PaymentTimeline } from './payment-history.tsx'
import { GatewayName, MoneyAmount, moneyText, PaymentStateTag } from './payment-names.tsx'
import type { WholePayment } from './whole-payment.ts'
import { paymentWords } from './words.ts'

/** The actions that are possible in each state. */
const offered: Readonly<Partial<Record<PaymentState, readonly PaymentAction[]>>> = {
  pending: ['release'],
  authorised: ['capture', 'release'],
  captured: ['refund'],
  part_refunded: ['refund'],
}

/** One payment: details, history and actions. */
export function PaymentScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<WholePayment>('payments', { id: Number(id) })
  const translate = useTranslate()
  if (error) return <NotFound />
  // The cached record of the list is shown first; it has no history.
  if (!data?.events) return <Loading />
  return (
    <Card sx={{ marginBlock: 2 }}>
      <Title title={`${translate('resources.payments.name', { smart_count: 1 })} ${data.id}`} />
      <CardContent sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Facts payment={data} />
        <Actions payment={data} onDone={() => void refetch()} />
        <PaymentTimeline payment={data} />
        <PaymentTasks payment={data} />
        <PaymentDifferences payment={data} />
      </CardContent>
    </Card>
  )
}

function Facts({ payment }: { payment: WholePayment }) {
  const word = useWords(paymentWords)
  const translate = useTranslate()
  const label = (field: string) => translate(`resources.payments.fields.${field}`)
  const { currency } = payment
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
      <Fact label={label('amount_minor')}>
        <MoneyAmount minor={payment.amount_minor} currency={currency} /> {payment.is_on_hold ? `(${word('held')})` : null}
      </Fact>
      <Fact label={label('state')}>
        <PaymentStateTag state={payment.state} />
        {payment.captured_minor > 0 ? <Typography variant="body2">{word('taken', { amount: moneyText(payment.captured_minor, currency) })}</Typography> : null}
        {payment.refunded_minor > 0 ? (
          <Typography variant="body2">{word('given_back', { amount: moneyText(payment.refunded_minor, currency) })}</Typography>
        ) : null}
        {payment.failure ? (
          <Typography variant="body2" color="error">
            <Ltr>{payment.failure}</Ltr>
          </Typography>
        ) : null}
      </Fact>
      {payment.authorised_until ? (
        <Fact label={word('lapses')}>
          <Moment value={payment.authorised_until} />
        </Fact>
      ) : null}
      <Fact label={label('gateway')}>
        <GatewayName gateway={payment.gateway} />
      </Fact>
      <Fact label={label('provider_id')}>
        <Ltr>{payment.provider_id}</Ltr>
      </Fact>
      <Fact label={label('description')}>
        <bdi>{payment.description}</bdi>
      </Fact>
      <Fact label={label('reference')}>
        <Ltr>{payment.reference}</Ltr>
      </Fact>
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '12rem minmax(0, 1fr)' }, columnGap: 2 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}

function Actions({ payment, onDone }: { payment: WholePayment; onDone: () => void }) {
  const word = useWords(paymentWords)
  const notify = useNotify()
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'edit' })
  const [action, setAction] = useState<PaymentAction | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  if (!canAccess) return null
  const check = async () => {
    setIsAsking(true)
    try {
      await ask(`/api/payments/${payment.id}/check`, { method: 'POST' })
      notify(word('checked'), { type: 'success' })
      onDone()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(offered[payment.state] ?? []).map((name) => (
        <Button key={name} variant={name === 'capture' ? 'contained' : 'outlined'} onClick={() => setAction(name)}>
          {word(name)}
        </Button>
      ))}
      <Button disabled={isAsking} onClick={() => void check()}>
        {word('check')}
      </Button>
      {action ? <PaymentActionDialog payment={payment} action={action} onClose={() => setAction(null)} onDone={onDone} /> : null}
    </Box>
  )
}
