import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading, Title } from 'react-admin'
import { useParams } from 'react-router'
import { useMay } from '../app/signed-in.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { DeliveryState } from '../deliveries/delivery-names.tsx'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Money } from '../fields/money.tsx'
import { ScreenLink } from '../fields/screen-link.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { TaskDoneButton } from '../lead-desk/task-done-button.tsx'
import { LeadClock } from '../leads/lead-clock.tsx'
import { LeadPart } from '../leads/lead-part.tsx'
import { LeadStateTag } from '../leads/lead-state.tsx'
import { OrderStateTag } from '../orders/order-names.tsx'
import { SumsInWords } from '../orders/order-sums.tsx'
import { QuotationStageTag } from '../quotations/quotation-stage.tsx'
import { carsOf, mailsToCustomer, useMailName } from './customer-parts.ts'
import { customerWords } from './words.ts'

type Customer = DataOf<'GET /api/customers/{ref}'>
type Match = NonNullable<Customer['leads']>[number]['matches'][number]
/** As many as the API answers of each kind. */
const MOST_LISTED = 50

/** All that has the address or the number of one record: leads, orders, quotations, cars, tasks and mails, newest first. */
export function CustomerScreen() {
  const word = useWords(customerWords)
  const { id = '' } = useParams()
  const { data: customer, hasFailed, again } = useLoaded('GET /api/customers/{ref}', { params: { ref: id } })
  if (hasFailed) return <LoadFailed again={again}>{word('failed_to_load')}</LoadFailed>
  if (!customer) return <Loading />
  const { leads, orders, quotations, tasks, mails } = customer
  return (
    <Paper variant="outlined" sx={{ marginBlock: 2 }}>
      <Title title={customer.name || word('nameless')} />
      <Head customer={customer} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Box>
          {leads ? <Leads leads={leads} /> : null}
          {orders ? <Orders orders={orders} /> : null}
          {quotations ? <Quotations quotations={quotations} /> : null}
        </Box>
        <Box>
          {tasks ? <Tasks tasks={tasks} onDone={again} /> : null}
          <Cars customer={customer} />
          <Mails mails={mails} />
        </Box>
      </Box>
    </Paper>
  )
}

