import { callByName } from '#staff/calls/call-by-name.ts'
import { previewPath } from './preview-path.ts'

const PREVIEW_S = 3600

/** Opens a preview of the draft in a new tab; false when the draft could not be saved or the browser blocked the tab. */
export async function openPreview(pageId: number, flush: () => Promise<void>): Promise<boolean> {
  // Opened before any request, since browsers block tabs that do not directly follow a press.
  const tab = window.open('about:blank')
  if (!tab) return false
  try {
    await flush()
    const answer = await callByName('POST /api/pages/{id}/preview_links', { params: { id: pageId }, body: { seconds: PREVIEW_S } })
    if (!answer.ok) throw new Error(answer.code)
    tab.location.replace(previewPath(answer.data.url))
    return true
  } catch {
    // The caller says that the preview could not be opened.
    tab.close()
    return false
  }
}
