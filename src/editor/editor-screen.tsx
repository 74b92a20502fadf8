import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { atom } from 'nanostores'
import { may } from '#domains/accounts/index.ts'
import type { Theme } from '#domains/content/index.ts'
import type { Staff } from '#kernel/staff.ts'
import { asksForReview, readPlace, readThread } from './address.ts'
import { createBlockData } from './canvas/block/block-data.ts'
import { commentWords } from './comments/words.ts'
import { type CanvasWorld, CanvasWorldProvider } from './canvas/canvas-context.tsx'
import { Canvas, CanvasProvider } from './canvas/canvas.tsx'
import { Stage } from './canvas/frame/stage.tsx'
import type { Viewport, Zoom } from './canvas/viewports.ts'
import type { OpenedPage } from './open-page.ts'
import { createPageEditor } from './draft/page-editor.ts'
import type { Presence } from '#staff/presence/presence.ts'
import { presenceOnPage } from './draft/presence.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { PageEditorProvider, usePageEditor } from './draft/use-page-editor.tsx'
import css from './editor-screen.module.css'
import { editorWords } from './editor-words.ts'
import { Announcer } from './keyboard/announcer.tsx'
import { $picker } from './catalogue/open-picker.ts'
import { EditorPalette } from './keyboard/editor-palette.tsx'
import { $isHelpShown } from './keyboard/help.ts'
import { usePageActions } from './keyboard/use-page-actions.ts'
import { useShortcutsIn } from './keyboard/use-shortcuts.tsx'
import { AnchoredPage } from './links/anchored-page.tsx'
import { EndPanel } from './panels/end-panel.tsx'
import { StartPanel } from './panels/start-panel.tsx'
import { usePanels } from './panels/use-panels.ts'
import { $isWide } from './panels/wide.ts'
import type { ShowPlace } from './publishing/checks-list.tsx'
import { openPreview } from './publishing/open-preview.ts'
import { type PublicationDialog, PublicationDialogs } from './publishing/publication-dialogs.tsx'
import { $savedAsSection, OpenPageProvider } from './sections/open-section.ts'
import { TopBar } from './top-bar/top-bar.tsx'
import { loadAllTemplates, loadTemplatesAhead } from './catalogue/block-templates.ts'
import { lazyPart, loadPartsAhead } from './ui/lazy-part.ts'
import { useToast } from './ui/notices/toast.tsx'
import { useWord } from './words/use-word.ts'

const BlockPicker = lazyPart(
  () => import('./catalogue/block-picker.tsx'),
  // It lists all templates.
  async (module) => {
    await loadAllTemplates()
    return module.BlockPicker
  },
)
const SaveSectionDialog = lazyPart(
  () => import('./sections/save-section-dialog.tsx'),
  ({ SaveSectionDialog }) => SaveSectionDialog,
)
const ShortcutsDialog = lazyPart(
  () => import('./keyboard/shortcuts-dialog.tsx'),
  ({ ShortcutsDialog }) => ShortcutsDialog,
)
const PageConflicts = lazyPart(
  () => import('./draft/page-conflicts.tsx'),
  ({ PageConflicts }) => PageConflicts,
)

const AHEAD_AFTER_MS = 2000

type EditorScreenProps = OpenedPage & {
  staff: Staff
  onOpenPage: (page: number) => void
  /** The page was deleted as a whole. */
  onDeleted: () => void
}

/** One page being edited: the bar on top, a panel on each side, and the page between them. */
export function EditorScreen({ serial, session, tab, site, references, staff, onOpenPage, onDeleted }: EditorScreenProps) {
  const editor = useMemo(() => createPageEditor(session), [session])
  const [presence, setPresence] = useState<Presence | null>(null)
  const $nobody = useMemo(() => atom([]), [])
  const $theme = useMemo(() => atom<Theme>(session.document.get().theme ?? site.theme), [session, site])

  // The server tells other editors about this tab for as long as it has the page open.
  useEffect(() => {
    const ownPresence = presenceOnPage(session.page, tab, { onVersion: (version) => void session.pull(version), onComments: editor.comments.hear })
    setPresence(ownPresence)
    const stop = editor.$selected.listen((id) => ownPresence.show(id))
    return () => {
      stop()
      ownPresence.leave()
    }
  }, [session, tab, editor])

  const $others = presence?.$others ?? $nobody
  const world = useMemo<CanvasWorld>(
    () => ({ site, references, blockData: createBlockData(), $others, $theme, $isDrawn: atom(false) }),
    [site, references, $others, $theme],
  )

  // The browser's clock: code that is not needed yet is loaded some time after the page is drawn, so that it does not slow the first edits.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = world.$isDrawn.subscribe((isDrawn) => {
      if (!isDrawn) return
      // Whoever goes to another page begins at its name, since what had the focus is gone. The first page came with the document.
      if (serial > 1 && document.activeElement === document.body) document.querySelector('h1')?.focus()
      void loadTemplatesAhead()
      timer = setTimeout(() => void loadPartsAhead(), AHEAD_AFTER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [world, serial])

  return (
    <PageEditorProvider editor={editor}>
      <CanvasWorldProvider value={world}>
        <CanvasProvider>
          <OpenPageProvider value={onOpenPage}>
            <AnchoredPage>
              <EditorLayout world={world} staff={staff} onOpenPage={onOpenPage} onDeleted={onDeleted} />
            </AnchoredPage>
          </OpenPageProvider>
        </CanvasProvider>
      </CanvasWorldProvider>
    </PageEditorProvider>
  )
}

