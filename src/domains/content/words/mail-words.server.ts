import { inArray, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type FieldFlaws, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { type Language, languages, storedKey } from '#kernel/words/words.ts'
import type { Mail } from '#mails/define-mail.ts'
import { isMailMarkup, textOfMarkup } from '#mails/mail-text.ts'
import { levelOfPart, mailLine, type MailPart, mailSentences, type MailSentence, sentenceFlaw } from '#mails/mail-words.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { translation } from '../schema.server.ts'
import type { MailTexts } from './mail-texts.ts'
import { sanitiseMarkup } from '../pages/markup/sanitise-markup.server.ts'
import { writeText } from './store-words.server.ts'

/** What staff wrote in place of the texts of a mail; texts that ship are absent. */
type MailWords = { texts: MailTexts; version: string }

/** The texts that staff wrote for each of these mails, by symbol. */
export async function listMailWords(ctx: Ctx, mails: readonly Mail[]): Promise<Outcome<ReadonlyMap<string, MailWords>, 'forbidden'>> {
  if (!may(ctx.staff, 'mails.read')) return refuse('forbidden')
  return done(await readTexts(ctx.db, mails))
}

export async function findMailWords(ctx: Ctx, mail: Mail): Promise<Outcome<MailWords, 'forbidden'>> {
  if (!may(ctx.staff, 'mails.read')) return refuse('forbidden')
  return done(await readMail(ctx.db, mail))
}

/**
 * Writes all texts of a mail, if they are still at `version`. A text that is empty, absent, or the one that ships is not stored, so that it follows later
 * releases. Each text says only what the mail knows, and keeps the facts that its reader needs.
 */
export async function saveMailWords(
  ctx: Ctx,
  mail: Mail,
  { version, texts }: { version: string; texts: MailTexts },
): Promise<Outcome<MailWords, 'forbidden' | Stale<MailWords> | Invalid>> {
  if (!may(ctx.staff, 'mails.write')) return refuse('forbidden')
  const fields = mailTextFlaws(mail, texts)
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields })
  return ctx.db.transaction(async (tx) => {
    // A mail whose texts nobody changed has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail words ${mail.symbol}`}, 0))`)
    const before = await readMail(tx, mail)
    if (before.version !== version) return refuse({ code: 'stale', current: before })
    for (const language of languages) {
      for (const sentence of mailSentences(mail)) {
        const storedText = before.texts[language][sentence.key] ?? ''
        const text = ownText(sentence, { language, texts, storedText })
        if (text === storedText) continue
        await writeText(tx, { language, key: storedKey(mail.words.owner, sentence.key), text })
      }
    }
    const after = await readMail(tx, mail)
    if (after.version === before.version) return done(after)
    await recordAudit(tx, ctx, { action: 'mail_words.changed', subject: mail.symbol, before: namedTexts(before), after: namedTexts(after) })
    await announceChange(tx, 'site')
    return done(after)
  })
}

/** Why texts of a mail are refused, by `language.key`; empty when all are sentences of it. */
export function mailTextFlaws(mail: Mail, texts: Partial<MailTexts>): FieldFlaws {
  const sentences = new Map(mailSentences(mail).map((sentence) => [sentence.key, sentence]))
  const flaws = languages.flatMap((language) =>
    Object.entries(texts[language] ?? {}).flatMap(([key, text]) => {
      const sentence = sentences.get(key)
      const flaw = sentence ? sentenceFlaw(sentence, text) : ({ code: 'unknown', names: [] } as const)
      return flaw ? [[`texts.${language}.${key}`, [[flaw.code, ...flaw.names.map((name) => `{${name}}`)].join(' ')]] as const] : []
    }),
  )
  return Object.fromEntries(flaws)
}

type MailTextChange = { language: Language; texts: MailTexts /** What was stored before, whose elements may stay. */; storedText: string }

/** The text to store; '' for the one that ships. */
function ownText({ key, part, builtIn: [english, arabic] }: MailSentence, { language, texts, storedText }: MailTextChange): string {
  const text = safeText(part, texts[language][key] ?? '', storedText)
  return text === (language === 'ar' ? arabic : english) ? '' : text
}

/** Texts of a mail that somebody is writing, in one language, as they would be stored. */
export function safeMailTexts(mail: Mail, texts: Readonly<Record<string, string>>): Record<string, string> {
  const parts = new Map(mailSentences(mail).map(({ key, part }) => [key, part]))
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, safeText(parts.get(key) ?? 'label', text)]))
}

/** A text with its markup sanitised for what it may be made of; elements of `storedText`, what it was before, may stay. */
function safeText(part: MailPart, text: string, storedText = ''): string {
  const line = mailLine(part, text)
  const level = levelOfPart(part)
  return level && isMailMarkup(line) ? textOfMarkup(sanitiseMarkup(line, level, storedText)) : line
}

/** The texts as the audit log names them: `ar.subject`. */
function namedTexts({ texts }: MailWords): Record<string, string> {
  return Object.fromEntries(languages.flatMap((language) => Object.entries(texts[language]).map(([key, text]) => [`${language}.${key}`, text])))
}

async function readMail(db: Queryable, mail: Mail): Promise<MailWords> {
  return (await readTexts(db, [mail])).get(mail.symbol) ?? wordsOf({ ar: {}, en: {} })
}

async function readTexts(db: Queryable, mails: readonly Mail[]): Promise<Map<string, MailWords>> {
  const keys = mails.flatMap((mail) => mailSentences(mail).map(({ key }) => ({ mail, key, stored: storedKey(mail.words.owner, key) })))
  const rows = await db
    .select()
    .from(translation)
    .where(
      inArray(
        translation.key,
        keys.map(({ stored }) => stored),
      ),
    )
  const textsOf = (mail: Mail, language: Language) =>
    keys.flatMap(({ mail: owner, key, stored }) => {
      const row = owner === mail ? rows.find((one) => one.language === language && one.key === stored) : undefined
      return row ? [[key, row.text] as const] : []
    })
  return new Map(mails.map((mail) => [mail.symbol, wordsOf({ ar: Object.fromEntries(textsOf(mail, 'ar')), en: Object.fromEntries(textsOf(mail, 'en')) })]))
}

function wordsOf(texts: MailTexts): MailWords {
  return { texts, version: recordVersion(texts) }
}
