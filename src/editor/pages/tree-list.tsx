import { type KeyboardEvent, memo, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { foldArabic } from '#kernel/arabic.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { IconButton } from '../ui/button.tsx'
import { MenuSheet } from '../ui/menu/menu.tsx'
import { useWord } from '../words/use-word.ts'
import { type PageTask, pageMenu } from './page-menu.ts'
import { titleOf, type TreeNode, type TreeRow, visibleRows } from './page-tree-model.ts'
import css from './pages.module.css'
import { pagesWords } from './words.ts'

type TreeListProps = {
  roots: readonly TreeNode[]
  expanded: ReadonlySet<string>
  current: number | null
  onOpen: (pageId: number) => void
  onExpand: (node: TreeNode, isExpanded: boolean) => void
  onTask: (task: PageTask) => void
}

/**
 * A tree with the keys of the ARIA pattern. Up, Down, Home and End move; the forward arrow expands a node or goes to its first child,
 * the backward arrow collapses it or goes to its parent; letters find the next title that begins with them; Enter opens the page and
 * the menu key its menu.
 */
export function TreeList({ roots, expanded, current, onOpen, onExpand, onTask }: TreeListProps) {
  const word = useWord(pagesWords)
  const rows = useMemo(() => visibleRows(roots, expanded), [roots, expanded])
  const [focused, setFocused] = useState<string | null>(null)
  const [menuAt, setMenuAt] = useState<TreeNode | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLElement>(null)
  const typedSearch = useRef({ text: '', at: 0 })
  const entry = rows.find(({ node }) => node.path === focused) ?? rows.find(({ node }) => node.page?.id === current) ?? rows[0]

  const elementOf = (path: string) => list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  const focus = (row: TreeRow | undefined) => {
    if (!row) return
    setFocused(row.node.path)
    elementOf(row.node.path)?.focus()
  }
  const openMenu = useCallback((node: TreeNode, at: HTMLElement) => {
    anchor.current = at
    setMenuAt(node)
  }, [])

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = rows.findIndex(({ node }) => node.path === (event.target as HTMLElement).dataset.path)
    const row = rows[index]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const forward = forwardKeyOf(event.currentTarget)
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const acts: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]),
      ArrowUp: () => focus(rows[index - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      [forward]: () => (row.isExpanded === false ? onExpand(row.node, true) : row.isExpanded && focus(rows[index + 1])),
      [backward]: () => (row.isExpanded ? onExpand(row.node, false) : focus(parentRow(rows, index))),
      Enter: () => activate(row, onOpen, onExpand),
      ' ': () => activate(row, onOpen, onExpand),
      ContextMenu: () => openMenu(row.node, event.target as HTMLElement),
    }
    const act = event.shiftKey && event.key === 'F10' ? acts.ContextMenu : acts[event.key]
    if (act) {
      event.preventDefault()
      return act()
    }
    if ([...event.key].length === 1) focus(typeAhead(typedSearch.current, event.key, rows, index))
  }

  return (
    <>
      <div ref={list} role="tree" tabIndex={-1} className={css.list} aria-label={word('pages')} onKeyDown={go}>
        {rows.map((row) => (
          <Row
            key={row.node.path}
            node={row.node}
            level={row.level}
            position={row.position}
            size={row.size}
            isExpanded={row.isExpanded}
            isCurrent={row.node.page !== null && row.node.page.id === current}
            isEntry={row === entry}
            onOpen={onOpen}
            onExpand={onExpand}
            onMenu={openMenu}
            onFocus={setFocused}
          />
        ))}
      </div>
      {menuAt && (
        <Suspense>
          <MenuSheet
            onClose={() => setMenuAt(null)}
            anchor={anchor}
            label={word('actions', { title: titleOf(menuAt) })}
            entries={pageMenu(menuAt, { word, onOpen, onTask })}
          />
        </Suspense>
      )}
    </>
  )
}

function activate({ node, isExpanded }: TreeRow, onOpen: TreeListProps['onOpen'], onExpand: TreeListProps['onExpand']): void {
  if (node.page && node.page.type !== 'folder') onOpen(node.page.id)
  else if (isExpanded !== undefined) onExpand(node, !isExpanded)
}

