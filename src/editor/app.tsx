import { Suspense, useCallback, useEffect, useState } from 'react'
import { collectReferences, noReferences } from '#block-engine/references.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { may, staffFetch } from '#domains/accounts/index.ts'
import type { PageContent } from '#domains/content/index.ts'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { BlockBoundary } from './canvas/block-boundary.tsx'
import { createReferences, type KnownReferences } from './canvas/references.ts'
import type { SiteFacts } from './canvas/site-facts.ts'
import { draftApi } from './draft/draft-api.ts'
import { type DraftSession, openDraftSession } from './draft/draft-session.ts'
import { browserMirror, openTab } from './draft/mirror.ts'
import { EditorScreen } from './editor-screen.tsx'
import css from './editor-screen.module.css'
import { editorWords } from './editor-words.ts'
import { Button } from './ui/button.tsx'
import { EditorRoot } from './ui/editor-root.tsx'
import { EmptyState } from './ui/notice.tsx'
import { Spinner } from './ui/spinner.tsx'
import { type Language, LanguageProvider } from './words/language.tsx'
import { useWord } from './words/use-word.ts'
import { lazyPart } from './ui/lazy-part.ts'

const PageTree = lazyPart(async () => (await import('./pages/page-tree.tsx')).PageTree)

type AppProps = { name: string; role: string; language: Language }

/** The visual editor at /ar/cms. */
export function App({ name, role, language }: AppProps) {
  return (
    <LanguageProvider person={name} initial={language}>
      <EditorRoot>
        <div hidden>
          <IconSprite />
        </div>
        <BlockBoundary state={null} failed={() => <Failed />}>
          <Pages mayWriteMetaheads={role === 'admin' && may({ id: '', name, role }, 'metaheads.write')} />
        </BlockBoundary>
      </EditorRoot>
    </LanguageProvider>
  )
}

type Opened = { session: DraftSession; tab: string; site: SiteFacts; references: KnownReferences }
type State = { kind: 'opening' } | { kind: 'choosing' } | { kind: 'failed'; isAway: boolean } | { kind: 'open'; opened: Opened }

/** One tab is one id, whatever page it shows. */
const ownTab = { current: null as ReturnType<typeof openTab> | null }

/** Something of the editor itself broke. What was typed is in the browser's storage, from which the page is opened again. */
function Failed() {
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

function Pages({ mayWriteMetaheads }: { mayWriteMetaheads: boolean }) {
  const word = useWord(editorWords)
  const [address, setAddress] = useState(readAddress)
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [attempt, setAttempt] = useState(0)

  const openPage = useCallback((page: number) => {
    history.pushState(null, '', `/ar/cms?page=${page}`)
    setAddress(readAddress())
  }, [])

  const reopen = useCallback((isDeleted: boolean) => {
    if (isDeleted) {
      history.pushState(null, '', '/ar/cms')
      setAddress(readAddress())
    } else setAttempt((before) => before + 1)
  }, [])

  // The address bar is the browser's.
  useEffect(() => {
    const follow = () => setAddress(readAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  // A page is opened over the network, and left with all that was typed kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the page anew
  useEffect(() => {
    let isLeft = false
    let session: DraftSession | undefined
    setState({ kind: 'opening' })
    void open(address).then((next) => {
      if (next.kind === 'open') session = next.opened.session
      if (isLeft) session?.close()
      else setState(next)
    })
    const guard = (event: BeforeUnloadEvent) => {
      if (session?.isAtRisk()) event.preventDefault()
    }
    const online = () => session?.retry()
    addEventListener('beforeunload', guard)
    addEventListener('online', online)
    return () => {
      isLeft = true
      removeEventListener('beforeunload', guard)
      removeEventListener('online', online)
      void session?.flush().finally(() => session?.close())
    }
  }, [address, attempt])

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
              <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
                {word('try_again')}
              </Button>
            }
          >
            {word(state.isAway ? 'away' : 'gone')}
          </EmptyState>
        </main>
      )
    case 'choosing':
      return (
        <main className={css.choice}>
          <h1>{word('choose_page')}</h1>
          <p>{word('no_page')}</p>
          <Suspense fallback={<Spinner />}>
            <PageTree current={null} onOpen={openPage} />
          </Suspense>
        </main>
      )
    case 'open':
      return (
        <EditorScreen
          key={`${state.opened.session.page}/${attempt}`}
          {...state.opened}
          mayWriteMetaheads={mayWriteMetaheads}
          onOpenPage={openPage}
          onReopen={reopen}
        />
      )
  }
}

type Address = { page: number } | { path: string }

/** /ar/cms?page=5 names a page by its id, /ar/cms/range-rover/velar by its path. */
function readAddress(): Address {
  const id = Number(new URLSearchParams(location.search).get('page'))
  if (Number.isInteger(id) && id > 0) return { page: id }
  return { path: decodeURIComponent(location.pathname.replace(/^\/ar\/cms\/?/, '').replace(/\/$/, '')) }
}

async function open(address: Address): Promise<State> {
  ownTab.current ??= openTab()
  const [page, site, { tab, isOpen }] = await Promise.all([findPage(address), staffFetch<SiteFacts>('/api/editing/site'), ownTab.current])
  if (page === null) return { kind: 'choosing' }
  if (page === 'away' || !site.ok) return { kind: 'failed', isAway: true }
  const mirror = browserMirror(isOpen)
  const api = draftApi(page)
  const [answer, orphans] = await Promise.all([api.load(), mirror.orphans(page).catch(() => [])])
  if (answer.kind !== 'loaded') return { kind: 'failed', isAway: answer.kind === 'away' }
  const session = openDraftSession({ draft: answer.draft, tab, api, mirror, orphans })
  const references = createReferences()
  await know(references, session.document.get())
  return { kind: 'open', opened: { session, tab, site: site.data, references } }
}

async function findPage(address: Address): Promise<number | null | 'away'> {
  if ('page' in address) return address.page
  const answer = await staffFetch<{ page_id: number | null }>(`/api/editing/session?path=${encodeURIComponent(address.path)}`)
  if (answer.ok) return answer.data.page_id
  return answer.status === 404 ? null : 'away'
}

/** What the page points to is known before it is drawn, so that no picture is fetched twice. */
async function know(references: KnownReferences, { blocks }: PageContent): Promise<void> {
  const wanted = noReferences()
  for (const block of blocks) {
    const template = catalogue.get(block.template)
    if (template) collectReferences(block, template.block, wanted)
  }
  references.want(wanted)
  await references.settled()
}