/** How the customer is reached. */
function Head({ customer: { name, email, phone } }: { customer: Customer }) {
  const word = useWords(customerWords)
  return (
    <Box sx={{ padding: 2, borderBlockEnd: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Typography variant="h5" component="h2">
        <bdi>{name || word('nameless')}</bdi>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {phone === '' ? null : (
          <Button
            component="a"
            href={`tel:${phone}`}
            variant="outlined"
            startIcon={<PhoneIcon />}
            aria-label={`${word('call')} ${phone}`}
            sx={{ minBlockSize: 40 }}
          >
            <Ltr>{phone}</Ltr>
          </Button>
        )}
        {email === '' ? null : (
          <Button
            component="a"
            href={`mailto:${encodeURIComponent(email)}`}
            variant="outlined"
            startIcon={<MailIcon />}
            aria-label={`${word('write')} ${email}`}
            sx={{ minBlockSize: 40, textTransform: 'none', overflowWrap: 'anywhere' }}
          >
            <Ltr>{email}</Ltr>
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {word('note')}
      </Typography>
    </Box>
  )
}

type PartProps = { title: string; none: string; count: number; children: ReactNode }

/** A part with its rows, or the sentence for none. */
function Part({ title, none, count, children }: PartProps) {
  const word = useWords(customerWords)
  return (
    <LeadPart title={title}>
      {count === 0 ? (
        <Typography color="text.secondary" variant="body2">
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {children}
        </Box>
      )}
      {count >= MOST_LISTED ? (
        <Typography color="text.secondary" variant="caption">
          {word('newest')}
        </Typography>
      ) : null}
    </LeadPart>
  )
}

type RowProps = { children: ReactNode; name?: string; matches?: readonly Match[]; at?: string; note?: ReactNode }

/** A row with its link, the name that its record has, why it is here, and when it came. */
function Row({ children, name = '', matches = [], at, note }: RowProps) {
  const word = useWords(customerWords)
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider', fontSize: '0.875rem' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minBlockSize: 32, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {note}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {name === '' ? null : <bdi>{name}</bdi>}
        {matches.map((match) => (
          <span key={match}>{word(`by_${match}`)}</span>
        ))}
        {at === undefined ? null : <Moment value={at} />}
      </Box>
    </Box>
  )
}

function Leads({ leads }: { leads: NonNullable<Customer['leads']> }) {
  const word = useWords(customerWords)
  return (
    <Part title={word('leads')} none={word('leads_none')} count={leads.length}>
      {leads.map((lead) => (
        <Row key={lead.id} name={lead.name} matches={lead.matches} at={lead.created_at}>
          <ScreenLink resource="leads" id={lead.id}>
            {word('lead', { id: String(lead.id) })}
          </ScreenLink>
          <LeadStateTag state={lead.state} />
          <LeadClock lead={lead} />
          <bdi>{lead.form}</bdi>
          <bdi>{lead.car}</bdi>
        </Row>
      ))}
    </Part>
  )
}

function Orders({ orders }: { orders: NonNullable<Customer['orders']> }) {
  const word = useWords(customerWords)
  return (
    <Part title={word('orders')} none={word('orders_none')} count={orders.length}>
      {orders.map((order) => (
        <Row key={order.id} name={order.customer_name} matches={order.matches} at={order.created_at} note={<SumsInWords order={order} />}>
          <ScreenLink resource="orders" id={order.id}>
            <Ltr>{order.order_number}</Ltr>
          </ScreenLink>
          <OrderStateTag state={order.state} />
          <bdi>{order.vehicle_name}</bdi>
        </Row>
      ))}
    </Part>
  )
}

function Quotations({ quotations }: { quotations: NonNullable<Customer['quotations']> }) {
  const word = useWords(customerWords)
  return (
    <Part title={word('quotations')} none={word('quotations_none')} count={quotations.length}>
      {quotations.map((quotation) => (
        <Row key={quotation.id} name={quotation.customer_name} matches={quotation.matches} at={quotation.created_at}>
          <ScreenLink resource="quotations" id={quotation.id}>
            <Ltr>{quotation.number}</Ltr>
          </ScreenLink>
          <QuotationStageTag stage={quotation.stage} />
          <bdi>{quotation.vehicle_name}</bdi>
          {quotation.vehicle_price === null ? null : <Money minor={quotation.vehicle_price} currency={quotation.currency} />}
        </Row>
      ))}
    </Part>
  )
}

function Tasks({ tasks, onDone }: { tasks: NonNullable<Customer['tasks']>; onDone: () => void }) {
  const word = useWords(customerWords)
  return (
    <Part title={word('tasks')} none={word('tasks_none')} count={tasks.length}>
      {tasks.map((task) => (
        <Row key={task.id} at={task.due_at}>
          <ScreenLink resource="leads" id={task.lead_id}>
            <bdi dir="auto">{task.text}</bdi>
          </ScreenLink>
          {task.done_at === null ? (
            <TaskDoneButton leadId={task.lead_id} id={task.id} text={task.text} onDone={onDone} />
          ) : (
            <Tag tone="good">{word('task_done')}</Tag>
          )}
        </Row>
      ))}
    </Part>
  )
}

function Cars({ customer }: { customer: Customer }) {
  const word = useWords(customerWords)
  const mayOpen = useMay('stock.read')
  const cars = carsOf(customer)
  return (
    <Part title={word('cars')} none={word('cars_none')} count={cars.length}>
      {cars.map(({ id, name }) => (
        <Row key={`${id} ${name}`}>
          {id !== null && mayOpen ? (
            <ScreenLink resource="vehicles" id={id}>
              <bdi>{name}</bdi>
            </ScreenLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Row>
      ))}
    </Part>
  )
}

function Mails({ mails }: { mails: Customer['mails'] }) {
  const word = useWords(customerWords)
  const nameOf = useMailName()
  const customerMails = mailsToCustomer(mails)
  return (
    <Part title={word('mails')} none={word('mails_none')} count={customerMails.length}>
      {customerMails.map((mail) => (
        <Row key={mail.id} at={mail.at}>
          <ScreenLink resource={`${mail.kind}s`} id={mail.subject_id}>
            {nameOf(mail)}
          </ScreenLink>
          <DeliveryState state={mail.state} />
        </Row>
      ))}
    </Part>
  )
}
