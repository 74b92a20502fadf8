import { Box } from '@mui/material'
import type { WholeOrder } from '#domains/orders/index.server.ts'
import { DeliveryState } from '../deliveries/delivery-names.tsx'
import { Moment } from '../fields/moment.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LeadPart } from '../leads/lead-part.tsx'
import { orderMailWords, orderWords } from './words.ts'

/** The mails of an order, with their recipients and delivery states. */
export function OrderMails({ order }: { order: WholeOrder }) {
  const word = useWords(orderWords)
  const mail = useWords(orderMailWords)
  return (
    <LeadPart title={word('mails')}>
      {order.deliveries.length === 0 ? word('no_mails') : null}
      {order.deliveries.map(({ id, key, state, createdAt }) => {
        const { occasion, isToRetailer } = mailOf(key)
        return (
          <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, marginBlockEnd: 1 }}>
            <span>{mail(occasion)}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {word(isToRetailer ? 'to_retailer' : 'to_customer')} · <Moment value={String(createdAt)} />
            </Box>
            <DeliveryState state={state} />
          </Box>
        )
      })}
    </LeadPart>
  )
}

/** The key of an order's mail contains its occasion and its audience: `order:7:placed:retailer`. */
export function mailOf(key: string): { occasion: keyof typeof orderMailWords; isToRetailer: boolean } {
  const [, , mailKind = '', reader] = key.split(':')
  return { occasion: Object.hasOwn(orderMailWords, mailKind) ? (mailKind as keyof typeof orderMailWords) : 'other', isToRetailer: reader === 'retailer' }
}
