import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePagePath } from '#domains/content/index.ts'
import { type PageSummary, pageTree, pathsAbove, planMove, searchTree, type TreeNode, visibleRows } from './page-tree-model.ts'
import { proposePath, proposeSegment } from './propose-path.ts'

const aPage = (path: string, changes: Partial<PageSummary> = {}): PageSummary => ({
  id: path.length + 1,
  path,
  type: 'page',
  status: 'published',
  title: '',
  theme: null,
  updated_at: '',
  version: 1,
  has_draft: false,
  draft_updated_at: null,
  draft_updated_by: null,
  scheduled_at: null,
  ...changes,
})
const outline = (nodes: readonly TreeNode[]): unknown[] => nodes.map(({ name, page, children }) => [name, page !== null, ...outline(children)])

test('a path between two pages has a node without a page, and the home page comes first', () => {
  const tree = pageTree([aPage('b/c/d'), aPage(''), aPage('a'), aPage('b/c')])
  expect(outline(tree)).toEqual([
    ['', true],
    ['a', true],
    ['b', false, ['c', true, ['d', true]]],
  ])
})

test('every page of any list of paths is in the tree once', () => {
  const paths = fc.uniqueArray(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((segments) => segments.join('/')))
  fc.assert(
    fc.property(paths, (somePaths) => {
      const tree = pageTree(somePaths.map((path) => aPage(path)))
      const all = visibleRows(tree, new Set(somePaths.flatMap(pathsAbove)))
      expect(all.flatMap(({ node }) => (node.page ? [node.path] : [])).toSorted()).toEqual(somePaths.toSorted())
    }),
  )
})

test('a search folds Arabic spellings, looks in titles and paths, and keeps the ancestors of each hit', () => {
  const pages = [aPage('cars', { title: 'السيارات' }), aPage('cars/x/new', { title: 'سيارة جديدة' }), aPage('offers', { title: 'العروض' })]
  const { roots, expanded, count } = searchTree(pages, 'سياره  جديده')
  expect([outline(roots), [...expanded], count]).toEqual([[['cars', true, ['x', false, ['new', true]]]], ['cars/x', 'cars'], 1])
  expect(searchTree(pages, '/OFFERS').count).toBe(1)
})

test('[A-014] a move includes the pages below, and leaves redirections only at paths that were published', () => {
  const page = aPage('a')
  const pages = [page, aPage('a/b'), aPage('a/c', { status: 'draft' }), aPage('ab'), aPage('a/d', { type: 'folder' })]
  const moves = planMove(pages, page, { to: 'x/y', withChildren: true, leaveRedirect: true })
  expect(moves.map(({ from, to, leavesRedirect }) => [from, to, leavesRedirect])).toEqual([
    ['a', 'x/y', true],
    ['a/b', 'x/y/b', true],
    ['a/c', 'x/y/c', false],
    ['a/d', 'x/y/d', false],
  ])
})

test.each([
  ['عروض نهاية العام', 'عروض-نهاية-العام'],
  ['السَّيّارات الجديدة', 'السيارات-الجديدة'],
  ['Range Rover: 2026!', 'range-rover-2026'],
  ['  ..  ', ''],
  ['a/b?c#d%20', 'a-b-c-d-20'],
])('the title %j proposes %j', (title, segment) => {
  expect(proposeSegment(title)).toBe(segment)
})

test('for any title, the proposed path is valid and not taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const first = proposePath(title, 'a', new Set())
      if (proposeSegment(title) === '') return first === 'a/'
      return parsePagePath(first) === first && proposePath(title, 'a', new Set([first])) === `${first}-2`
    }),
  )
})
