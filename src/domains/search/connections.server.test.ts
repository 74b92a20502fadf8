import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.server.ts'
import { checkLines } from '#tests/support/reading/check-lines.ts'
import { aMeilisearch, meilisearchEnv } from '#tests/support/services/a-meilisearch.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { searchConnections } from './connections.server.ts'

const engine = await aMeilisearch()
const nowhere = await wrongPlaces()
const check = (more: object = {}) => checkLines(searchConnections({ env: { ...meilisearchEnv(engine.url), ...more } }), 'meilisearch', {} as Ctx) // the check reads nothing of it

test('the engine is asked how much it has, or says that it has no index yet', async () => {
  expect((await check()).at(-1)).toMatch(/^warn: It has no index yet\./)
  engine.indexes.set('maarad', { documents: new Map([['page-1', { id: 'page-1', kind: 'page', title: '', text: '' }]]), settings: {} })
  expect((await check()).at(-1)).toBe('good: It has 1 pages and models.')
})

test('a wrong key, a host that is away and one that answers with a page are told', async () => {
  expect(await check({ MEILISEARCH_KEY: 'wrong' })).toEqual([expect.stringMatching(/^bad: .*Check MEILISEARCH_KEY\.$/)])
  expect((await check({ MEILISEARCH_URL: nowhere.closed }))[0]).toMatch(/^bad: .* could not be reached/)
  expect((await check({ MEILISEARCH_URL: nowhere.page }))[0]).toMatch(/^bad: .* not as the service does/)
  expect(await check({ MEILISEARCH_KEY: undefined })).toEqual(['missing: MEILISEARCH_KEY'])
})
