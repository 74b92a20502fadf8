import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { leadConfirmationWords } from './words.ts'

/** Tells a customer that the request has arrived. */
export const leadConfirmation = defineMail({
  symbol: 'lead_confirmation',
  name: ['Lead, to the customer', 'طلب عميل، إلى العميل'],
  note: [
    'A form with a subject or a text of its own says these in place of the subject and the text below.',
    'إذا كان للنموذج موضوع أو نص خاص به، ظهر في الرسالة بدلًا من الموضوع والنص أدناه.',
  ],
  reader: 'visitor',
  props: z.object({
    number: z.string(),
    /** The moment in words, in the time zone of the site. */
    received: z.string(),
    customerName: z.string().default(''),
    retailer: z.string().default(''),
    /** What the customer answered, in the order of the form. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    /** What the form says in place of the built-in subject and text; empty ones change nothing. */
    ownSubject: z.string().default(''),
    ownText: z.string().default(''),
  }),
  words: leadConfirmationWords,
  placeholders: {
    number: { name: ['Request number', 'رقم الطلب'], isFact: true, isAlways: true, value: ({ props }) => props.number },
    received: { name: ['Time of arrival', 'وقت الاستلام'], isAlways: true, value: ({ props }) => props.received },
    name: { name: ['Name of the customer', 'اسم العميل'], value: ({ props }) => props.customerName },
  },
  preheaders: { keys: ['preheader'], keyOf: ({ ownText }) => (ownText === '' ? 'preheader' : null) },
  subject: ({ props, texts }) => props.ownSubject || texts.subject,
  preheader: ({ props, texts }) => props.ownText || texts.text,
  View: ({ props, texts, sentences, language, site }) => {
    const about = [
      { label: texts.number, value: props.number },
      { label: texts.received, value: props.received },
      { label: texts.retailer, value: props.retailer },
    ]
    return (
      <>
        <MailHeading language={language}>{texts.heading}</MailHeading>
        {props.customerName === '' ? null : <MailText language={language} text={texts.greeting} />}
        <MailText language={language} text={props.ownText || sentences.text} />
        <MailFacts language={language} facts={[...about.filter(({ value }) => value !== ''), ...props.facts]} />
        <MailButton language={language} href={`${site.url}/ar/`}>
          {texts.visit}
        </MailButton>
        <MailText language={language} text={sentences.not_you} />
      </>
    )
  },
})
