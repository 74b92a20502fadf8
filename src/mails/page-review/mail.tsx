import { z } from 'zod'
import { fillWords } from '#kernel/words/fill-words.ts'
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
  subject: ({ props: { occasion, action, title, path }, texts }) => fillWords(texts[`${occasion}_${action}_subject`], { page: title || `/${path ?? ''}` }),
  preheader: ({ props: { occasion, note, person }, texts }) => note || fillWords(texts[`${occasion}_by`], { person }),
  View: ({ props: { occasion, action, pageId, title, path, person, note }, texts, language, site }) => {
    const facts = [
      { label: texts.page, value: title },
      { label: texts.path, value: path === null ? '' : `/${path}` },
      { label: texts.note, value: note },
    ]
    return (
      <>
        <MailHeading language={language}>{fillWords(texts[`${occasion}_${action}_subject`], { page: title || `/${path ?? ''}` })}</MailHeading>
        <MailText language={language} text={fillWords(texts[`${occasion}_by`], { person })} />
        <MailFacts language={language} facts={knownFacts(facts)} />
        <MailButton language={language} href={`${site.url}/ar/cms?page=${encodeURIComponent(pageId)}&review=1`}>
          {texts[`${occasion}_open`]}
        </MailButton>
      </>
    )
  },
})
