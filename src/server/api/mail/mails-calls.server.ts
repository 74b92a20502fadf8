import { z } from '@hono/zod-openapi'
import { MailWordsDraft } from '#domains/content/index.ts'
import { findMailWords, listMailWords, mailTextFlaws, safeMailTexts, saveMailWords } from '#domains/content/index.server.ts'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { mailSiteOf, renderMail, sendTestMail, sentencesSaid, triedWord } from '#domains/mail/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { listInMemory } from '#kernel/list-request.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { type Language, languages } from '#kernel/words/words.ts'
import type { AnyMailExamples, Mail } from '#mails/define-mail.ts'
import { mailFlaws } from '#mails/mail-limits.ts'
import { mailParts, mailSentences } from '#mails/mail-words.ts'
import { mails } from '#mails/mails.gen.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data, listPage } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordVersion } from '../record-version.ts'
import { refuseStale } from '../refuse-stale.server.ts'

const tag = 'Mails'
const params = z.object({ id: z.string().max(80) })
const testLimit = addressLimit({ burst: 5, everyMs: seconds(10) })

const MailSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    name_ar: z.string(),
    reader: z.enum(['staff', 'visitor']),
    title: z.string().openapi({ description: 'The Arabic subject of the first example.' }),
    changed: z.int().openapi({ description: 'The number of texts that staff wrote.' }),
    flaws: z.int().openapi({ description: 'The number of limits of mail programs that the examples exceed.' }),
    version: z.string(),
  })
  .openapi('MailSummary')
const Texts = z.object({ ar: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) })
const Pair = z.tuple([z.string(), z.string()]).readonly()
const MailWords = z
  .object({
    id: z.string(),
    name: Pair,
    note: Pair.nullable().openapi({ description: 'What staff need to know if something else is said in place of these texts.' }),
    reader: z.enum(['staff', 'visitor']),
    sentences: z.array(
      z.object({
        key: z.string(),
        part: z.enum(mailParts),
        built_in: z.object({ ar: z.string(), en: z.string() }),
        placeholders: z.array(z.object({ name: z.string(), label: Pair, is_needed: z.boolean() })),
      }),
    ),
    examples: z.array(
      z.object({ id: z.string(), name: Pair, said: z.array(z.string()).openapi({ description: 'The keys of the texts that the example uses.' }) }),
    ),
    texts: Texts.openapi({
      description:
        'The texts that staff wrote in place of the default ones, by key. A text of several lines is plain, or HTML if it begins with an element such as `<p>`.',
    }),
    version: z.string(),
  })
  .openapi('MailWords')
const SampleText = z
  .strictObject({ example: z.string().max(80), language: z.enum(languages), texts: z.record(z.string().max(80), z.string().max(5000)).default({}) })
  .openapi('MailTrial')
const Preview = z
  .object({
    subject: z.string(),
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
    flaws: z.array(z.object({ rule: z.string(), arabic: z.string(), programs: z.string() })),
  })
  .openapi('MailPreview')

