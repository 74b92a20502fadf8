import type { MenuEntries, MenuItem } from '../ui/menu/menu-entries.ts'
import type { Word } from '../words/use-word.ts'
import type { PageSummary, TreeNode } from './page-tree-model.ts'
import type { pagesWords } from './words.ts'

/** What a person wants to do with pages. Each task has its own dialog. */
export type PageTask =
  | { kind: 'new'; parent: string }
  | { kind: 'bin' }
  | { kind: 'sections' }
  | { kind: 'move' | 'duplicate' | 'template' | 'redirect' | 'disable' | 'enable' | 'unpublish' | 'delete'; page: PageSummary }

/** A task that concerns one page. */
type TaskOfPage = Exclude<PageTask['kind'], 'new' | 'bin' | 'sections'>

type Acts = { word: Word<typeof pagesWords>; onOpen: (pageId: number) => void; onTask: (task: PageTask) => void }

/** The menu of a node of the tree: which tasks its type and status allow. */
export function pageMenu({ page, path }: TreeNode, { word, onOpen, onTask }: Acts): MenuEntries {
  const below: MenuItem = { id: 'new', icon: 'add', label: word('new_below'), onSelect: () => onTask({ kind: 'new', parent: path }) }
  if (page === null) return [below]
  const item = (kind: TaskOfPage, label: keyof typeof pagesWords, icon: MenuItem['icon']): MenuItem => ({
    id: kind,
    icon,
    label: word(label),
    isDanger: kind === 'delete',
    onSelect: () => onTask({ kind, page }),
  })
  const isHome = path === ''
  const isContent = page.type === 'page'
  return [
    ...(page.type === 'folder' ? [] : [{ id: 'open', icon: 'edit', label: word('open'), onSelect: () => onOpen(page.id) } as const]),
    ...(isHome ? [] : [below]),
    null,
    ...(isHome ? [] : [item('move', 'move', 'redirect')]),
    ...(isContent ? [item('duplicate', 'duplicate', 'copy'), item('template', 'save_template', 'page'), item('redirect', 'redirect_here', 'link')] : []),
    ...(page.type === 'folder' || isHome ? [] : [null, ...statusItems(page, item)]),
    ...(isHome ? [] : [null, item('delete', 'delete', 'trash')]),
  ]
}

type Item = (kind: TaskOfPage, label: keyof typeof pagesWords, icon: MenuItem['icon']) => MenuItem

function statusItems({ status }: PageSummary, item: Item): MenuItem[] {
  if (status === 'disabled') return [item('enable', 'enable', 'eye'), item('unpublish', 'unpublish', 'undo')]
  const disable = item('disable', 'disable', 'eye-off')
  return status === 'published' ? [disable, item('unpublish', 'unpublish', 'undo')] : [disable]
}
