import { Suspense, useMemo, useState } from 'react'
import { sectionWords } from '../sections/words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { EmptyState, Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { SearchInput } from '../ui/inputs/text-input.tsx'
import { Unseen } from '../ui/notices/unseen.tsx'
import { useToast } from '../ui/notices/toast.tsx'
import { useWord } from '../words/use-word.ts'
import { PageDialogs } from './page-dialogs.tsx'
import type { PageTask } from './page-menu.ts'
import { type AddedPage, type PageSummary, pageTree, pathsAbove, searchTree, type TreeNode } from './page-tree-model.ts'
import { TreeList } from './tree-list.tsx'
import css from './pages.module.css'
import { usePages } from './use-pages.ts'
import { binWords, pagesWords } from './words.ts'

const SectionsDialog = lazyPart(
  () => import('../sections/sections-dialog.tsx'),
  ({ SectionsDialog }) => SectionsDialog,
)

/** A site of up to this many pages is fully expanded at first. */
const EXPANDED_UP_TO = 40

export type PageTreeProps = {
  /** The page that is open. */
  current: number | null
  onOpen: (pageId: number) => void
  /** After pages were moved, disabled, unpublished or deleted. An editor that has one of them open must load it again. */
  onChanged?: (change: { pageIds: number[]; isDeleted: boolean }) => void
}

/** All pages of the site as a tree of their paths, with the tasks that concern whole pages. Long, since search, tree and tasks share the list. */
export function PageTree({ current, onOpen, onChanged }: PageTreeProps) {
  const word = useWord(pagesWords)
  const binWord = useWord(binWords)
  const wordOfSections = useWord(sectionWords)
  const say = useFailure()
  const toast = useToast()
  const { pages, failure, reload } = usePages()
  const [query, setQuery] = useState('')
  const [task, setTask] = useState<PageTask | null>(null)
  const whole = useMemo(() => pageTree(pages ?? []), [pages])
  const search = useMemo(() => (query.trim() === '' || !pages ? null : searchTree(pages, query)), [pages, query])
  const { expanded, toggle, expand } = useExpanded(pages, current)
  const [searchCollapsed, setSearchCollapsed] = useState<ReadonlySet<string>>(new Set())

  if (!pages) {
    if (!failure) return <Spinner label={word('loading')} />
    return (
      <Notice kind="error" action={<Button onClick={reload}>{word('retry')}</Button>}>
        {say(failure)}
      </Notice>
    )
  }

  const setNode = ({ path }: TreeNode, isExpanded: boolean) => {
    if (!search) return toggle(path, isExpanded)
    setSearchCollapsed(isExpanded ? new Set([...searchCollapsed].filter((one) => one !== path)) : new Set([...searchCollapsed, path]))
  }
  const finish = (text: string, { open, changed, isDeleted = false }: { open?: AddedPage; changed?: number[]; isDeleted?: boolean }) => {
    setTask(null)
    toast({ text })
    if (open) expand(pathsAbove(open.path))
    reload()
    if (changed) onChanged?.({ pageIds: changed, isDeleted })
    if (open) onOpen(open.id)
  }
  return (
    <section className={css.tree} aria-label={word('pages')}>
      <div className={css.tools}>
        <SearchInput
          label={word('search')}
          value={query}
          onChange={(typedText) => {
            setQuery(typedText)
            setSearchCollapsed(new Set())
          }}
        />
        <IconButton icon="add" variant="plain" size="m" label={word('new_page')} onClick={() => setTask({ kind: 'new', parent: '' })} />
        <IconButton icon="trash" variant="plain" size="m" label={binWord('bin')} onClick={() => setTask({ kind: 'bin' })} />
      </div>
      <Button variant="quiet" size="s" icon="copy" className={css.sections} onClick={() => setTask({ kind: 'sections' })}>
        {wordOfSections('sections')}
      </Button>
      <Unseen>
        <span role="status">{search ? word('found', { count: search.count }) : ''}</span>
      </Unseen>
      {failure && <Notice kind="error">{say(failure)}</Notice>}
      {pages.length === 0 && (
        <EmptyState
          icon="page"
          title={word('empty')}
          action={
            <Button icon="add" onClick={() => setTask({ kind: 'new', parent: '' })}>
              {word('new_page')}
            </Button>
          }
        >
          {word('empty_hint')}
        </EmptyState>
      )}
      {search?.count === 0 && <EmptyState icon="search" title={word('nothing_found')} />}
      <TreeList
        roots={search ? search.roots : whole}
        expanded={search ? new Set([...search.expanded].filter((path) => !searchCollapsed.has(path))) : expanded}
        current={current}
        onOpen={onOpen}
        onExpand={setNode}
        onTask={setTask}
      />
      {task?.kind === 'sections' && (
        <Suspense>
          <SectionsDialog
            onClose={() => setTask(null)}
            onOpen={(section) => {
              setTask(null)
              onOpen(section)
            }}
            onDeleted={(section) => onChanged?.({ pageIds: [section], isDeleted: true })}
          />
        </Suspense>
      )}
      <PageDialogs task={task} pages={pages} onClose={() => setTask(null)} onDone={finish} />
    </section>
  )
}

/** The expanded nodes: the ancestors of the current page, or every node of a small site, with the person's own changes on top. */
function useExpanded(pages: readonly PageSummary[] | undefined, current: number | null) {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const expanded = useMemo(() => {
    const paths = new Set<string>()
    const pagesToOpen = (pages ?? []).length <= EXPANDED_UP_TO ? (pages ?? []) : (pages ?? []).filter(({ id }) => id === current)
    for (const { path } of pagesToOpen) for (const above of pathsAbove(path)) paths.add(above)
    for (const [path, isExpanded] of choices) {
      if (isExpanded) paths.add(path)
      else paths.delete(path)
    }
    return paths
  }, [pages, current, choices])
  const toggle = (path: string, isExpanded: boolean) => setChoices((before) => new Map([...before, [path, isExpanded]]))
  const expand = (paths: readonly string[]) => setChoices((before) => new Map([...before, ...paths.map((path) => [path, true] as const)]))
  return { expanded, toggle, expand }
}
