import { foldArabic } from '#kernel/arabic.ts'
import type { DataOf } from '#staff/calls/call-types.ts'

/** A page in the list of pages, without its blocks. The path has neither language prefix nor outer slashes; '' is the home page. */
export type PageSummary = DataOf<'GET /api/pages'>[number]
/** What a call answers that adds a page or brings one back. */
export type AddedPage = Pick<PageSummary, 'id' | 'path' | 'title' | 'type'>

/** A node of the tree. `page` is null for a path that has pages below it but is no page itself. */
export type TreeNode = { path: string; name: string; page: PageSummary | null; children: TreeNode[] }

/** A visible line of the tree, with the position that screen readers announce. */
export type TreeRow = { node: TreeNode; level: number; position: number; size: number; isExpanded: boolean | undefined }

const byName = new Intl.Collator(['ar', 'en'], { numeric: true, sensitivity: 'base' })

/** The pages as a tree of path segments. The home page is the first root, and not the parent of the others. */
export function pageTree(pages: readonly PageSummary[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>()
  const roots: TreeNode[] = []
  const nodeAt = (path: string): TreeNode => {
    const knownNode = nodes.get(path)
    if (knownNode) return knownNode
    const slash = path.lastIndexOf('/')
    const node: TreeNode = { path, name: path.slice(slash + 1), page: null, children: [] }
    nodes.set(path, node)
    if (slash === -1) roots.push(node)
    else nodeAt(path.slice(0, slash)).children.push(node)
    return node
  }
  for (const page of pages) nodeAt(page.path).page = page
  for (const node of nodes.values()) node.children.sort(inOrder)
  return roots.sort(inOrder)
}

function inOrder(one: TreeNode, other: TreeNode): number {
  if (one.path === '' || other.path === '') return one.path === '' ? -1 : 1
  return byName.compare(titleOf(one), titleOf(other)) || byName.compare(one.path, other.path)
}

/** The title of a page, or the last segment of its path where it has none. */
export function titleOf({ page, name }: Pick<TreeNode, 'page' | 'name'>): string {
  return page?.title || name
}

/** The lines to draw: the nodes whose ancestors are all expanded. */
export function visibleRows(roots: readonly TreeNode[], expanded: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = []
  const walk = (nodes: readonly TreeNode[], level: number) => {
    nodes.forEach((node, index) => {
      const isExpanded = node.children.length === 0 ? undefined : expanded.has(node.path)
      rows.push({ node, level, position: index + 1, size: nodes.length, isExpanded })
      if (isExpanded) walk(node.children, level + 1)
    })
  }
  walk(roots, 1)
  return rows
}

/** The tree of the pages whose title or path contains every word of the query, with their ancestors. Spellings of Arabic are folded. */
export function searchTree(pages: readonly PageSummary[], query: string): { roots: TreeNode[]; expanded: Set<string>; count: number } {
  const words = foldArabic(query).split(' ')
  const matches = pages.filter(({ title, path }) => {
    const text = foldArabic(`${title} /${path}`)
    return words.every((word) => text.includes(word))
  })
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const pagesByPath = new Map(matches.map((page) => [page.path, page]))
  const expanded = new Set<string>()
  for (const { path } of matches) {
    for (const above of pathsAbove(path)) {
      expanded.add(above)
      const page = byPath.get(above)
      if (page) pagesByPath.set(above, page)
    }
  }
  return { roots: pageTree([...pagesByPath.values()]), expanded, count: matches.length }
}

/** `a/b/c` has `a/b` and `a` above it. */
export function pathsAbove(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, segments.length - 1 - index).join('/'))
}

/** The pages whose paths are below this path. None are below the home page. */
export function pagesBelow(pages: readonly PageSummary[], path: string): PageSummary[] {
  return path === '' ? [] : pages.filter((page) => page.path.startsWith(`${path}/`))
}

export type PlannedMove = { page: PageSummary; from: string; to: string; leavesRedirect: boolean }

/** The effect of moving a page: every page that gets another path, and whether a redirection stays at the old one. */
export function planMove(
  pages: readonly PageSummary[],
  page: PageSummary,
  { to, withChildren, leaveRedirect }: { to: string; withChildren: boolean; leaveRedirect: boolean },
): PlannedMove[] {
  const movedPages = withChildren ? [page, ...pagesBelow(pages, page.path)] : [page]
  return movedPages.map((one) => ({
    page: one,
    from: one.path,
    to: to + one.path.slice(page.path.length),
    leavesRedirect: leaveRedirect && one.status === 'published' && one.type !== 'folder',
  }))
}
