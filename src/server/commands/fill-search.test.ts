import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { aMeilisearch, meilisearchEnv } from '#tests/support/services/a-meilisearch.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { searchJobKinds } from '../jobs/search-jobs.server.ts'
import { runCommand } from './run-command.server.ts'

const engine = await aMeilisearch()
const services = await testServices(meilisearchEnv(engine.url))
const source = { DATABASE_URL: services.database.url, SIGN_IN: 'off' }
const titles = () => engine.documents().map(({ title }) => title.trim())
await createPage(services.staffCtx, PageDraft.parse({ path: 'offers', title: 'عُروض', status: 'published' }), catalogue)

test('the command fills the search engine, and says where none is named', async () => {
  const lines: string[] = []
  expect(await runCommand(['fill-search'], source, (line) => lines.push(line))).toBe(78)
  expect(await runCommand(['fill-search'], { ...source, ...meilisearchEnv(engine.url) }, (line) => lines.push(line))).toBe(0)
  expect(lines).toEqual(['No engine is named: MEILISEARCH_URL and MEILISEARCH_KEY.', 'The search engine has everything that may be found.'])
  expect(titles()).toEqual(['عروض'])
})

test('a job brings what has changed since, and does nothing where there is no engine', async () => {
  const [kind] = searchJobKinds(services)
  await createPage(services.staffCtx, PageDraft.parse({ path: 'care', title: 'الصيانة', status: 'published' }), catalogue)
  await kind?.run({ id: '1', data: {} })
  expect(titles().toSorted()).toEqual(['الصيانه', 'عروض'])
  expect(searchJobKinds({ ...services, env: { ...services.env, MEILISEARCH_URL: undefined } })).toEqual([])
})
