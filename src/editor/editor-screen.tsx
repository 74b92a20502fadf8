import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { anchorOf } from '#block-engine/anchor.ts'
import type { Draft, PageContent, Theme } from '#domains/content/index.ts'
import { atom } from 'nanostores'
import { Canvas, CanvasProvider } from './canvas/canvas.tsx'
import { type CanvasWorld, CanvasWorldProvider } from './canvas/canvas-context.tsx'
import { createBlockData } from './canvas/block-data.ts'
import type { KnownReferences } from './canvas/references.ts'
import type { SiteFacts } from './canvas/site-facts.ts'
import { Stage } from './canvas/stage.tsx'
import { focusSoon } from './ui/focus-soon.ts'
import type { ShowPlace } from './publishing/checks-list.tsx'
import { CatalogueDrawer } from './catalogue/catalogue-drawer.tsx'
import { $isCatalogueWanted } from './catalogue/focus-catalogue.ts'
import { ConflictDialog } from './draft/conflict-dialog.tsx'
import { createPageEditor } from './draft/page-editor.ts'
import { type Presence, startPresence } from './draft/presence.ts'
import type { DraftSession } from './draft/draft-session.ts'
import { PageEditorProvider, useAtom, useContent, usePageEditor } from './draft/use-page-editor.tsx'
import css from './editor-screen.module.css'
import { editorWords } from './editor-words.ts'
import { Inspector } from './inspector/inspector.tsx'
import { Announcer } from './keyboard/announcer.tsx'
import { ShortcutsDialog } from './keyboard/shortcuts-dialog.tsx'
import { useShortcutsIn } from './keyboard/use-shortcuts.tsx'
import { type Anchor, LinkAnchors } from './links/link-sources.ts'
import { blockTitle } from './outline/block-title.ts'
import { Outline } from './outline/outline.tsx'
import { TopBar, type Viewport } from './top-bar/top-bar.tsx'
import { openPreview } from './publishing/open-preview.ts'
import { Tabs } from './ui/tabs.tsx'
import { useToast } from './ui/toast.tsx'
import { useWord } from './words/use-word.ts'
import { lazyPart, loadPartsAhead } from './ui/lazy-part.ts'

const PageTree = lazyPart(async () => (await import('./pages/page-tree.tsx')).PageTree)
const PageSettings = lazyPart(async () => (await import('./page-settings/page-settings.tsx')).PageSettings)
const VersionsPanel = lazyPart(async () => (await import('./versions/versions-panel.tsx')).VersionsPanel)
const PublishDialog = lazyPart(async () => (await import('./publishing/publish-dialog.tsx')).PublishDialog)
const ScheduleDialog = lazyPart(async () => (await import('./publishing/schedule-dialog.tsx')).ScheduleDialog)
const PageMetaheads = lazyPart(async () => (await import('./metaheads/page-metaheads.tsx')).PageMetaheads)
const PreviewDialog = lazyPart(async () => (await import('./publishing/preview-dialog.tsx')).PreviewDialog)

const AHEAD_AFTER_MS = 2000

type StartTab = 'pages' | 'blocks' | 'outline'
type EndTab = 'block' | 'page' | 'versions'
type Shown = 'preview' | 'publish' | 'schedule' | null

type EditorScreenProps = {
  session: DraftSession
  tab: string
  site: SiteFacts
  references: KnownReferences
  /** Whether this person may write the page's metaheads. */
  mayWriteMetaheads: boolean
  onOpenPage: (page: number) => void
  /** The page was moved, unpublished or deleted as a whole: what is open of it is out of date. */
  onReopen: (isDeleted: boolean) => void
}

