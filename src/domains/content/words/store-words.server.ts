import { and, eq, inArray, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { type Listing, listInMemory, type ListRequest } from '#kernel/list-request.ts'
import { done, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Words } from '#kernel/words/words.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { translation } from '../schema.server.ts'
import { placeholderFlaws } from './placeholders.ts'
import type { Translation, TranslationDraft } from './translation.ts'

const languages = ['ar', 'en'] as const
type Language = (typeof languages)[number]
type Overrides = ReadonlyMap<Language, ReadonlyMap<string, string>>

/** The words that staff changed for a language, by key. */
export async function findWordOverrides({ db }: Ctx, language: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ key: translation.key, text: translation.text }).from(translation).where(eq(translation.language, language))
  return new Map(rows.map(({ key, text }) => [key, text]))
}

/** Fields that the list of messages may be sorted by. */
export const translationSorts = ['is_missing', 'key', 'english', 'arabic'] as const

/** Every message of these words, for staff; those without Arabic first, unless another order is asked for. */
export async function listTranslations(ctx: Ctx, request: ListRequest, words: Words): Promise<Outcome<Listing<Translation>, 'forbidden'>> {
  if (!may(ctx.staff, 'translations.write')) return refuse('forbidden')
  const overrides = await readOverrides(ctx.db)
  const rows = Object.keys(words).map((key) => translationOf(key, words, overrides))
  if (request.sort !== 'is_missing') return done(listInMemory(rows, request, searched))
  const missingFirst = rows.toSorted((one, other) => Number(other.is_missing) - Number(one.is_missing))
  return done(listInMemory(missingFirst, { ...request, sort: null }, searched))
}

const searched = ['key', 'english', 'arabic_default', 'arabic', 'english_override'] as const

export async function findTranslation(ctx: Ctx, key: string, words: Words): Promise<Outcome<Translation, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'translations.write')) return refuse('forbidden')
  if (!Object.hasOwn(words, key)) return refuse('gone')
  return done(translationOf(key, words, await readOverrides(ctx.db, key)))
}

/** Writes a message in both languages, if it is still at `version`. Every text must have the placeholders of the English. */
export async function saveTranslation(
  ctx: Ctx,
  { id: key, version, draft }: { id: string; version: string; draft: TranslationDraft },
  words: Words,
): Promise<Outcome<Translation, 'forbidden' | 'gone' | Stale<Translation> | Invalid>> {
  if (!may(ctx.staff, 'translations.write')) return refuse('forbidden')
  if (!Object.hasOwn(words, key)) return refuse('gone')
  return ctx.db.transaction(async (tx) => {
    // A message that nobody changed has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`translation ${key}`}, 0))`)
    const before = translationOf(key, words, await readOverrides(tx, key))
    if (before.version !== version) return refuse({ code: 'stale', current: before })
    const texts: Record<Language, string> = { ar: draft.arabic ?? '', en: draft.english_override ?? '' }
    const flaws = flawsOf(before.english, texts)
    if (flaws) return refuse({ code: 'invalid', fields: flaws })
    for (const language of languages) await writeText(tx, { language, key, text: texts[language] })
    const after = translationOf(key, words, await readOverrides(tx, key))
    await recordAudit(tx, ctx, { action: 'translation.changed', subject: key, before: writtenOf(before), after: writtenOf(after) })
    await announceChange(tx, 'site')
    return done(after)
  })
}

/** Stores what staff write in place of a text; '' removes it, so that what ships is said again. */
export async function writeText(tx: Queryable, { language, key, text }: { language: Language; key: string; text: string }): Promise<void> {
  if (text === '') {
    await tx.delete(translation).where(and(eq(translation.language, language), eq(translation.key, key)))
    return
  }
  await tx
    .insert(translation)
    .values({ language, key, text })
    .onConflictDoUpdate({ target: [translation.language, translation.key], set: { text } })
}

function flawsOf(english: string, { ar, en }: Record<Language, string>): Record<string, string[]> | null {
  const arabic = ar === '' ? [] : placeholderFlaws(english, ar)
  const override = en === '' ? [] : placeholderFlaws(english, en)
  if (arabic.length + override.length === 0) return null
  return { ...(arabic.length > 0 ? { arabic } : {}), ...(override.length > 0 ? { english_override: override } : {}) }
}

function writtenOf({ arabic, english_override }: Translation) {
  return { arabic, english_override }
}

async function readOverrides(db: Queryable, key?: string): Promise<Overrides> {
  const ofKey = key === undefined ? undefined : eq(translation.key, key)
  const rows = await db
    .select()
    .from(translation)
    .where(and(inArray(translation.language, [...languages]), ofKey))
  return new Map(languages.map((language) => [language, new Map(rows.filter((row) => row.language === language).map((row) => [row.key, row.text]))] as const))
}

function translationOf(key: string, words: Words, overrides: Overrides): Translation {
  const [english, arabic_default] = words[key] ?? ['', '']
  const arabic = overrides.get('ar')?.get(key) ?? ''
  const record = { id: key, key, english, arabic_default, arabic, english_override: overrides.get('en')?.get(key) ?? '' }
  return { ...record, is_missing: (arabic || arabic_default) === '', version: recordVersion(record) }
}
