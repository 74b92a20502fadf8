import type { Theme } from '#domains/content/index.ts'
import { ask } from '../data-provider/ask.ts'
import { useRested } from '../data-provider/use-rested.ts'
import type { PartDraft } from './part-draft.ts'

type DraftPageRequest = PartDraft & { path: string; theme: Theme; without: string[] }

/** The page with a draft; while there is none, or it is refused, the last page stays. */
export function useDraftPage(request: DraftPageRequest | null) {
  const { answer = '', ...rest } = useRested(request, draftPage)
  return { html: answer, ...rest }
}

async function draftPage(body: DraftPageRequest, signal: AbortSignal): Promise<string> {
  return (await ask('POST /api/setting_previews', { body, signal })).data.html
}
