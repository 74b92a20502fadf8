import { z } from 'zod'
import { wordIn, type Words } from '#kernel/words/words.ts'
import { defineMail } from '../define-mail.ts'
import { carAndCustomer, carFacts, customerFacts } from '../shared/order-facts.ts'
import { knownFacts, MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { orderInquiryWords } from './words.ts'

/** Said of a car that the inquiry does not name. */
const unnamedWords = { vehicle: ['a car', 'سيارة'] } as const satisfies Words

/** A visitor's question about a car, to its retailer. */
export const orderInquiry = defineMail({
  symbol: 'order_inquiry',
  name: ['Inquiry about a car, to the retailer', 'استفسار عن سيارة، إلى المعرض'],
  reader: 'staff',
  props: z.object({ ...carAndCustomer, path: z.string().default(''), price: z.string().default(''), message: z.string().default('') }),
  words: orderInquiryWords,
  placeholders: {
    vehicle: { name: ['Car', 'السيارة'], isAlways: true, value: ({ props, language }) => props.vehicle || wordIn(language, unnamedWords, 'vehicle') },
  },
  subject: ({ props, texts }) => (props.vehicle === '' ? texts.subject_without : texts.subject),
  preheader: ({ props }) => props.message,
  View: ({ props, texts, language, site }) => {
    const questions = [
      { label: texts.price, value: props.price },
      { label: texts.message, value: props.message },
    ]
    const facts = knownFacts([...carFacts(props, texts), ...customerFacts(props, texts), ...questions])
    return (
      <>
        <MailHeading language={language}>{texts.heading}</MailHeading>
        <MailFacts language={language} facts={facts} />
        {props.path === '' ? (
          props.vehicle !== '' && <MailText language={language} text={texts.as_sent} />
        ) : (
          <MailButton language={language} href={`${site.url}${props.path}`}>
            {texts.open}
          </MailButton>
        )}
      </>
    )
  },
})
