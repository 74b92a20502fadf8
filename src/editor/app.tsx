import { Suspense, useCallback, useEffect, useState } from 'react'
import { referencesOf } from '#block-engine/references.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { may, staffFetch } from '#domains/accounts/index.ts'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { BlockBoundary } from './canvas/block-boundary.tsx'
import { type EditorAddress, readEditorAddress } from './address.ts'
import { loadBlockView } from './canvas/block-views.ts'
import { loadCanvasStyles } from './canvas/load-canvas-styles.ts'
import { createReferences, type KnownReferences } from './canvas/references.ts'
import type { SiteFacts } from './canvas/site-facts.ts'
import { draftApi } from './draft/draft-api.ts'
import { type DraftSession, openDraftSession } from './draft/draft-session.ts'
import { browserMirror, openTab } from './draft/mirror.ts'
import { EditorScreen } from './editor-screen.tsx'
import css from './editor-screen.module.css'
import { editorWords } from './editor-words.ts'
import { type Opening, takeOpening } from './opening.ts'
import { Button } from './ui/button.tsx'
import { EditorRoot } from './ui/editor-root.tsx'
import { EmptyState } from './ui/notice.tsx'
import { Spinner } from './ui/spinner.tsx'
import type { Language } from '#kernel/words/words.ts'
import { LanguageProvider } from './words/language.tsx'
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

type Opened = { serial: number; session: DraftSession; tab: string; site: SiteFacts; references: KnownReferences }
type State = { kind: 'opening' } | { kind: 'choosing' } | { kind: 'failed'; isAway: boolean } | { kind: 'open'; opened: Opened }

/** One tab is one id, whatever page it shows. */
const ownTab = { current: null as ReturnType<typeof openTab> | null }
/** Every opening is a screen of its own. */
const openings = { count: 0 }
/** The end of the session that was left: what it still stores is not yet lost work. */
const leaving = { current: Promise.resolve() as Promise<unknown> }

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
  const [address, setAddress] = useState(() => readEditorAddress(location))
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [attempt, setAttempt] = useState(0)

  const openPage = useCallback((page: number) => {
    history.pushState(null, '', `/ar/cms?page=${page}`)
    setAddress(readEditorAddress(location))
  }, [])

  const reopen = useCallback((isDeleted: boolean) => {
    if (isDeleted) {
      history.pushState(null, '', '/ar/cms')
      setAddress(readEditorAddress(location))
    } else setAttempt((before) => before + 1)
  }, [])

  // The address bar is the browser's.
  useEffect(() => {
    const follow = () => setAddress(readEditorAddress(location))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  // A page is opened over the network, and left with all that was typed kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the page anew
  useEffect(() => {
    let isLeft = false
    let session: DraftSession | undefined
    setState({ kind: 'opening' })
    const opened = leaving.current.then(() => open(address))
    void opened.then((next) => {
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
      if (session) leaving.current = session.flush().finally(() => session?.close())
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
      return <EditorScreen key={state.opened.serial} {...state.opened} mayWriteMetaheads={mayWriteMetaheads} onOpenPage={openPage} onReopen={reopen} />
  }
}

async function open(address: EditorAddress): Promise<State> {
  // The frame needs them as soon as it stands.
  loadCanvasStyles().catch(() => undefined)
  const opening = takeOpening()
  return opening ? openDraft(opening, await orphansOf(opening.draft.page_id)) : ask(address)
}

/** Opens a page that the document does not bring along, by what the API answers. */
async function ask(address: EditorAddress): Promise<State> {
  const [page, site] = await Promise.all([findPage(address), staffFetch<SiteFacts>('/api/editing/site')])
  if (page === null) return { kind: 'choosing' }
  if (page === 'away' || !site.ok) return { kind: 'failed', isAway: true }
  const [answer, work] = await Promise.all([draftApi(page).load(), orphansOf(page)])
  if (answer.kind !== 'loaded') return { kind: 'failed', isAway: answer.kind === 'away' }
  return openDraft({ draft: answer.draft, site: site.data, references: null }, work)
}

/** What this browser has of the page that was never stored. */
async function orphansOf(page: number) {
  ownTab.current ??= openTab()
  const { tab, isOpen } = await ownTab.current
  const mirror = browserMirror(isOpen)
  return { tab, mirror, orphans: await mirror.orphans(page).catch(() => []) }
}

type Work = Awaited<ReturnType<typeof orphansOf>>

async function openDraft(
  { draft, site, references: found }: Omit<Opening, 'references'> & { references: Opening['references'] | null },
  work: Work,
): Promise<State> {
  const session = openDraftSession({ draft, api: draftApi(draft.page_id), ...work })
  const { blocks } = session.document.get()
  const references = createReferences()
  if (found) references.learn(referencesOf(draft.content.blocks, catalogue), found)
  // What the page points to is known before it is drawn, so that no picture is fetched twice; its views come meanwhile.
  const views = new Set(blocks.map(({ template }) => template))
  for (const template of views) if (catalogue.has(template)) loadBlockView(template).catch(() => undefined)
  references.request(referencesOf(blocks, catalogue))
  await references.settled()
  openings.count += 1
  return { kind: 'open', opened: { serial: openings.count, session, tab: work.tab, site, references } }
}

async function findPage(address: EditorAddress): Promise<number | null | 'away'> {
  if ('page' in address) return address.page
  const answer = await staffFetch<{ page_id: number | null }>(`/api/editing/session?path=${encodeURIComponent(address.path)}`)
  if (answer.ok) return answer.data.page_id
  return answer.status === 404 ? null : 'away'
}
