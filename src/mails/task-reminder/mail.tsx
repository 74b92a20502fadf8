import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { knownFacts, MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { taskReminderWords } from './words.ts'

/** Reminds whoever set a task about a lead that its time has come. */
export const taskReminder = defineMail({
  symbol: 'task_reminder',
  name: ['Reminder of a task, to staff', 'تذكير بمهمة، إلى الموظفين'],
  reader: 'staff',
  props: z.object({
    leadId: z.string(),
    task: z.string(),
    /** The name of the person behind the lead; '' where the form asked for none. */
    customer: z.string(),
    /** When it is due, in words, on the clock of the retailer. */
    due: z.string(),
  }),
  words: taskReminderWords,
  placeholders: {
    task: { name: ['Task', 'المهمة'], isFact: true, isAlways: true, value: ({ props: { task } }) => task },
  },
  subject: ({ texts }) => texts.subject,
  preheader: ({ props: { customer, due } }) => [customer, due].filter((part) => part !== '').join(' · '),
  View: ({ props: { leadId, customer, due }, texts, sentences, language, site }) => (
    <>
      <MailHeading language={language}>{texts.subject}</MailHeading>
      <MailText language={language} text={sentences.text} />
      <MailFacts
        language={language}
        facts={knownFacts([
          { label: texts.customer, value: customer },
          { label: texts.due, value: due },
        ])}
      />
      <MailButton language={language} href={`${site.url}/ar/admin/leads/${encodeURIComponent(leadId)}`}>
        {texts.open}
      </MailButton>
    </>
  ),
})
