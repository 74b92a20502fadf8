import { z } from '@hono/zod-openapi'
import { mailSiteOf, renderMail } from '#domains/mail/index.server.ts'
import { type ListRequest, listInMemory } from '#kernel/list-request.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { languages } from '#kernel/words/words.ts'
import { mailFlaws } from '#mails/mail-limits.ts'
import { mails } from '#mails/mails.gen.ts'
import { data, listed } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { mailDocument } from './mail-document.server.ts'

const tag = 'Mails'
const ids = [...mails].flatMap(([symbol, { examples }]) =>
  Object.keys(examples).flatMap((example) => languages.map((language) => ({ symbol, example, language }))),
)
const idOf = ({ symbol, example, language }: (typeof ids)[number]) => `${symbol}.${example}.${language}`
const params = z.object({ id: z.string().max(200) })
const Preview = z
  .object({
    id: z.string(),
    mail: z.string(),
    language: z.enum(languages),
    name: z.string(),
    name_ar: z.string(),
    title: z.string(),
    bytes: z.int(),
    flaws: z.array(z.object({ rule: z.string(), programs: z.string() })).openapi({ description: 'Limits of mail programs that it breaks.' }),
    version: z.string(),
  })
  .openapi('MailPreview')

/** Previews: every mail with its samples, in both languages, with the words as staff have changed them. */
export const mailsCalls = [
  defineCall({
    method: 'get',
    path: '/api/mails',
    tag,
    who: 'mails.read',
    summary: 'Every mail of the site with sample content',
    query: listQuery(['id', 'title'], { mail: z.string().max(80), language: z.enum(languages) }),
    answer: listed(Preview, 'A page of the list.'),
    refusals: {},
    run: async (ctx, { query }) => {
      const previews = await Promise.all(ids.map((id) => previewOf(ctx, id)))
      const request: ListRequest = listRequest(query)
      return done(
        listInMemory(
          previews.map(({ preview }) => preview),
          request,
          ['name', 'name_ar', 'title'],
        ),
      )
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/mails/{id}',
    tag,
    who: 'mails.read',
    summary: 'A mail with sample content, with its plain-text part',
    params,
    answer: data(Preview.extend({ text: z.string() }), 'Its HTML is a call of its own.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const known = ids.find((one) => idOf(one) === id)
      if (!known) return refuse('gone')
      const { preview, drawn } = await previewOf(ctx, known)
      return done({ ...preview, text: drawn.text })
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/mails/{id}/html',
    tag,
    who: 'mails.read',
    summary: 'The HTML of a mail with sample content',
    params,
    answer: mailDocument,
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const known = ids.find((one) => idOf(one) === id)
      return known ? done((await previewOf(ctx, known)).drawn.html) : refuse('gone')
    },
  }),
]

async function previewOf(ctx: CallCtx, { symbol, example, language }: (typeof ids)[number]) {
  const found = mails.get(symbol)
  const sample = found?.examples[example]
  if (!found || !sample) throw new Error(`no sample ${example} of the mail ${symbol}`)
  const { settings, wordsOf } = await ctx.services.site.get(ctx)
  const site = mailSiteOf(settings, ctx.services.env.PUBLIC_URL)
  const drawn = renderMail(found.mail, { props: sample.props, language, room: { site, wordsOf } })
  const [name, name_ar] = [0, 1].map((index) => `${found.mail.name[index]}: ${sample.name[index]}`) as [string, string]
  const flaws = mailFlaws(drawn.html).map(({ rule, programs }) => ({ rule, programs }))
  const id = idOf({ symbol, example, language })
  const preview = { id, mail: symbol, language, name, name_ar, title: drawn.subject, bytes: Buffer.byteLength(drawn.html), flaws, version: '1' }
  return { preview, drawn }
}
