import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { knownFacts, MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { leadNotificationWords } from './words.ts'

/** Answers that have something to read. */
function valuesOf(facts: readonly { value: string }[]): string[] {
  return facts.map(({ value }) => value.trim()).filter((value) => value !== '')
}

/** Letters of the name of a form. */
const LONGEST_NAME = 200

const Fact = z.object({ label: z.string(), value: z.string() })

/** Tells the team of a retailer or of the importer about a lead. */
export const leadNotification = defineMail({
  symbol: 'lead_notification',
  name: ['Lead, to the team', 'طلب عميل، إلى الفريق'],
  note: ['A form with a subject of its own says it in place of the subject below.', 'إذا كان للنموذج موضوع خاص به، ظهر في الرسالة بدلًا من الموضوع أدناه.'],
  reader: 'staff',
  props: z.object({
    formName: z.string(),
    number: z.string(),
    /** The moment in words, in the time zone of the site. */
    received: z.string(),
    retailer: z.string().default(''),
    pageUrl: z.string().default(''),
    /** The lead in the admin. */
    leadUrl: z.url({ protocol: /^https?$/ }),
    /** What the visitor answered, in the order of the form. */
    facts: z.array(Fact),
    /** What the form says in place of the built-in subject and above the answers; empty texts change nothing. */
    ownSubject: z.string().default(''),
    introduction: z.string().default(''),
    wasSuspected: z.boolean().default(false),
  }),
  words: leadNotificationWords,
  placeholders: {
    form: { name: ['Name of the form', 'اسم النموذج'], isAlways: true, value: ({ props }) => props.formName.slice(0, LONGEST_NAME) },
    number: { name: ['Request number', 'رقم الطلب'], isFact: true, isAlways: true, value: ({ props }) => props.number },
  },
  subject: ({ props, texts }) => props.ownSubject || texts.subject,
  preheader: ({ props }) => valuesOf(props.facts).slice(0, 3).join(' · ') || props.received,
  View: ({ props, texts, sentences, language }) => {
    const about = [
      { label: texts.number, value: props.number },
      { label: texts.received, value: props.received },
      { label: texts.retailer, value: props.retailer },
      { label: texts.page, value: props.pageUrl },
    ]
    return (
      <>
        <MailHeading language={language}>{texts.heading}</MailHeading>
        <MailText language={language} text={props.introduction} />
        {props.wasSuspected ? <MailText language={language} text={sentences.suspected} /> : null}
        <MailFacts language={language} facts={props.facts} />
        <MailButton language={language} href={props.leadUrl}>
          {texts.open}
        </MailButton>
        <MailFacts language={language} facts={knownFacts(about)} />
      </>
    )
  },
})
