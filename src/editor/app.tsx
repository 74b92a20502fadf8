import { Suspense, useCallback, useEffect, useState } from 'react'
import { useOpened } from '#staff/drafts/use-opened.ts'
import type { Staff } from '#kernel/staff.ts'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { BlockBoundary } from './canvas/block/block-boundary.tsx'
import { readEditorAddress } from './address.ts'
import { EditorScreen } from './editor-screen.tsx'
import css from './editor-screen.module.css'
import { editorWords } from './editor-words.ts'
import { type OpenedAddress, openPage } from './open-page.ts'
import { EditorPalette } from './keyboard/editor-palette.tsx'
import { Button } from './ui/button.tsx'
import { EditorRoot } from './ui/editor-root.tsx'
import { EmptyState } from './ui/notices/notice.tsx'
import { Spinner } from './ui/notices/spinner.tsx'
import type { Language } from '#kernel/words/words.ts'
import { LanguageProvider } from './words/language.tsx'
import { useWord } from './words/use-word.ts'
import { lazyPart } from './ui/lazy-part.ts'

const PageTree = lazyPart(
  () => import('./pages/page-tree.tsx'),
  ({ PageTree }) => PageTree,
)

type AppProps = Pick<Staff, 'id' | 'name' | 'role'> & { language: Language }

/** The visual editor at /ar/cms. */
export function App({ id, name, role, language }: AppProps) {
  return (
    <LanguageProvider person={name} initial={language}>
      <EditorRoot>
        <div hidden>
          <IconSprite />
        </div>
        <BlockBoundary state={null} failed={() => <OpeningFailed />}>
          <Pages staff={{ id, name, role }} />
        </BlockBoundary>
      </EditorRoot>
    </LanguageProvider>
  )
}

/** Shown when the editor itself crashed. Unsaved work is in the browser's storage and is restored when the page is opened again. */
function OpeningFailed() {
  const word = useWord(editorWords)
  return (
    <main className={css.whole}>
      <EmptyState
        icon="alert"
        title={word('broken')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {word('reload')}
          </Button>
        }
      >
        {word('broken_more')}
      </EmptyState>
    </main>
  )
}

type State = { kind: 'opening' } | OpenedAddress

/** The page of the address bar, or what is shown instead of it. */
function Pages({ staff }: { staff: Staff }) {
  const [address, setAddress] = useState(() => readEditorAddress(location))
  const [attempt, setAttempt] = useState(0)
  const state: State = useOpened(() => openPage(address), sessionOf, [address, attempt])

  const goTo = useCallback((path: string) => {
    history.pushState(null, '', path)
    setAddress(readEditorAddress(location))
  }, [])
  const goToPage = useCallback((page: number) => goTo(`/ar/cms?page=${page}`), [goTo])
  const leaveDeleted = useCallback(() => goTo('/ar/cms'), [goTo])

  // The address bar is the browser's.
  useEffect(() => {
    const follow = () => setAddress(readEditorAddress(location))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  if (state.kind === 'open') {
    return <EditorScreen key={state.openedPage.serial} {...state.openedPage} staff={staff} onOpenPage={goToPage} onDeleted={leaveDeleted} />
  }
  return (
    <>
      <NoPageYet state={state} onOpen={goToPage} onAgain={() => setAttempt(attempt + 1)} />
      <EditorPalette staff={staff} actions={noActions} onOpenPage={goToPage} />
    </>
  )
}

const noActions = [] as const
const focusOn = (heading: HTMLElement | null) => heading?.focus()
const sessionOf = (openedAddress: OpenedAddress) => (openedAddress.kind === 'open' ? openedAddress.openedPage.session : undefined)

type NoPageYetProps = { state: Exclude<State, { kind: 'open' }>; onOpen: (page: number) => void; onAgain: () => void }

/** What is shown in place of a page. */
function NoPageYet({ state, onOpen, onAgain }: NoPageYetProps) {
  const word = useWord(editorWords)
  switch (state.kind) {
    case 'opening':
      return (
        <div className={css.whole} role="status">
          <Spinner />
          <p>{word('opening')}</p>
        </div>
      )
    case 'failed':
      return (
        <main className={css.whole}>
          <EmptyState
            icon="alert"
            title={word('not_loaded')}
            action={
              <Button variant="primary" onClick={onAgain}>
                {word('try_again')}
              </Button>
            }
          >
            {word(state.isUnreachable ? 'unreachable' : 'gone')}
          </EmptyState>
        </main>
      )
    case 'choosing':
      return (
        <main className={css.choice}>
          <h1 ref={focusOn} tabIndex={-1}>
            {word('choose_page')}
          </h1>
          <p>{word('no_page')}</p>
          <Suspense fallback={<Spinner />}>
            <PageTree current={null} onOpen={onOpen} />
          </Suspense>
        </main>
      )
  }
}
