import { z } from 'zod'
import { sharedFormat } from '#kernel/format/shared-format.ts'
import type { Language } from '#kernel/words/words.ts'
import { defineMail } from '../define-mail.ts'
import { MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { budgetAlarmWords } from './words.ts'

/** Tells admins that most of a day's messages to a country are used: by many visitors, or by somebody who earns with them. */
export const budgetAlarm = defineMail({
  symbol: 'budget_alarm',
  name: ['Codes by SMS are running out', 'رموز التحقق توشك على النفاد'],
  reader: 'staff',
  /** `country` is its code, as phone numbers have it. */
  props: z.object({ country: z.string(), used: z.string(), most: z.string() }),
  words: budgetAlarmWords,
  placeholders: { country: { name: ['Country', 'الدولة'], isAlways: true, value: ({ props, language }) => nameOf(props.country, language) } },
  preheaders: { keys: ['preheader'], keyOf: () => 'preheader' },
  subject: ({ texts }) => texts.subject,
  preheader: ({ texts }) => texts.text,
  View: ({ props, texts, sentences, language, site }) => (
    <>
      <MailHeading language={language}>{texts.heading}</MailHeading>
      <MailText language={language} text={sentences.text} />
      <MailFacts
        language={language}
        facts={[
          { label: texts.country, value: nameOf(props.country, language) },
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

/** The name of a country by its code of two letters; any other text as it is. */
function nameOf(country: string, language: Language): string {
  return /^[A-Z]{2}$/.test(country) ? (sharedFormat('DisplayNames', language, { type: 'region' }).of(country) ?? country) : country
}
