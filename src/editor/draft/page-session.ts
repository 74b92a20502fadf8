import { computed, type ReadableAtom } from 'nanostores'
import { type Conflict, type Draft, type DraftPatch, draftPatch, keepMine, mergeContent, type PageContent, type Problem } from '#domains/content/index.ts'
import { type DocumentKind, type DraftSession, openDraftSession } from '#staff/drafts/draft-session.ts'
import type { UnsavedWork } from '#staff/drafts/mirror.ts'
import { createPageDocument, type PageDocument } from './document.ts'
import type { PageDraftApi, PageFacts } from './draft-api.ts'

const pages: DocumentKind<PageContent, DraftPatch, Conflict> = { patchOf: draftPatch, merge: mergeContent, keepMine }

/** One page while it is edited. */
export type PageSession = DraftSession<PageContent, Conflict, PageFacts> & {
  page: number
  document: PageDocument
  $problems: ReadableAtom<readonly Problem[]>
}

const factsOf = ({ content: _content, ...facts }: Draft): PageFacts => facts

export function openPageSession({ draft, api, ...work }: UnsavedWork<PageContent> & { draft: Draft; api: PageDraftApi }): PageSession {
  const page = draft.page_id
  const document = createPageDocument(draft.content)
  const session = openDraftSession({ kind: pages, document, key: page, draft, api, factsOf, ...work })
  return { ...session, page, document, $problems: computed(session.$facts, ({ problems }) => problems) }
}