function parentRow(rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const level = rows[index]?.level ?? 1
  return rows.slice(0, index).findLast((row) => row.level < level)
}

const TYPING_MS = 700

/** The next row whose title begins with the letters typed in quick succession. One letter typed again goes to the next match. */
function typeAhead(typedSearch: { text: string; at: number }, key: string, rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const now = performance.now()
  typedSearch.text = now - typedSearch.at > TYPING_MS || typedSearch.text === key ? key : typedSearch.text + key
  typedSearch.at = now
  const start = typedSearch.text.length === 1 ? index + 1 : index
  const searchText = foldArabic(typedSearch.text)
  return [...rows.slice(start), ...rows.slice(0, start)].find(({ node }) => foldArabic(titleOf(node)).startsWith(searchText))
}

type RowProps = Pick<TreeRow, 'node' | 'level' | 'position' | 'size' | 'isExpanded'> &
  Pick<TreeListProps, 'onOpen' | 'onExpand'> & {
    isCurrent: boolean
    isEntry: boolean
    onMenu: (node: TreeNode, at: HTMLElement) => void
    onFocus: (path: string) => void
  }

const Row = memo(function Row({ node, level, position, size, isExpanded, isCurrent, isEntry, onOpen, onExpand, onMenu, onFocus }: RowProps) {
  const word = useWord(pagesWords)
  const { page, path } = node
  const title = path === '' ? page?.title || word('home') : titleOf(node)
  const row = { node, level, position, size, isExpanded }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys bubble up to the tree
    <div
      role="treeitem"
      data-path={path}
      className={css.row}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={isExpanded}
      aria-selected={isCurrent}
      data-level={Math.min(level, 8)}
      tabIndex={isEntry ? 0 : -1}
      onFocus={() => onFocus(path)}
      onClick={() => activate(row, onOpen, onExpand)}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(node, event.currentTarget)
      }}
    >
      {isExpanded === undefined ? (
        <span className={css.twist} />
      ) : (
        <span
          className={css.twist}
          data-expanded={isExpanded ? '' : undefined}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onExpand(node, !isExpanded)
          }}
        >
          <Icon name="chevron" size={12} />
        </span>
      )}
      <Icon name={iconOf(node)} className={css.kind} />
      <span className={css.name} title={`/${path}`} data-quiet={page === null || page.status === 'disabled' ? '' : undefined}>
        <span dir="auto">{title}</span>
      </span>
      {page && <Marks page={page} />}
      <IconButton
        icon="more"
        className={css.menu}
        tabIndex={-1}
        label={word('actions', { title })}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation()
          onMenu(node, event.currentTarget)
        }}
      />
    </div>
  )
})

function iconOf({ page, path }: TreeNode): IconName {
  if (path === '') return 'home'
  if (page === null || page.type === 'folder') return 'folder'
  return page.type === 'url_redirection' ? 'redirect' : 'page'
}

/** The states of a page. Each mark has its own shape, colour and name. A published page without changes has no mark. */
function Marks({ page }: { page: NonNullable<TreeNode['page']> }) {
  const word = useWord(pagesWords)
  const status = page.type === 'folder' || page.status === 'published' ? null : page.status
  return (
    <span className={css.marks}>
      {status === 'draft' && <span className={css.mark}>{word('status_draft')}</span>}
      {status === 'disabled' && <Mark icon="eye-off" label={word('status_disabled')} />}
      {page.has_draft && page.status === 'published' && <span className={css.dot} role="img" aria-label={word('has_draft')} title={word('has_draft')} />}
      {page.scheduled_at !== null && <Mark icon="clock" label={word('scheduled')} />}
    </span>
  )
}

function Mark({ icon, label }: { icon: IconName; label: string }) {
  return (
    <span className={css.markIcon} title={label}>
      <Icon name={icon} size={14} label={label} />
    </span>
  )
}

/** The arrow key that moves forward in the reading direction of an element: left in Arabic, right in English. */
function forwardKeyOf(element: Element): 'ArrowLeft' | 'ArrowRight' {
  return element.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
}
