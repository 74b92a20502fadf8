import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useMay } from '../app/signed-in.ts'
import type { DataOf } from '../data-provider/ask.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Money } from '../fields/money.tsx'
import { Moment } from '../fields/moment.tsx'
import { ScreenLink } from '../fields/screen-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import { LeadStateTag } from '../leads/lead-state.tsx'
import { leadWords } from '../leads/words.ts'
import { OrderStateTag } from '../orders/order-names.tsx'
import { deskWords } from './words.ts'

type History = DataOf<'GET /api/leads/{id}/contact_history'>

/** What else has the address or the number of a lead: leads, the cars of all of them, and orders. */
export function ContactHistory({ id }: { id: number }) {
  const word = useWords(deskWords)
  const { data, hasFailed, again } = useLoaded('GET /api/leads/{id}/contact_history', { params: { id } })
  if (hasFailed) {
    return (
      <LeadPart title={word('person')}>
        <LoadFailed again={again}>{word('person_failed')}</LoadFailed>
      </LeadPart>
    )
  }
  if (!data || (data.leads.length < 2 && data.orders.length === 0)) return null
  const cars = [...new Set([...data.leads.map(({ car }) => car), ...data.orders.map(({ vehicle_name }) => vehicle_name)])].filter((car) => car !== '')
  return (
    <LeadPart title={word('person')}>
      <Typography variant="caption" component="p" color="text.secondary">
        {word('person_note')}
      </Typography>
      <Rows title={word('person_leads')}>
        {data.leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isThis={lead.id === id} />
        ))}
      </Rows>
      <Rows title={word('person_orders')}>
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </Rows>
      <Rows title={word('person_cars')}>
        {cars.map((car) => (
          <li key={car}>
            <bdi>{car}</bdi>
          </li>
        ))}
      </Rows>
    </LeadPart>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minBlockSize: 36 } as const

function Rows({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ marginBlockStart: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, fontSize: '0.875rem' }}>
        {children}
      </Box>
    </>
  )
}

function LeadRow({ lead: { id, form, car, state, created_at: at }, isThis }: { lead: History['leads'][number]; isThis: boolean }) {
  const word = useWords(deskWords)
  const lead = useWords(leadWords)
  const name = lead('another_lead', { id: String(id) })
  return (
    <Box component="li" sx={row}>
      {isThis ? (
        <span>
          {name} ({word('this_lead')})
        </span>
      ) : (
        <ScreenLink resource="leads" id={id}>
          {name}
        </ScreenLink>
      )}
      <bdi>{form}</bdi>
      <bdi>{car}</bdi>
      <LeadStateTag state={state} />
      <Moment value={at} />
    </Box>
  )
}

function OrderRow({ order }: { order: History['orders'][number] }) {
  const mayOpen = useMay('orders.read')
  const number = <Ltr>{order.order_number}</Ltr>
  return (
    <Box component="li" sx={row}>
      {mayOpen ? (
        <ScreenLink resource="orders" id={order.id}>
          {number}
        </ScreenLink>
      ) : (
        number
      )}
      <bdi>{order.vehicle_name}</bdi>
      <OrderStateTag state={order.state} />
      {order.amount > 0 ? <Money minor={order.amount} currency={order.currency} /> : null}
      <Moment value={order.created_at} />
    </Box>
  )
}