/** One page being edited: top bar, pages and blocks, the page itself, fields. */
export function EditorScreen({ session, tab, site, references, mayWriteMetaheads, onOpenPage, onReopen }: EditorScreenProps) {
  const editor = useMemo(() => createPageEditor(session), [session])
  const [presence, setPresence] = useState<Presence | null>(null)
  const $nobody = useMemo(() => atom([]), [])
  const $theme = useMemo(() => atom<Theme>(session.document.get().theme ?? site.theme), [session, site])

  // Others hear of this tab for as long as the page is open in it.
  useEffect(() => {
    const started = startPresence(session.page, tab, (version) => void session.pull(version))
    setPresence(started)
    const stop = editor.$selected.listen((id) => started.show(id))
    return () => {
      stop()
      started.leave()
    }
  }, [session, tab, editor])

  const $others = presence?.$others ?? $nobody
  const world = useMemo<CanvasWorld>(
    () => ({ site, references, blockData: createBlockData(), $others, $theme, $isDrawn: atom(false) }),
    [site, references, $others, $theme],
  )

  // Code that is not needed yet comes some time after the page stands, so that it takes nothing from whoever begins to work on it.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = world.$isDrawn.subscribe((isDrawn) => {
      if (isDrawn) timer = setTimeout(() => void loadPartsAhead(), AHEAD_AFTER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [world])

  return (
    <PageEditorProvider editor={editor}>
      <CanvasWorldProvider value={world}>
        <CanvasProvider>
          <Room world={world} mayWriteMetaheads={mayWriteMetaheads} onOpenPage={onOpenPage} onReopen={onReopen} />
        </CanvasProvider>
      </CanvasWorldProvider>
    </PageEditorProvider>
  )
}

type RoomProps = Pick<EditorScreenProps, 'mayWriteMetaheads' | 'onOpenPage' | 'onReopen'> & { world: CanvasWorld }

function Room({ world, mayWriteMetaheads, onOpenPage, onReopen }: RoomProps) {
  const editor = usePageEditor()
  const { session } = editor
  const word = useWord(editorWords)
  const toast = useToast()
  const [startTab, setStartTab] = useState<StartTab>('blocks')
  const [endTab, setEndTab] = useState<EndTab>('block')
  const [open, setOpen] = useState<'start' | 'end' | null>(null)
  const [viewport, setViewport] = useState<Viewport>(widthThatFits)
  const [shown, setShown] = useState<Shown>(null)
  const theme = useAtom(world.$theme)
  const focus = useAtom(editor.$focus)
  const problems = useAtom(session.$problems)
  const draft = useAtom(session.$draft)
  useShortcutsIn(document)

  // A wish for a block opens the catalogue, which then takes the focus.
  useEffect(
    () =>
      $isCatalogueWanted.subscribe((isWanted) => {
        if (!isWanted) return
        setStartTab('blocks')
        setOpen('start')
      }),
    [],
  )

  // What is selected shows its fields.
  useEffect(() => editor.$selected.listen((id) => id !== null && setEndTab('block')), [editor])

  // A wish for a field opens the panel in which it stands.
  useEffect(() => {
    if (!focus) return
    editor.$selected.set(focus.block)
    setEndTab('block')
    setOpen('end')
  }, [focus, editor])

  // The session found the work; people hear of it once.
  useEffect(() => {
    if (session.takeRecovered() === 'merged') toast({ text: word('recovered') })
  }, [session, toast, word])

  const flush = useCallback(async () => {
    if (!(await session.flush())) throw new Error('the draft could not be stored')
  }, [session])
  const show: ShowPlace = ({ block, group, field }) => {
    setShown(null)
    if (block !== null) return editor.$focus.set({ block, group, field })
    setEndTab('page')
    setOpen('end')
    if (field !== undefined) void focusSoon(() => document.getElementById(`page-${field}`))
  }
  const takeOver = useCallback((fresh: Draft) => session.takeOver(fresh), [session])

  return (
    <div className={css.screen} data-open={open ?? undefined}>
      <TopBar
        viewport={viewport}
        onViewport={setViewport}
        theme={theme}
        onTheme={(chosen) => (world.$theme as ReturnType<typeof atom<Theme>>).set(chosen)}
        isStartOpen={open === 'start'}
        isEndOpen={open === 'end'}
        onStart={() => setOpen(open === 'start' ? null : 'start')}
        onEnd={() => setOpen(open === 'end' ? null : 'end')}
        onPreview={() => void openPreview(session.page, flush).then((isOpen) => isOpen || setShown('preview'))}
        onShare={() => setShown('preview')}
        isPlanning={shown === 'schedule'}
        onPublish={() => setShown('publish')}
        onSchedule={() => setShown('schedule')}
      />
      <nav className={css.start} aria-label={word('start_panel')} data-panel="start">
        <Tabs<StartTab>
          label={word('start_panel')}
          current={startTab}
          onChange={setStartTab}
          tabs={[
            { id: 'blocks', label: word('blocks'), content: <CatalogueDrawer /> },
            { id: 'outline', label: word('outline'), content: <Outline /> },
            {
              id: 'pages',
              label: word('pages'),
              content: (
                <Later>
                  <PageTree
                    current={session.page}
                    onOpen={onOpenPage}
                    onChanged={({ pageIds, isDeleted }) => {
                      if (pageIds.includes(session.page)) onReopen(isDeleted)
                    }}
                  />
                </Later>
              ),
            },
          ]}
        />
      </nav>
      <main className={css.canvas}>
        <Stage width={viewport}>
          <Canvas />
        </Stage>
      </main>
      <aside className={css.end} aria-label={word('end_panel')} data-panel="end">
        <Tabs<EndTab>
          label={word('end_panel')}
          current={endTab}
          onChange={setEndTab}
          tabs={[
            { id: 'block', label: word('block'), content: <AnchoredInspector /> },
            {
              id: 'page',
              label: word('page'),
              content: (
                <Later>
                  <Settings />
                  <PageMetaheads pageId={session.page} mayWrite={mayWriteMetaheads} />
                </Later>
              ),
            },
            {
              id: 'versions',
              label: word('versions'),
              content: (
                <Later>
                  <Versions draftVersion={draft.version} liveVersion={draft.live_version} onRestored={takeOver} />
                </Later>
              ),
            },
          ]}
        />
      </aside>
      <ShortcutsDialog />
      <ConflictDialog />
      <Announcer />
      <Suspense>
        {shown === 'publish' && (
          <PublishDialog
            isOpen
            onClose={() => setShown(null)}
            pageId={session.page}
            draftVersion={draft.version}
            problems={[...problems]}
            flush={flush}
            onPublished={() => {
              setShown(null)
              void session.pull(Number.POSITIVE_INFINITY)
            }}
            onShow={show}
          />
        )}
        {shown === 'schedule' && <ScheduleDialog isOpen onClose={() => setShown(null)} pageId={session.page} flush={flush} onShow={show} />}
        {shown === 'preview' && <PreviewDialog isOpen onClose={() => setShown(null)} pageId={session.page} flush={flush} />}
      </Suspense>
    </div>
  )
}

