import { z } from 'zod'
import { fillWords } from '#kernel/words/fill-words.ts'
import { defineMail } from '../define-mail.ts'
import { MailHeading, MailText } from '../shared/parts.tsx'
import { leadAnswerMailWords } from './words.ts'

/** What staff answer a customer who sent a form. */
export const leadAnswer = defineMail({
  symbol: 'lead_answer',
  name: ['Lead, answered by staff', 'طلب عميل، رد الموظف'],
  reader: 'visitor',
  props: z.object({
    number: z.string(),
    subject: z.string(),
    /** As staff wrote it: a plain text, which is drawn as one. */
    text: z.string(),
  }),
  words: leadAnswerMailWords,
  subject: ({ props }) => props.subject,
  preheader: ({ props }) => props.text,
  View: ({ props, texts, language }) => (
    <>
      <MailHeading language={language}>{props.subject}</MailHeading>
      <MailText language={language} text={props.text} />
      <MailText language={language} text={fillWords(texts.number, { number: props.number })} />
    </>
  ),
})
