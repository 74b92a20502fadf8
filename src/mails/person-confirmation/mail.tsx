import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { MailButton, MailHeading, MailText } from '../shared/parts.tsx'
import { personConfirmationWords } from './words.ts'

/** Asks the owner of an address whether they asked for their data, or for its end. */
export const personConfirmation = defineMail({
  symbol: 'person_confirmation',
  name: ['Confirmation of a request for data', 'تأكيد طلب بشأن البيانات الشخصية'],
  reader: 'visitor',
  props: z.object({ kind: z.enum(['export', 'erase']), until: z.string(), token: z.string() }),
  words: personConfirmationWords,
  placeholders: { until: { name: ['End of the link', 'موعد انتهاء الرابط'], isFact: true, isAlways: true, value: ({ props }) => props.until } },
  preheaders: { keys: ['export_preheader', 'erase_preheader'], keyOf: ({ kind }) => `${kind}_preheader` },
  subject: ({ texts }) => texts.subject,
  preheader: ({ props, texts }) => texts[`${props.kind}_text`],
  View: ({ props, texts, sentences, language, site }) => (
    <>
      <MailHeading language={language}>{texts.heading}</MailHeading>
      <MailText language={language} text={sentences[`${props.kind}_text`]} />
      <MailText language={language} text={sentences.until} />
      <MailButton language={language} href={`${site.url}/ar/personal-data/${encodeURIComponent(props.token)}`}>
        {texts.open}
      </MailButton>
      <MailText language={language} text={sentences.not_you} />
    </>
  ),
})
