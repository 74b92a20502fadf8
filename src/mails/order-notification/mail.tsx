import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { orderFacts } from '../shared/order-facts.ts'
import { MailButton, MailFacts, MailHeading } from '../shared/parts.tsx'
import { orderNotificationWords } from './words.ts'

/** Tells a retailer of an order. */
export const orderNotification = defineMail({
  symbol: 'order_notification',
  name: ['Order, to the retailer', 'طلب عبر الإنترنت، إلى المعرض'],
  reader: 'staff',
  props: z.object({
    occasion: z.enum(['placed', 'visit', 'visit_off', 'cancelled']),
    id: z.int(),
    number: z.string(),
    vehicle: z.string().default(''),
    facts: orderFacts,
  }),
  words: orderNotificationWords,
  placeholders: {
    number: { name: ['Order number', 'رقم الطلب'], isFact: true, isAlways: true, value: ({ props }) => props.number },
    vehicle: { name: ['Car', 'السيارة'], value: ({ props }) => props.vehicle },
  },
  subject: ({ props, texts }) => texts[`${props.occasion}_subject`],
  preheader: ({ props }) => props.vehicle,
  View: ({ props, texts, language, site }) => (
    <>
      <MailHeading language={language}>{texts[`${props.occasion}_heading`]}</MailHeading>
      <MailFacts language={language} facts={props.facts} />
      <MailButton language={language} href={`${site.url}/ar/admin/orders/${props.id}`}>
        {texts.open}
      </MailButton>
    </>
  ),
})
