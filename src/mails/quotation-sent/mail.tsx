import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { orderFacts } from '../shared/order-facts.ts'
import { knownFacts, MailButton, MailFacts, MailHeading, MailPicture, mailPicture, MailText } from '../shared/parts.tsx'
import { quotationSentWords } from './words.ts'

/** An offer of a car that the team wrote for a customer, with the link at which it is read whole and paid for. */
export const quotationSent = defineMail({
  symbol: 'quotation_sent',
  name: ['Quotation, to the customer', 'عرض سعر، إلى العميل'],
  reader: 'visitor',
  props: z.object({
    number: z.string(),
    customerName: z.string().default(''),
    vehicle: z.string(),
    picture: mailPicture,
    /** The last day on which it counts. */
    until: z.string(),
    /** Until when the car is held for the customer; '' where nobody holds it. */
    heldUntil: z.string().default(''),
    /** What is paid online; '' for nothing. */
    amount: z.string().default(''),
    note: z.string().default(''),
    facts: orderFacts,
    token: z.string(),
  }),
  words: quotationSentWords,
  placeholders: {
    number: { name: ['Quotation number', 'رقم عرض السعر'], isFact: true, isAlways: true, value: ({ props }) => props.number },
    vehicle: { name: ['Car', 'السيارة'], isAlways: true, value: ({ props }) => props.vehicle },
    name: { name: ['Name of the customer', 'اسم العميل'], value: ({ props }) => props.customerName },
    until: { name: ['Last day of the quotation', 'آخر يوم لسريان العرض'], isFact: true, isAlways: true, value: ({ props }) => props.until },
    'held.until': { name: ['End of the hold', 'موعد انتهاء حجز السيارة'], isFact: true, value: ({ props }) => props.heldUntil },
    amount: { name: ['Amount to pay', 'المبلغ المطلوب دفعه'], isFact: true, value: ({ props }) => props.amount },
  },
  preheaders: { keys: ['preheader'], keyOf: () => 'preheader' },
  subject: ({ texts }) => texts.subject,
  preheader: ({ texts }) => texts.text,
  View: ({ props, texts, sentences, language, site }) => {
    const href = `${site.url}/ar/showroom-order-online/quotation/${encodeURIComponent(props.number)}?token=${encodeURIComponent(props.token)}`
    const holdSentence = props.heldUntil === '' ? sentences.not_held : sentences.held
    return (
      <>
        <MailHeading language={language}>{texts.heading}</MailHeading>
        {props.customerName === '' ? null : <MailText language={language} text={texts.greeting} />}
        <MailText language={language} text={sentences.text} />
        {props.note === '' ? null : <MailText language={language} text={props.note} />}
        <MailPicture address={props.picture === '' ? '' : `${site.url}${props.picture}`} text={props.vehicle} />
        <MailText language={language} text={holdSentence} />
        <MailButton language={language} href={href}>
          {props.amount === '' ? texts.open : texts.open_and_pay}
        </MailButton>
        <MailFacts language={language} facts={knownFacts(props.facts)} />
        <MailText language={language} text={sentences.not_you} />
      </>
    )
  },
})