/** On a small screen the page is first shown as such screens show it. */
function widthThatFits(): Viewport {
  if (innerWidth < 640) return 390
  return innerWidth <= 1100 ? 768 : 1440
}

function Later({ children }: { children: React.ReactNode }) {
  const word = useWord(editorWords)
  return (
    <div className={css.scrolled}>
      <Suspense fallback={<p className={css.waiting}>{word('loading')}</p>}>{children}</Suspense>
    </div>
  )
}

/** The page's own fields; one step of the history for what is typed into one of them. */
function Settings() {
  const { document, session } = usePageEditor()
  const content = useContent((now) => now)
  const problems = useAtom(session.$problems)
  const draft = useAtom(session.$draft)
  const { blocks: _blocks, ...fields } = content
  return (
    <PageSettings
      fields={fields}
      isHome={draft.live_path === ''}
      problems={problems.filter(({ block }) => block === null)}
      onChange={(patch: Partial<Omit<PageContent, 'blocks'>>) => document.change((now) => ({ ...now, ...patch }), `page/${Object.keys(patch).join()}`)}
    />
  )
}

/** Fields of the selected block, whose links may lead to the blocks of this page that have an anchor. */
function AnchoredInspector() {
  // As text, since what is typed elsewhere on the page makes no difference to it.
  const text = useContent(anchorsText)
  const anchors = useMemo(() => JSON.parse(text) as Anchor[], [text])
  return (
    <LinkAnchors value={anchors}>
      <Inspector />
    </LinkAnchors>
  )
}

function anchorsText({ blocks }: PageContent): string {
  const anchors = blocks.flatMap((block): Anchor[] => {
    const id = anchorOf(block.fields.block_scroll_id)
    return id ? [{ id, label: blockTitle(block) || id }] : []
  })
  return JSON.stringify(anchors)
}

function Versions(props: { draftVersion: number; liveVersion: number; onRestored: (draft: Draft) => void }) {
  const { session } = usePageEditor()
  const content = useContent((now) => now)
  return <VersionsPanel pageId={session.page} content={content} {...props} />
}
