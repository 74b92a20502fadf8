import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { isFormsApp } from '../app/forms-app.tsx'
import { useMay } from '../app/signed-in.ts'
import { Ltr } from '../fields/ltr.tsx'
import { ScreenLink } from '../fields/screen-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import type { WholeLead } from './whole-lead.ts'
import { leadWords } from './words.ts'

/** The orders that name this lead as their origin (C-248). */
export function OrdersOfLead({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  if (lead.orders.length === 0) return null
  return (
    <LeadPart title={word('orders_of_lead')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lead.orders.map(({ id, order_number: number }) => (
          <li key={id}>
            <ScreenLink resource="orders" id={id}>
              <Ltr>{number}</Ltr>
            </ScreenLink>
          </li>
        ))}
      </Box>
    </LeadPart>
  )
}

/** A quotation for the person of this lead. The application of forms makes none: its screens stay among themselves (C-008). */
export function QuotationButton({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const mayOffer = useMay('orders.write')
  if (!mayOffer || isFormsApp()) return null
  return (
    <Button component={Link} to={`/quotations/create?lead=${lead.id}`}>
      {word('make_quotation')}
    </Button>
  )
}
