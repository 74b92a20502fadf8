import { Box, Link } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { useMay } from '../app/signed-in.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import { GatewayName, PaymentStateTag } from '../payments/payment-names.tsx'
import { orderInvoiceWords, orderWords } from './words.ts'

/** The payments and invoices of an order. */
export function OrderMoney({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  return (
    <>
      <LeadPart title={word('payments')}>
        {order.payments.length === 0 ? word('no_payments') : null}
        {order.payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </LeadPart>
      {order.invoices.length > 0 ? <Invoices order={order} /> : null}
    </>
  )
}

function PaymentLine({ payment }: { payment: WholeOrder['payments'][number] }) {
  const word = useWords(orderWords)
  const createPath = useCreatePath()
  const maySee = useMay('payments.read')
  const { id, gateway, state, amount, refunded_minor: refundedMinor, provider_id: providerId } = payment
  const sum = <Money minor={amount.minor} currency={amount.currency} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline', marginBlockEnd: 1, overflowWrap: 'anywhere' }}>
      {maySee ? (
        <Link component={RouterLink} to={createPath({ resource: 'payments', type: 'edit', id })}>
          {sum}
        </Link>
      ) : (
        sum
      )}
      <PaymentStateTag state={state} />
      {refundedMinor > 0 ? (
        <span>
          {word('refunded')}: <Money minor={refundedMinor} currency={amount.currency} />
        </span>
      ) : null}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <GatewayName gateway={gateway} /> <Ltr>{providerId ?? ''}</Ltr>
      </Box>
    </Box>
  )
}

function Invoices({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const kind = useWords(orderInvoiceWords)
  return (
    <LeadPart title={word('invoices')}>
      {order.invoices.map(({ id, kind: name, number, total, issued_at: issued }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, marginBlockEnd: 1 }}>
          {number === '' ? (
            <span>
              {kind(name)} {word('invoice_coming')}
            </span>
          ) : (
            <Link href={`/api/orders/${order.id}/invoices/${id}`} download>
              {kind(name)} <Ltr>{number}</Ltr>
            </Link>
          )}
          <Money minor={total.minor} currency={total.currency} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {issued === null ? null : <Moment value={issued} />}
          </Box>
        </Box>
      ))}
    </LeadPart>
  )
}
