import { z } from 'zod'
import { fillWords } from '#kernel/words/fill-words.ts'
import { defineMail } from '../define-mail.ts'
import { MailButton, MailFacts, MailHeading } from '../shared/parts.tsx'
import { orderNotificationWords } from './words.ts'

/** Tells a retailer of an order. */
export const orderNotification = defineMail({
  symbol: 'order_notification',
  name: ['Order, to the retailer', 'طلب عبر الإنترنت، إلى المعرض'],
  props: z.object({
    occasion: z.enum(['placed', 'visit', 'visit_off', 'cancelled']),
    id: z.int(),
    number: z.string(),
    vehicle: z.string(),
    vin: z.string().default(''),
    amount: z.string().default(''),
    customerName: z.string().default(''),
    email: z.string().default(''),
    phone: z.string().default(''),
    visit: z.string().default(''),
  }),
  words: orderNotificationWords,
  subject: ({ props, texts }) => fillWords(texts[`${props.occasion}_subject`], { number: props.number, vehicle: props.vehicle }),
  preheader: ({ props }) => props.vehicle,
  View: ({ props, texts, language, site }) => {
    const facts = [
      { label: texts.number, value: props.number },
      { label: texts.vehicle, value: props.vehicle },
      { label: texts.vin, value: props.vin },
      { label: texts.amount, value: props.amount },
      { label: texts.visit, value: props.visit },
      { label: texts.customer, value: props.customerName },
      { label: texts.phone, value: props.phone },
      { label: texts.email, value: props.email },
    ]
    return (
      <>
        <MailHeading language={language}>{texts[`${props.occasion}_heading`]}</MailHeading>
        <MailFacts language={language} facts={facts.filter(({ value }) => value !== '')} />
        <MailButton language={language} href={`${site.url}/ar/admin/orders/${props.id}`}>
          {texts.open}
        </MailButton>
      </>
    )
  },
})
