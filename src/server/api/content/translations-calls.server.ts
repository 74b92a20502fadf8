import { z } from '@hono/zod-openapi'
import { blockWords } from '#block-engine/block-words.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { TranslationDraft, widgetTranslations } from '#domains/content/index.ts'
import { findTranslation, findWordOverrides, listTranslations, saveTranslation, translationSorts } from '#domains/content/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { type OwnedWords, type Words, wordsByStoredKey } from '#kernel/words/words.ts'
import { mails } from '#mails/mails.gen.ts'
import { ownedWords } from '#site/registry/words.gen.ts'
import { whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { flagFilter, listQuery } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'

/** Every word that is not a block's, under the key that it is stored by. */
const siteWords: Words = Object.assign({}, ...ownedWords.map(wordsByStoredKey))
/** The texts of mails are written where they are seen as a mail. */
const ofMails: ReadonlySet<OwnedWords> = new Set([...mails.values()].map(({ mail }) => mail.words))
const translated = ownedWords.filter((owned) => !ofMails.has(owned))
/** What staff translate here, with the words of the blocks. */
const words: Words = Object.assign({}, ...translated.map(wordsByStoredKey), ...[...catalogue.values()].map(({ block }) => blockWords(block)))

const Translation = z
  .object({
    id: z.string(),
    key: z.string(),
    english: z.string(),
    arabic_default: z.string(),
    arabic: z.string(),
    english_override: z.string(),
    is_missing: z.boolean(),
    version: z.string(),
  })
  .openapi('Translation')

/** The translations of the interface: read by clients, and edited by staff. */
export const translationsCalls = [
  defineCall({
    method: 'get',
    path: '/public_api/widget_translations_configs/{language}',
    tag: 'Words',
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads the words of the interface in a language',
    params: z.object({ language: z.string().regex(/^[A-Za-z]{2}(-[A-Za-z]{2})?$/) }),
    answer: whole(
      z.object({
        data: z.object({ id: z.string(), type: z.literal('widget_translations_config'), attributes: z.object({ data: z.record(z.string(), z.string()) }) }),
      }),
      'The words by key, in English where the language has none of its own.',
    ),
    refusals: {},
    run: async (ctx, { params }) => {
      const language = params.language.toLowerCase()
      return done(widgetTranslations(language, siteWords, await findWordOverrides(ctx, language)))
    },
  }),
  ...recordCalls({
    path: '/api/translations',
    tag: 'Words',
    noun: { one: 'a message of the interface', many: 'messages of the interface' },
    record: Translation,
    draft: TranslationDraft,
    id: z.string().max(200),
    list: {
      query: listQuery(translationSorts, { missing: flagFilter }, 1000),
      rows: (ctx, { filters: { missing, ...filters }, ...request }) =>
        listTranslations(ctx, { ...request, filters: missing === undefined ? filters : { ...filters, is_missing: missing } }, words),
    },
    find: (ctx, key) => findTranslation(ctx, key, words),
    save: (ctx, change) => saveTranslation(ctx, change, words),
    audited: ({ key }) => ({ actions: ['translation.changed'], subjects: [key] }),
    writeConflicts: {},
    removeConflicts: {},
  }),
]