type EditorLayoutProps = Pick<EditorScreenProps, 'staff' | 'onOpenPage' | 'onDeleted'> & { world: CanvasWorld }

function EditorLayout({ world, staff, onOpenPage, onDeleted }: EditorLayoutProps) {
  const { session } = usePageEditor()
  const panels = usePanels()
  useAddressedPlace(panels.showPlace)
  useAddressedThread()
  const [viewport, setViewport] = useState<Viewport>(widthThatFits)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const isWide = useAtom($isWide)
  const [openDialog, setOpenDialog] = useState<PublicationDialog | null>(() => (asksForReview(location) ? 'review' : null))
  const theme = useAtom(world.$theme)
  const togglePanel = (panel: 'start' | 'end') => panels.setOpen(panels.open === panel ? null : panel)
  useShortcutsIn(document)
  useRecoveredMessage()

  const flush = useCallback(async () => {
    if (!(await session.flush())) throw new Error('the draft could not be stored')
  }, [session])
  const preview = async () => {
    if (!(await openPreview(session.page, flush))) setOpenDialog('preview')
  }
  const actions = usePageActions({ onPreview: () => void preview(), onDialog: setOpenDialog })
  return (
    <div className={css.screen} data-open={panels.open ?? undefined} data-wide={isWide ? '' : undefined}>
      <TopBar
        viewport={viewport}
        onViewport={setViewport}
        zoom={zoom}
        onZoom={setZoom}
        theme={theme}
        onTheme={(chosenTheme) => world.$theme.set(chosenTheme)}
        openPanel={panels.open}
        onPanel={togglePanel}
        onPreview={() => void preview()}
        isPlanning={openDialog === 'schedule'}
        onDialog={setOpenDialog}
      />
      <StartPanel tab={panels.startTab} onTab={panels.setStartTab} onOpenPage={onOpenPage} onDeleted={onDeleted} />
      <main className={css.canvas}>
        <Stage width={viewport} zoom={zoom}>
          <Canvas />
        </Stage>
      </main>
      <EndPanel tab={panels.endTab} onTab={panels.setEndTab} mayWriteMetaheads={staff.role === 'admin' && may(staff, 'metaheads.write')} />
      <PublicationDialogs
        dialog={openDialog}
        onClose={() => setOpenDialog(null)}
        onDialog={setOpenDialog}
        flush={flush}
        onShow={(place) => {
          setOpenDialog(null)
          panels.showPlace(place)
        }}
      />
      <HelpAndConflicts />
      <EditorPalette staff={staff} actions={actions} onOpenPage={onOpenPage} />
      <Announcer />
    </div>
  )
}

/** Opens the field that the address names, once: a place that is gone opens the page alone. */
function useAddressedPlace(showPlace: ShowPlace): void {
  const { session } = usePageEditor()
  // The address bar is the browser's, and panels open once they are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address opens its place when the page opens, and never again
  useEffect(() => {
    const place = readPlace(location.search)
    if (place && (place.block === null || session.document.get().blocks.some(({ id }) => id === place.block))) showPlace(place)
  }, [])
}

/** Opens the discussion that the address names, once; one that was deleted is said to be gone. */
function useAddressedThread(): void {
  const { comments } = usePageEditor()
  const word = useWord(commentWords)
  const toast = useToast()
  // The address bar is the browser's, and so is the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address opens its discussion when the page opens, and never again
  useEffect(() => {
    const id = readThread(location.search)
    if (id === null) return
    void comments.load().then(() => {
      if (comments.$threads.get().some((thread) => thread.id === id)) comments.$shown.set(id)
      else if (comments.$failure.get() === null) toast({ text: word('not_found') })
    })
  }, [])
}

/** On a small screen the page is first shown at the width of such a screen. */
function widthThatFits(): Viewport {
  if (innerWidth < 640) return 390
  return innerWidth <= 1100 ? 768 : 1440
}

/** Says once that unsaved work of an earlier session was found and taken over. */
function useRecoveredMessage(): void {
  const { session } = usePageEditor()
  const word = useWord(editorWords)
  const toast = useToast()

  // The session looked for it in the browser's storage as it was opened.
  useEffect(() => {
    if (session.takeRecovered() === 'merged') toast({ text: word('recovered') })
  }, [session, toast, word])
}

/** Dialogs that any part of the editor may open; their code is loaded then. */
function HelpAndConflicts() {
  const { session } = usePageEditor()
  const isHelpShown = useAtom($isHelpShown)
  const picker = useAtom($picker)
  const conflict = useAtom(session.$conflict)
  const savedAsSection = useAtom($savedAsSection)
  return (
    <Suspense>
      {isHelpShown && <ShortcutsDialog />}
      {picker && <BlockPicker request={picker} />}
      {conflict && <PageConflicts />}
      {savedAsSection && <SaveSectionDialog ids={savedAsSection} />}
    </Suspense>
  )
}
