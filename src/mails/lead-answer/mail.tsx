import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { MailHeading, MailText } from '../shared/parts.tsx'
import { leadAnswerMailWords } from './words.ts'

/** What staff answer a customer who sent a form. */
export const leadAnswer = defineMail({
  symbol: 'lead_answer',
  name: ['Lead, answered by staff', 'طلب عميل، رد الموظف'],
  note: ['Whoever answers writes the subject and the text; what stands below is added.', 'يكتب الموظف موضوع الرد ونصه، وتُضاف إليهما الجملة أدناه.'],
  reader: 'visitor',
  props: z.object({
    number: z.string(),
    subject: z.string(),
    /** As staff wrote it: a plain text, which is drawn as one. */
    text: z.string(),
  }),
  words: leadAnswerMailWords,
  placeholders: { number: { name: ['Request number', 'رقم الطلب'], isFact: true, isAlways: true, value: ({ props }) => props.number } },
  subject: ({ props }) => props.subject,
  preheader: ({ props }) => props.text,
  View: ({ props, sentences, language }) => (
    <>
      <MailHeading language={language}>{props.subject}</MailHeading>
      <MailText language={language} text={props.text} />
      <MailText language={language} text={sentences.number} />
    </>
  ),
})
