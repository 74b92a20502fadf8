import { callByName } from '#staff/calls/call-by-name.ts'
import type { Draft, DraftPatch, PageContent } from '#domains/content/index.ts'
import { type DraftApi, failureOf } from '#staff/drafts/draft-answers.ts'

/** What the server keeps of a page's draft besides its content. */
export type PageFacts = Omit<Draft, 'content'>
export type PageDraftApi = DraftApi<PageContent, DraftPatch, PageFacts>

export function draftApi(page: number): PageDraftApi {
  const params = { id: page }
  const onSignedOut = () => undefined
  return {
    async load() {
      const answer = await callByName('GET /api/pages/{id}/draft', { params, onSignedOut })
      return answer.ok ? { kind: 'loaded', draft: answer.data } : failureOf(answer)
    },
    async save(version, patch) {
      const answer = await callByName('PATCH /api/pages/{id}/draft', { params, body: patch, ifMatch: version, onSignedOut })
      if (answer.ok) return { kind: 'saved', facts: { version: answer.data.version, problems: answer.data.problems, is_changed: true } }
      return answer.code === 'stale' ? { kind: 'stale', draft: answer.data } : failureOf(answer)
    },
  }
}
