import { z } from 'zod'
import { fillWords } from '#kernel/words/fill-words.ts'
import { defineMail } from '../define-mail.ts'
import { MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { budgetAlarmWords } from './words.ts'

/** Tells admins that most of a day's messages to a country are used: by many visitors, or by somebody who earns with them. */
export const budgetAlarm = defineMail({
  symbol: 'budget_alarm',
  name: ['Codes by SMS are running out', 'رموز التحقق توشك على النفاد'],
  reader: 'staff',
  props: z.object({ country: z.string(), used: z.string(), most: z.string() }),
  words: budgetAlarmWords,
  subject: ({ props, texts }) => fillWords(texts.subject, { country: props.country }),
  preheader: ({ texts }) => texts.text,
  View: ({ props, texts, language, site }) => (
    <>
      <MailHeading language={language}>{texts.heading}</MailHeading>
      <MailText language={language} text={texts.text} />
      <MailFacts
        language={language}
        facts={[
          { label: texts.country, value: props.country },
          { label: texts.used, value: props.used },
          { label: texts.most, value: props.most },
        ]}
      />
      <MailButton language={language} href={`${site.url}/ar/admin`}>
        {texts.open}
      </MailButton>
    </>
  ),
})
