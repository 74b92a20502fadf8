import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { knownFacts, MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { pageReviewWords } from './words.ts'

/** A request to look at a page before it is published or taken off the site, and the answer to it. */
export const pageReview = defineMail({
  symbol: 'page_review',
  name: ['Review of a page, to staff', 'مراجعة صفحة، إلى الموظفين'],
  reader: 'staff',
  props: z.object({
    occasion: z.enum(['asked', 'approved', 'sent_back']),
    action: z.enum(['publish', 'unpublish']),
    pageId: z.string(),
    title: z.string(),
    /** Null for a shared section, which has no address. */
    path: z.string().nullable(),
    /** Who asks, or who answered. */
    person: z.string(),
    note: z.string().default(''),
  }),
  words: pageReviewWords,
  placeholders: {
    page: { name: ['Page', 'الصفحة'], isAlways: true, value: ({ props: { title, path } }) => title || `/${path ?? ''}` },
    person: { name: ['Who asks or answered', 'صاحب الطلب أو الرد'], isFact: true, isAlways: true, value: ({ props }) => props.person },
  },
  subject: ({ props: { occasion, action }, texts }) => texts[`${occasion}_${action}_subject`],
  preheader: ({ props: { occasion, note }, texts }) => note || texts[`${occasion}_by`],
  View: ({ props: { occasion, action, pageId, title, path, note }, texts, sentences, language, site }) => {
    const facts = [
      { label: texts.page, value: title },
      { label: texts.path, value: path === null ? '' : `/${path}` },
      { label: texts.note, value: note },
    ]
    return (
      <>
        <MailHeading language={language}>{texts[`${occasion}_${action}_subject`]}</MailHeading>
        <MailText language={language} text={sentences[`${occasion}_by`]} />
        <MailFacts language={language} facts={knownFacts(facts)} />
        <MailButton language={language} href={`${site.url}/ar/cms?page=${encodeURIComponent(pageId)}&review=1`}>
          {texts[`${occasion}_open`]}
        </MailButton>
      </>
    )
  },
})
