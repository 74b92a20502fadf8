import { Box, Link } from '@mui/material'
import { useCreatePath, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { CustomerLink } from '../customers/customer-link.tsx'
import { useRefreshWhile } from '../data-provider/use-refresh-while.ts'
import { RecordEdit } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { ScreenLink } from '../fields/screen-link.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { LeadFacts, LeadPart } from '../leads/lead-part.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderSumsLine } from './order-sums.tsx'
import { OrderNote, OrderWork } from './order-work.tsx'
import { orderWords } from './words.ts'

/** One order: what can be done now (first on a phone), customer, vehicle, payments, mails, and what happened. */
export function OrderScreen() {
  return (
    <RecordEdit redirect={false}>
      <Screen />
    </RecordEdit>
  )
}

function Screen() {
  const order = useRecordContext<WholeOrder>()
  useRefreshWhile(order?.payments?.some(({ is_moving: isMoving }) => isMoving) ?? false)
  useKeys('order', { actions: () => focusFirst('[data-order-work] button'), note: () => focusFirst('[data-order-note] textarea') })
  // The cached record of the list is shown first; it has no details.
  if (!order?.events) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gridTemplateRows: { md: 'auto auto 1fr auto' },
        gridTemplateAreas: { xs: '"sums" "work" "facts" "money" "log"', md: '"sums sums" "facts work" "facts log" "money log"' },
      }}
    >
      <Box sx={{ gridArea: 'sums' }}>
        <OrderSumsLine order={order} />
      </Box>
      <Box sx={{ gridArea: 'work' }}>
        <Stages order={order} />
        <div data-order-work="">
          <OrderWork order={order} />
        </div>
        <div data-order-note="">
          <OrderNote id={order.id} />
        </div>
      </Box>
      <Box sx={{ gridArea: 'facts' }}>
        <Facts order={order} />
      </Box>
      <Box sx={{ gridArea: 'money' }}>
        <OrderDocuments order={order} />
        <OrderMoney order={order} />
        <OrderMails order={order} />
      </Box>
      <Box sx={{ gridArea: 'log' }}>
        <OrderTimeline events={order.events} />
      </Box>
    </Box>
  )
}

/** Moves the focus to what a key goes to; false where there is none. */
function focusFirst(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

/** How far the order has come on the way to its handover. */
function Stages({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const stages = useLanguage() === 'ar' ? order.stages : order.stages_en
  if (stages.length === 0) return null
  return (
    <LeadPart title={word('stages')}>
      <LeadFacts facts={stages.map(({ key, label, at }) => ({ key, label, value: at === '' ? '—' : <bdi>{at}</bdi> }))} />
    </LeadPart>
  )
}

/** The lead that led to this order (C-248). */
function LeadOfOrder({ id }: { id: string }) {
  const createPath = useCreatePath()
  return (
    <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id })}>
      <Ltr>{id}</Ltr>
    </Link>
  )
}

/** Every fact of the order, under its parts. */
function Facts({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const facts = useLanguage() === 'ar' ? order.facts : order.facts_en
  return (
    <>
      {[...Map.groupBy(facts, ({ group }) => group)].map(([group, lines]) => (
        <LeadPart key={group} title={group}>
          <LeadFacts facts={lines.map((fact) => ({ key: fact.key, label: fact.label, value: <FactValue fact={fact} order={order} /> }))} />
        </LeadPart>
      ))}
      <LeadPart title={word('records')}>
        <CustomerLink kind="order" id={order.id} />
      </LeadPart>
      {order.rdx_forms_lead_id === '' ? null : (
        <LeadPart title={word('lead')}>
          <LeadOfOrder id={order.rdx_forms_lead_id} />
        </LeadPart>
      )}
    </>
  )
}

function FactValue({ fact: { key, value, is_figure: isFigure }, order }: { fact: WholeOrder['facts'][number]; order: WholeOrder }) {
  if (key === 'quotation' && order.quotation)
    return (
      <ScreenLink resource="quotations" id={order.quotation.id}>
        {value}
      </ScreenLink>
    )
  if (key === 'vehicle' && order.vehicle_link) return <Link href={order.vehicle_link}>{value}</Link>
  return isFigure ? <BidiFigure text={value} /> : <bdi>{value}</bdi>
}
