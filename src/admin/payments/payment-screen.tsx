import { Box, Button, Card, CardContent, Link, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Loading, Title, useCanAccess, useCreatePath, useGetList, useGetOne, useNotify, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import type { OrderRecord } from '#domains/orders/index.server.ts'
import type { PaymentState } from '#domains/payments/index.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { NotFound } from '../app/notices.tsx'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useRefreshWhile } from '../data-provider/use-refresh-while.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { type PaymentAction, PaymentActionDialog } from './payment-action-dialog.tsx'
import { PaymentDifferences, PaymentTasks, PaymentTimeline } from './payment-history.tsx'
import { GatewayName, PaymentStateTag } from './payment-names.tsx'
import { WaitingApprovals } from './waiting-approvals.tsx'
import type { WholePayment } from './whole-payment.ts'
import { paymentWords } from './words.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The actions that are possible in each state. */
const offeredActions: Readonly<Partial<Record<PaymentState, readonly PaymentAction[]>>> = {
  pending: ['release'],
  authorized: ['capture', 'release'],
  captured: ['refund'],
  part_refunded: ['refund'],
}

/** One payment: details, history and actions. */
export function PaymentScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<WholePayment>('payments', { id: Number(id) })
  const translate = useTranslate()
  useRefreshWhile(data?.tasks?.some(({ state }) => state === 'queued') ?? false)
  if (error) return <NotFound />
  // The cached record of the list is shown first; it has no history.
  if (!data?.events) return <Loading />
  return (
    <Card sx={{ marginBlock: 2 }}>
      <Title title={`${translate('resources.payments.name', { smart_count: 1 })} ${data.id}`} />
      <CardContent sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Facts payment={data} />
        <WaitingApprovals approvals={data.approvals} />
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
  const language = useLanguage()
  // Whatever is written around it, the amount stays one piece.
  const sum = (minor: number) => `\u2068${moneyText(minor, currency, language)}\u2069`
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
      <Fact label={label('amount_minor')}>
        <Money minor={payment.amount_minor} currency={currency} /> {payment.is_on_hold ? `(${word('held')})` : null}
      </Fact>
      <Fact label={label('state')}>
        <PaymentStateTag state={payment.state} />
        {payment.captured_minor > 0 ? <Typography variant="body2">{word('taken', { amount: sum(payment.captured_minor) })}</Typography> : null}
        {payment.refunded_minor > 0 ? <Typography variant="body2">{word('given_back', { amount: sum(payment.refunded_minor) })}</Typography> : null}
        {payment.failure ? (
          <Typography variant="body2" color="error">
            <Ltr>{payment.failure}</Ltr>
          </Typography>
        ) : null}
      </Fact>
      {payment.state === 'authorized' && payment.authorized_until ? (
        <Fact label={word('lapses')}>
          <Moment value={payment.authorized_until} />
        </Fact>
      ) : null}
      <Fact label={label('gateway')}>
        <GatewayName gateway={payment.gateway} />
      </Fact>
      {payment.card === '' ? null : (
        <Fact label={label('card')}>
          <Ltr>{`•••• ${payment.card}`}</Ltr>
        </Fact>
      )}
      <Fact label={label('provider_id')}>
        <Ltr>{payment.provider_id}</Ltr>
      </Fact>
      <Fact label={label('description')}>
        <bdi>{payment.description}</bdi>
      </Fact>
      <Fact label={label('reference')}>
        <CheckoutLink lockId={payment.reference} />
      </Fact>
    </Box>
  )
}

/** The order that came of a checkout; without one, or for who may not see it, the id alone. */
function CheckoutLink({ lockId }: { lockId: string }) {
  const maySee = useMay('orders.read')
  const createPath = useCreatePath()
  const { data } = useGetList<OrderRecord>(
    'orders',
    { filter: { lock_id: lockId }, pagination: { page: 1, perPage: 1 } },
    { enabled: maySee && UUID.test(lockId) },
  )
  const order = data?.[0]
  if (!order) return <Ltr>{lockId}</Ltr>
  return (
    <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id: order.id })}>
      <Ltr>{order.order_number}</Ltr>
    </Link>
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
      await ask('POST /api/payments/{id}/check', { params: { id: payment.id } })
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
      {(offeredActions[payment.state] ?? []).map((name) => (
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
