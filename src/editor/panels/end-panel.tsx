import type { Draft, PageContent } from '#domains/content/index.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useContent, usePageEditor } from '../draft/use-page-editor.tsx'
import { useAllOpenCount } from '../comments/use-comments.ts'
import { commentWords } from '../comments/words.ts'
import { editorWords } from '../editor-words.ts'
import { Inspector } from '../inspector/inspector.tsx'
import { useIsSection } from '../sections/open-section.ts'
import { sectionWords } from '../sections/words.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useWord } from '../words/use-word.ts'
import { LazyContent } from './lazy-content.tsx'
import css from './panels.module.css'
import type { EndTab } from './use-panels.ts'

const PageSettings = lazyPart(
  () => import('../page-settings/page-settings.tsx'),
  ({ PageSettings }) => PageSettings,
)
const SectionSettings = lazyPart(
  () => import('../sections/section-settings.tsx'),
  ({ SectionSettings }) => SectionSettings,
)
const VersionsPanel = lazyPart(
  () => import('../versions/versions-panel.tsx'),
  ({ VersionsPanel }) => VersionsPanel,
)
const CommentsPanel = lazyPart(
  () => import('../comments/comments-panel.tsx'),
  ({ CommentsPanel }) => CommentsPanel,
)
const PageMetaheads = lazyPart(
  () => import('../metaheads/page-metaheads.tsx'),
  ({ PageMetaheads }) => PageMetaheads,
)

type EndPanelProps = { tab: EndTab; onTab: (tab: EndTab) => void; mayWriteMetaheads: boolean }

/** The panel at the end of the line: fields of the selected block, settings of the page, its history, what colleagues say. */
export function EndPanel({ tab, onTab, mayWriteMetaheads }: EndPanelProps) {
  const { session } = usePageEditor()
  const word = useWord(editorWords)
  const wordOfSections = useWord(sectionWords)
  const isSection = useIsSection()
  const comment = useWord(commentWords)
  const count = useAllOpenCount()
  return (
    <aside className={css.end} aria-label={word('end_panel')} data-panel="end">
      <Tabs<EndTab>
        label={word('end_panel')}
        current={tab}
        onChange={onTab}
        tabs={[
          { id: 'block', label: word('block'), content: <Inspector /> },
          {
            id: 'page',
            label: isSection ? wordOfSections('section') : word('page'),
            content: (
              <LazyContent>
                <Settings />
                {!isSection && <PageMetaheads pageId={session.page} mayWrite={mayWriteMetaheads} />}
              </LazyContent>
            ),
          },
          {
            id: 'versions',
            label: word('versions'),
            content: (
              <LazyContent>
                <Versions />
              </LazyContent>
            ),
          },
          {
            id: 'comments',
            label: count === 0 ? comment('comments') : comment('comments_count', { count }),
            content: (
              <LazyContent>
                <CommentsPanel />
              </LazyContent>
            ),
          },
        ]}
      />
    </aside>
  )
}

/** The page's own fields. What is typed into one of them is one step of the history. */
function Settings() {
  const { document, session } = usePageEditor()
  const { blocks: _blocks, ...fields } = useContent((content) => content)
  const problems = useAtom(session.$problems)
  const draft = useAtom(session.$facts)
  if (fields.type === 'section') {
    return <SectionSettings section={session.page} name={fields.title} onName={(title) => document.change((now) => ({ ...now, title }), 'page/title')} />
  }
  return (
    <PageSettings
      fields={fields}
      isHome={draft.live_path === ''}
      problems={problems.filter(({ block }) => block === null)}
      onChange={(patch: Partial<Omit<PageContent, 'blocks'>>) => document.change((now) => ({ ...now, ...patch }), `page/${Object.keys(patch).join()}`)}
    />
  )
}

function Versions() {
  const { session } = usePageEditor()
  const content = useContent((now) => now)
  const { version, live_version } = useAtom(session.$facts)
  return (
    <VersionsPanel
      pageId={session.page}
      content={content}
      draftVersion={version}
      liveVersion={live_version}
      onRestored={(fresh: Draft) => session.takeOver(fresh)}
    />
  )
}
