import { staffFetch } from '#domains/accounts/index.ts'
import type { Draft, DraftPatch, Problem } from '#domains/content/index.ts'

/** `unreachable`: not saved, and a retry may help; `refused`: a retry does not help until something changes. */
export type SaveAnswer =
  | { kind: 'saved'; version: number; problems: Problem[] }
  | { kind: 'stale'; draft: Draft }
  | { kind: 'unreachable' }
  | { kind: 'signed_out' }
  | { kind: 'refused'; code: string; fields: Record<string, string[]> }

export type LoadAnswer = { kind: 'loaded'; draft: Draft } | { kind: 'unreachable' } | { kind: 'signed_out' } | { kind: 'refused'; code: string }

/** The API of a draft, as the editing session uses it. */
export type DraftApi = {
  load: () => Promise<LoadAnswer>
  save: (version: number, patch: DraftPatch) => Promise<SaveAnswer>
}

export function draftApi(page: number): DraftApi {
  const path = `/api/pages/${page}/draft`
  const onSignedOut = () => undefined
  return {
    async load() {
      const answer = await staffFetch<Draft>(path, { onSignedOut })
      if (answer.ok) return { kind: 'loaded', draft: answer.data }
      if (isUnreachable(answer.status)) return { kind: 'unreachable' }
      return answer.status === 401 ? { kind: 'signed_out' } : { kind: 'refused', code: answer.code }
    },
    async save(version, patch) {
      const answer = await staffFetch<{ version: number; problems: Problem[] }>(path, { method: 'PATCH', body: patch, ifMatch: version, onSignedOut })
      if (answer.ok) return { kind: 'saved', version: answer.data.version, problems: answer.data.problems }
      if (answer.status === 412) return { kind: 'stale', draft: answer.data as Draft }
      if (isUnreachable(answer.status)) return { kind: 'unreachable' }
      return answer.status === 401 ? { kind: 'signed_out' } : { kind: 'refused', code: answer.code, fields: answer.fields }
    },
  }
}

/** No response, or the server is overloaded or restarting. */
function isUnreachable(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}
