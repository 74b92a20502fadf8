import { z } from 'zod'
import { defineMail } from '../define-mail.ts'
import { knownFacts, MailButton, MailFacts, MailHeading, MailText } from '../shared/parts.tsx'
import { pageCommentWords } from './words.ts'

const props = z.object({
  pageId: z.string(),
  threadId: z.string(),
  title: z.string(),
  /** Null for a shared section, which has no address. */
  path: z.string().nullable(),
  /** The words of the page that the discussion is about; '' for a whole block. */
  quote: z.string().default(''),
  /** Who mentioned the reader last; '' where they only take part. */
  mentionedBy: z.string().default(''),
  /** How many comments are new; `comments` has the newest of them. */
  count: z.number().int().positive(),
  comments: z.array(z.object({ person: z.string(), text: z.string() })).min(1),
})

/** What others wrote in a discussion of a page, to whoever is mentioned or takes part in it. */
export const pageComment = defineMail({
  symbol: 'page_comment',
  name: ['Comments on a page, to staff', 'تعليقات على صفحة، إلى الموظفين'],
  reader: 'staff',
  props,
  words: pageCommentWords,
  placeholders: {
    person: { name: ['Who wrote', 'كاتب التعليق'], value: ({ props: { mentionedBy } }) => mentionedBy },
    page: { name: ['Page', 'الصفحة'], isAlways: true, value: ({ props: { title, path } }) => title || `/${path ?? ''}` },
    shown: { name: ['Comments in this mail', 'عدد التعليقات المعروضة'], isFact: true, value: ({ props: { comments } }) => comments.length },
    count: { name: ['New comments', 'عدد التعليقات الجديدة'], isFact: true, isAlways: true, value: ({ props: { count } }) => count },
  },
  subject: ({ props: { mentionedBy }, texts }) => texts[mentionedBy ? 'mentioned_subject' : 'replied_subject'],
  preheader: ({ props: { comments } }) => comments.at(-1)?.text ?? '',
  View: ({ props: { pageId, threadId, title, path, quote, mentionedBy, count, comments }, texts, sentences, language, site }) => {
    const facts = [
      { label: texts.page, value: title },
      { label: texts.path, value: path === null ? '' : `/${path}` },
      { label: texts.quote, value: quote },
    ]
    return (
      <>
        <MailHeading language={language}>{texts[mentionedBy ? 'mentioned_subject' : 'replied_subject']}</MailHeading>
        <MailText language={language} text={sentences[mentionedBy ? 'mentioned_text' : 'replied_text']} />
        {count > comments.length && <MailText language={language} text={sentences.more} />}
        <MailFacts language={language} facts={comments.map(({ person, text }) => ({ label: person, value: text }))} />
        <MailFacts language={language} facts={knownFacts(facts)} />
        <MailButton language={language} href={`${site.url}/ar/cms?page=${encodeURIComponent(pageId)}&thread=${encodeURIComponent(threadId)}`}>
          {texts.open}
        </MailButton>
      </>
    )
  },
})
