import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { MailButton, MailFacts, MailHeading, MailPicture, mailPicture, MailText } from '../shared/parts.tsx'
import { vehicleFreeWords } from './words.ts'

/** Tells a visitor that a car which somebody else was ordering is free again. */
export const vehicleFree = defineMail({
  symbol: 'vehicle_free',
  name: ['A held car is free again', 'سيارة محجوزة أصبحت متاحة'],
  reader: 'visitor',
  props: z.object({
    vehicle: z.string(),
    /** The page of the car, below the site's address: `/ar/showroom/…`. */
    path: z.string(),
    picture: mailPicture,
  }),
  words: vehicleFreeWords,
  placeholders: { vehicle: { name: ['Car', 'السيارة'], isAlways: true, value: ({ props }) => props.vehicle } },
  preheaders: { keys: ['preheader'], keyOf: () => 'preheader' },
  subject: ({ texts }) => texts.subject,
  preheader: ({ texts }) => texts.text,
  View: ({ props, texts, sentences, language, site }) => (
    <>
      <MailHeading language={language}>{texts.heading}</MailHeading>
      <MailText language={language} text={sentences.text} />
      <MailPicture address={props.picture === '' ? '' : `${site.url}${props.picture}`} text={props.vehicle} />
      <MailFacts language={language} facts={[{ label: texts.vehicle, value: props.vehicle }]} />
      <MailButton language={language} href={`${site.url}${props.path}`}>
        {texts.open}
      </MailButton>
      <MailText language={language} text={sentences.not_you} />
    </>
  ),
})
