import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { MailButton, MailFacts, MailHeading, MailPicture, mailPicture, MailText } from '../shared/parts.tsx'
import { checkoutLinkWords } from './words.ts'

/** A link with which an order goes on on another device. */
export const checkoutLink = defineMail({
  symbol: 'checkout_link',
  name: ['Link to go on with an order', 'رابط متابعة الطلب'],
  reader: 'visitor',
  props: z.object({ vehicle: z.string(), until: z.string(), token: z.string(), picture: mailPicture }),
  words: checkoutLinkWords,
  placeholders: {
    vehicle: { name: ['Car', 'السيارة'], isAlways: true, value: ({ props }) => props.vehicle },
    until: { name: ['End of the link', 'موعد انتهاء الرابط'], isFact: true, isAlways: true, value: ({ props }) => props.until },
  },
  preheaders: { keys: ['preheader'], keyOf: () => 'preheader' },
  subject: ({ texts }) => texts.subject,
  preheader: ({ texts }) => texts.text,
  View: ({ props, texts, sentences, language, site }) => (
    <>
      <MailHeading language={language}>{texts.heading}</MailHeading>
      <MailText language={language} text={sentences.text} />
      <MailPicture address={props.picture === '' ? '' : `${site.url}${props.picture}`} text={props.vehicle} />
      <MailFacts language={language} facts={[{ label: texts.vehicle, value: props.vehicle }]} />
      <MailButton language={language} href={`${site.url}/ar/showroom-order-online/checkout?continue=${encodeURIComponent(props.token)}`}>
        {texts.open}
      </MailButton>
      <MailText language={language} text={sentences.not_you} />
    </>
  ),
})
