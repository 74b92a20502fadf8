import { z } from 'zod'
import { fillWords } from '#kernel/words/fill-words.ts'
import { defineMail } from '../define-mail.ts'
import { MailFacts, MailHeading } from '../shared/parts.tsx'
import { orderInquiryWords } from './words.ts'

/** A visitor's question about a car, to its retailer. */
export const orderInquiry = defineMail({
  symbol: 'order_inquiry',
  name: ['Inquiry about a car, to the retailer', 'استفسار عن سيارة، إلى المعرض'],
  props: z.object({
    vehicle: z.string().default(''),
    vin: z.string().default(''),
    price: z.string().default(''),
    customerName: z.string(),
    email: z.string(),
    phone: z.string().default(''),
    message: z.string().default(''),
  }),
  words: orderInquiryWords,
  subject: ({ props, texts }) => (props.vehicle === '' ? texts.subject_without : fillWords(texts.subject, { vehicle: props.vehicle })),
  preheader: ({ props }) => props.message,
  View: ({ props, texts, language }) => {
    const facts = [
      { label: texts.vehicle, value: props.vehicle },
      { label: texts.vin, value: props.vin },
      { label: texts.price, value: props.price },
      { label: texts.customer, value: props.customerName },
      { label: texts.email, value: props.email },
      { label: texts.phone, value: props.phone },
      { label: texts.message, value: props.message },
    ]
    return (
      <>
        <MailHeading language={language}>{texts.heading}</MailHeading>
        <MailFacts language={language} facts={facts.filter(({ value }) => value !== '')} />
      </>
    )
  },
})
