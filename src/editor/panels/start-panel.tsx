import { CatalogueDrawer } from '../catalogue/catalogue-drawer.tsx'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { editorWords } from '../editor-words.ts'
import { Outline } from '../outline/outline.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useWord } from '../words/use-word.ts'
import { LazyContent } from './lazy-content.tsx'
import css from './panels.module.css'
import type { StartTab } from './use-panels.ts'

const PageTree = lazyPart(
  () => import('../pages/page-tree.tsx'),
  ({ PageTree }) => PageTree,
)

type StartPanelProps = {
  tab: StartTab
  onTab: (tab: StartTab) => void
  onOpenPage: (page: number) => void
  /** The page that is open was deleted. */
  onDeleted: () => void
}

/** The panel at the start of the line: what can be put on the page, what is on it, and which pages there are. */
export function StartPanel({ tab, onTab, onOpenPage, onDeleted }: StartPanelProps) {
  const { session } = usePageEditor()
  const word = useWord(editorWords)
  return (
    <nav className={css.start} aria-label={word('start_panel')} data-panel="start">
      <Tabs<StartTab>
        label={word('start_panel')}
        current={tab}
        onChange={onTab}
        tabs={[
          { id: 'blocks', label: word('blocks'), content: <CatalogueDrawer /> },
          { id: 'outline', label: word('outline'), content: <Outline /> },
          {
            id: 'pages',
            label: word('pages'),
            content: (
              <LazyContent>
                <PageTree
                  current={session.page}
                  onOpen={onOpenPage}
                  onChanged={({ pageIds, isDeleted }) => {
                    if (!pageIds.includes(session.page)) return
                    if (isDeleted) onDeleted()
                    // Another path or status is taken over; selection, place and history stay.
                    else void session.flush().then(() => session.pull(Number.POSITIVE_INFINITY))
                  }}
                />
              </LazyContent>
            ),
          },
        ]}
      />
    </nav>
  )
}
