import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { blockWords } from '#block-engine/block-words.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { TranslationDraft } from '#domains/content/index.ts'
import { findTranslation, listTranslations, saveTranslation, translationSorts } from '#domains/content/index.server.ts'
import { type Words, wordsByStoredKey } from '#kernel/words/words.ts'
import { ownedWords } from '#site/registry/words.gen.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { flagFilter, listQuery } from './list-query.ts'
import { recordRoutes } from './record-routes.server.ts'

/** Every message of the site, of its parts and of its blocks, under the keys that overrides are stored by. */
const words: Words = Object.assign({}, ...ownedWords.map(wordsByStoredKey), ...[...catalogue.values()].map(({ block }) => blockWords(block)))

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

/** `/api/translations`: the words of the interface as staff change them. */
export function translationRoutes(services: Services): OpenAPIHono<AppEnv> {
  return recordRoutes(services, {
    path: '/api/translations',
    tag: 'Words',
    noun: 'a message of the interface',
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
  })
}
