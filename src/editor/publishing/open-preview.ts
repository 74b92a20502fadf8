import { staffFetch } from '#domains/accounts/index.ts'
import { previewPath } from './preview-path.ts'

const PREVIEW_S = 3600

/** Shows the draft as it is in a tab of its own; false when it could not be saved or the browser opens no tab. */
export async function openPreview(pageId: number, flush: () => Promise<void>): Promise<boolean> {
  // Opened while the press counts as one: browsers refuse it after an answer from the network.
  const tab = window.open('about:blank')
  if (!tab) return false
  try {
    await flush()
    const answer = await staffFetch<{ url: string }>(`/api/pages/${pageId}/preview_links`, { method: 'POST', body: { seconds: PREVIEW_S } })
    if (!answer.ok) throw new Error(answer.code)
    tab.location.replace(previewPath(answer.data.url))
    return true
  } catch {
    tab.close()
    return false
  }
}
