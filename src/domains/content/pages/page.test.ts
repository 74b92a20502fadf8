import { expect, test } from 'vitest'
import { testCatalogue } from '#tests/support/records/test-pages.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { findProblems } from '../drafts/find-problems.ts'
import { PageDraft } from './page.ts'

test.each([
  ['/a//b', 'not a page path'],
  ['cms/news', 'the site itself uses this path'],
  ['our offers', 'a path has no spaces'],
])('a draft at %j is refused at its path: %s', (path, message) => {
  expect(PageDraft.safeParse({ path }).error?.issues).toMatchObject([{ code: 'custom', path: ['path'], message }])
})

test('a redirection needs a target, other pages do not', () => {
  expect(PageDraft.safeParse({ path: 'a', type: 'url_redirection' }).error?.issues).toMatchObject([{ path: ['to'] }])
  expect(PageDraft.parse({ path: '/ar/a/', type: 'url_redirection', to: ' /b ' })).toMatchObject({ path: 'a', to: '/b', http_code: 301 })
  expect(PageDraft.safeParse({ path: 'a' }).success).toBe(true)
})

test('problems of a draft name its field, or the block, the group and the field', () => {
  const block = { id: 'b1', template: 'text', version: 2, is_hidden: false, positions: ['g1'], active_positions: ['g1'] }
  const content = aContent({
    canonical_url: 'no address',
    blocks: [{ ...block, fields: { heading: 5 }, groups: [{ id: 'g1', fields: { paragraph: 7 } }] }],
  })
  const problems = findProblems(content, testCatalogue)
  expect(problems).toMatchObject([
    { block: null, field: 'canonical_url' },
    { block: 'b1', field: 'heading' },
    { block: 'b1', group: 'g1', field: 'paragraph' },
  ])
  expect(problems.map((problem) => 'group' in problem)).toEqual([false, false, true])
})
