import { Box, Link } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from './lead-part.tsx'
import type { WholeLead } from './whole-lead.ts'
import { leadWords } from './words.ts'

/** The orders that name this lead as their origin (C-248). */
export function OrdersOfLead({ lead }: { lead: WholeLead }) {
  const word = useWords(leadWords)
  const createPath = useCreatePath()
  if (lead.orders.length === 0) return null
  return (
    <LeadPart title={word('orders_of_lead')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lead.orders.map(({ id, order_number: number }) => (
          <li key={id}>
            <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id })}>
              <Ltr>{number}</Ltr>
            </Link>
          </li>
        ))}
      </Box>
    </LeadPart>
  )
}
