import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { orderFacts } from '../shared/order-facts.ts'
import { knownFacts, MailButton, MailFacts, MailHeading, MailPicture, mailPicture, MailText } from '../shared/parts.tsx'
import { orderUpdateWords } from './words.ts'

export const orderOccasions = [
  'placed',
  'link',
  'paid',
  'confirmed',
  'visit',
  'visit_off',
  'preparing',
  'ready',
  'completed',
  'cancelled',
  'part_refunded',
  'refunded',
  'failed',
] as const
export type OrderOccasion = (typeof orderOccasions)[number]

/** Tells a customer what has become of the order. All values are text, in the time zone of the retailer and the currency of the car. */
export const orderUpdate = defineMail({
  symbol: 'order_update',
  name: ['Order, to the customer', 'طلب عبر الإنترنت، إلى العميل'],
  reader: 'visitor',
  isOwed: ({ amount }) => amount !== '',
  props: z.object({
    occasion: z.enum(orderOccasions),
    number: z.string(),
    customerName: z.string().default(''),
    vehicle: z.string().default(''),
    /** What this mail says of money: what was paid, held or returned; '' for nothing. */
    amount: z.string().default(''),
    facts: orderFacts,
    picture: mailPicture,
    reason: z.string().default(''),
    /** For the occasion `link`: until when it is to be confirmed. */
    until: z.string().default(''),
    /** Tokens of the links; an empty one draws no button. */
    readToken: z.string().default(''),
    confirmToken: z.string().default(''),
  }),
  words: orderUpdateWords,
  placeholders: {
    number: { name: ['Order number', 'رقم الطلب'], isFact: true, isAlways: true, value: ({ props }) => props.number },
    name: { name: ['Name of the customer', 'اسم العميل'], value: ({ props }) => props.customerName },
    amount: { name: ['Amount', 'المبلغ'], isFact: true, value: ({ props }) => props.amount },
    until: { name: ['End of the reservation', 'موعد انتهاء الحجز'], isFact: true, value: ({ props }) => props.until },
  },
  preheaders: { keys: orderOccasions.map((occasion) => `${occasion}_preheader`), keyOf: ({ occasion }) => `${occasion}_preheader` },
  subject: ({ props, texts }) => texts[`${props.occasion}_subject`],
  preheader: ({ props, texts }) => texts[`${props.occasion}_text`],
  View: ({ props, texts, sentences, language, site }) => {
    const page = `${site.url}/ar/showroom-order-online/confirmation/${encodeURIComponent(props.number)}`
    const facts = [...props.facts, { label: texts.reason, value: props.reason }]
    return (
      <>
        <MailHeading language={language}>{texts[`${props.occasion}_heading`]}</MailHeading>
        {props.customerName === '' ? null : <MailText language={language} text={texts.greeting} />}
        <MailText language={language} text={sentences[`${props.occasion}_text`]} />
        <MailPicture address={props.picture === '' ? '' : `${site.url}${props.picture}`} text={props.vehicle} />
        <MailFacts language={language} facts={knownFacts(facts)} />
        {props.confirmToken === '' ? null : (
          <MailButton language={language} href={`${page}?confirm=${encodeURIComponent(props.confirmToken)}`}>
            {texts.confirm}
          </MailButton>
        )}
        {props.readToken === '' ? null : (
          <MailButton language={language} quiet={props.confirmToken !== ''} href={`${page}?token=${encodeURIComponent(props.readToken)}`}>
            {texts.open}
          </MailButton>
        )}
        <MailText language={language} text={sentences.not_you} />
      </>
    )
  },
})
