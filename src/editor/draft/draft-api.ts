import { staffFetch } from '#domains/accounts/index.ts'
import type { Draft, DraftPatch, PageContent, Problem } from '#domains/content/index.ts'
import { type DraftApi, failureOf, STALE } from '#staff/drafts/draft-answers.ts'

/** What the server keeps of a page's draft besides its content. */
export type PageFacts = Omit<Draft, 'content'>
export type PageDraftApi = DraftApi<PageContent, DraftPatch, PageFacts>

export function draftApi(page: number): PageDraftApi {
  const path = `/api/pages/${page}/draft`
  const onSignedOut = () => undefined
  return {
    async load() {
      const answer = await staffFetch<Draft>(path, { onSignedOut })
      return answer.ok ? { kind: 'loaded', draft: answer.data } : failureOf(answer)
    },
    async save(version, patch) {
      const answer = await staffFetch<{ version: number; problems: Problem[] }>(path, { method: 'PATCH', body: patch, ifMatch: version, onSignedOut })
      if (answer.ok) return { kind: 'saved', facts: { version: answer.data.version, problems: answer.data.problems, is_changed: true } }
      return answer.status === STALE ? { kind: 'stale', draft: answer.data as Draft } : failureOf(answer)
    },
  }
}