/** The mails of the site, their texts as staff may write them, and what they look like. */
export const mailsCalls = [
  defineCall({
    method: 'get',
    path: '/api/mails',
    tag,
    who: 'mails.read',
    summary: 'Lists every mail of the site',
    query: listQuery(['id', 'name', 'name_ar', 'title', 'changed'], { reader: z.enum(['staff', 'visitor']) }),
    answer: listPage(MailSummary, 'A page of the list.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const allMails = [...mails.values()]
      const words = await listMailWords(
        ctx,
        allMails.map(({ mail }) => mail),
      )
      if (!words.ok) return words
      const rooms = await roomsOf(ctx)
      const rows = allMails.map(({ mail, examples }) => {
        const { texts, version } = words.value.get(mail.symbol) ?? { texts: { ar: {}, en: {} }, version: '' }
        const renderedMails = languages.map((language) => drawAll(mail, { examples, language, room: rooms(mail, texts[language]) }))
        return {
          ...{ id: mail.symbol, name: mail.name[0], name_ar: mail.name[1], reader: mail.reader, title: renderedMails[0]?.[0]?.subject ?? '' },
          changed: languages.reduce((sum, language) => sum + Object.keys(texts[language]).length, 0),
          flaws: new Set(renderedMails.flat().flatMap(({ html }) => mailFlaws(html).map(({ rule }) => rule))).size,
          version,
        }
      })
      return done(listInMemory(rows, listRequest(query), ['name', 'name_ar', 'title']))
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/mails/{id}',
    tag,
    who: 'mails.read',
    summary: 'Reads the texts of a mail',
    params,
    answer: data(MailWords, 'The default texts and those that staff wrote; ETag is the version of the latter.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const entry = mails.get(id)
      if (!entry) return refuse('gone')
      const words = await findMailWords(ctx, entry.mail)
      return words.ok ? done(await recordOf(ctx, entry, words.value)) : words
    },
  }),
  defineCall({
    method: 'put',
    path: '/api/mails/{id}',
    tag,
    who: 'mails.write',
    summary: 'Replaces the texts of a mail',
    description: 'Fails if the texts are no longer at the version of `If-Match`.',
    params,
    body: MailWordsDraft,
    limit: 'lists',
    ifMatch: RecordVersion,
    answer: data(MailWords, 'The saved record; ETag is its new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422 },
    run: async (ctx, { params: { id }, body: { texts }, version }) => {
      const entry = mails.get(id)
      if (!entry) return refuse('gone')
      const outcome = await saveMailWords(ctx, entry.mail, { version, texts })
      if (outcome.ok) return done(await recordOf(ctx, entry, outcome.value))
      if (outcome.code !== 'stale') return outcome
      return refuseStale(ctx, await recordOf(ctx, entry, outcome.current), { actions: ['mail_words.changed'], subjects: [id] })
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/mails/{id}/preview',
    tag,
    who: 'mails.read',
    summary: 'Previews a mail with sample content and the given texts',
    description: 'Nothing is stored or sent.',
    params,
    body: SampleText,
    limit: 'lists',
    answer: data(Preview, 'The HTML, the plain text, and the limits of mail programs that the mail exceeds.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { id }, body: { example, language, texts } }) => {
      const entry = mails.get(id)
      const props = sampleOf(entry?.examples, example)
      if (!entry || props === undefined) return refuse('gone')
      const room = (await roomsOf(ctx))(entry.mail, safeMailTexts(entry.mail, texts))
      const rendered = renderMail(entry.mail, { props, language, room })
      // Its pictures come from where staff look at it, which may be another address than the public one.
      const html = rendered.html.replaceAll(`src="${room.site.url}/`, 'src="/')
      return done({ ...rendered, html, flaws: mailFlaws(rendered.html).map(({ rule, arabic, programs }) => ({ rule, arabic, programs })) })
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/mails/{id}/test',
    tag,
    who: 'mails.write',
    summary: 'Sends a mail with sample content and the given texts to the caller',
    params,
    body: SampleText,
    limit: 'lists',
    allowance: testLimit,
    answer: data(z.object({ to: z.string(), is_kept: z.boolean() }), 'The recipient. A site without a mail server keeps the mail in the mailbox.'),
    refusals: { forbidden: 403, gone: 404, invalid: 422, no_own_address: 409, too_many: 429 },
    run: async (ctx, { params: { id }, body: { example, language, texts } }) => {
      const entry = mails.get(id)
      const props = sampleOf(entry?.examples, example)
      if (!entry || props === undefined) return refuse('gone')
      const fields = mailTextFlaws(entry.mail, { [language]: texts })
      if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields })
      const outcome = await sendTestMail(ctx, entry.mail, { props, language, texts: safeMailTexts(entry.mail, texts) })
      if (!outcome.ok) return outcome
      await wakeDeliveries(ctx.services, `test of ${id} ${ctx.clock.now().toISOString()}`)
      return done({ ...outcome.value, is_kept: !ctx.services.env.SMTP_URL })
    },
  }),
]

type KnownMail = { mail: Mail; examples: AnyMailExamples }

/** The room of a mail, with these texts in place of those that ship. */
async function roomsOf(ctx: CallCtx) {
  const { settings } = await ctx.services.site.get(ctx)
  const site = mailSiteOf(settings, ctx.services.env.PUBLIC_URL)
  return (mail: Mail, texts: Readonly<Record<string, string>>) => ({ site, ownWord: triedWord(mail.words.owner, texts) })
}

type Room = ReturnType<Awaited<ReturnType<typeof roomsOf>>>

function drawAll(mail: Mail, { examples, language, room }: { examples: AnyMailExamples; language: Language; room: Room }) {
  return Object.values(examples).map(({ props }) => renderMail(mail, { props, language, room }))
}

/** The props of an example; undefined for a name that none has. */
function sampleOf(examples: AnyMailExamples | undefined, name: string): unknown {
  return examples && Object.hasOwn(examples, name) ? examples[name]?.props : undefined
}

async function recordOf(ctx: CallCtx, { mail, examples }: KnownMail, { texts, version }: { texts: z.output<typeof Texts>; version: string }) {
  const room = (await roomsOf(ctx))(mail, {})
  return {
    ...{ id: mail.symbol, name: mail.name, note: mail.note ?? null, reader: mail.reader, version },
    sentences: mailSentences(mail).map(({ key, part, builtIn: [en, ar], placeholders }) => ({
      key,
      part,
      built_in: { ar, en },
      placeholders: placeholders.map(({ name, label, isNeeded }) => ({ name, label, is_needed: isNeeded })),
    })),
    examples: Object.entries(examples).map(([id, { name, props }]) => ({ id, name, said: sentencesSaid(mail, { props, language: 'ar', room }) })),
    texts: { ar: { ...texts.ar }, en: { ...texts.en } },
  }
}
