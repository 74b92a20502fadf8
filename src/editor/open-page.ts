import { referencesOf } from '#block-engine/stored/references.ts'
import { blockTemplates, isTemplate, loadTemplates } from './catalogue/block-templates.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { PageContent } from '#domains/content/index.ts'
import { findUnsavedWork, type UnsavedWork } from '#staff/drafts/mirror.ts'
import type { EditorAddress } from './address.ts'
import { loadBlockView } from './canvas/block/block-views.ts'
import { FIRST_BLOCKS } from './canvas/first-blocks.ts'
import { loadCanvasStyles } from './canvas/frame/load-canvas-styles.ts'
import { createReferences, type KnownReferences } from './canvas/block/references.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import { draftApi } from './draft/draft-api.ts'
import { openPageSession, type PageSession } from './draft/page-session.ts'
import { type Opening, takeOpening } from './opening.ts'

/** A page that is open in the editor. `serial` counts the openings, each of which is a screen of its own. */
export type OpenedPage = { serial: number; session: PageSession; tab: string; site: DataOf<'GET /api/editing/site'>; references: KnownReferences }

/** The result of opening an address: `choosing` when there is no page at it. */
export type OpenedAddress = { kind: 'choosing' } | { kind: 'failed'; isUnreachable: boolean } | { kind: 'open'; openedPage: OpenedPage }

const openings = { count: 0 }

/** Opens the page at an address of the editor, with all that it needs to be drawn. */
export async function openPage(address: EditorAddress): Promise<OpenedAddress> {
  // The frame needs the styles as soon as it is there.
  void loadCanvasStyles()
  const opening = takeOpening()
  return opening ? openDraft(opening, await findUnsavedWork<PageContent>(opening.draft.page_id)) : openByApi(address)
}

/** Opens a page that did not come with the document, by asking the API. */
async function openByApi(address: EditorAddress): Promise<OpenedAddress> {
  const [page, site] = await Promise.all([findPage(address), callByName('GET /api/editing/site')])
  if (page === null) return { kind: 'choosing' }
  if (page === 'unreachable' || !site.ok) return { kind: 'failed', isUnreachable: true }
  const [answer, work] = await Promise.all([draftApi(page).load(), findUnsavedWork<PageContent>(page)])
  if (answer.kind !== 'loaded') return { kind: 'failed', isUnreachable: answer.kind === 'unreachable' }
  return openDraft({ draft: answer.draft, site: site.data, references: null }, work)
}

async function openDraft(
  { draft, site, references: knownReferences }: Omit<Opening, 'references'> & { references: Opening['references'] | null },
  work: UnsavedWork<PageContent>,
): Promise<OpenedAddress> {
  const session = openPageSession({ draft, api: draftApi(draft.page_id), ...work })
  const { blocks } = session.document.get()
  // What was recovered may have kinds of blocks that the draft does not.
  await loadTemplates([...draft.content.blocks, ...blocks].map(({ template }) => template))
  const references = createReferences()
  if (knownReferences) references.learn(referencesOf(draft.content.blocks, blockTemplates), knownReferences)
  // References are loaded before the page is drawn, so that no picture is fetched twice. The views of what is seen first are loaded meanwhile.
  const views = new Set(blocks.slice(0, FIRST_BLOCKS).map(({ template }) => template))
  // The canvas asks for the view again, and says there that it failed.
  for (const template of views) if (isTemplate(template)) loadBlockView(template).catch(() => undefined)
  references.request(referencesOf(blocks, blockTemplates))
  await references.settled()
  openings.count += 1
  return { kind: 'open', openedPage: { serial: openings.count, session, tab: work.tab, site, references } }
}

async function findPage(address: EditorAddress): Promise<number | null | 'unreachable'> {
  if ('page' in address) return address.page
  const answer = await callByName('GET /api/editing/session', { query: { path: address.path } })
  if (answer.ok) return answer.data.page_id
  return answer.status === 404 ? null : 'unreachable'
}
