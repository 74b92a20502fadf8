import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'

/** The first key of copied blocks on the clipboard, by which other pages, tabs and browsers recognise them. */
const MARKER = 'maarad/blocks'
/** As many as a page may hold. */
const MAX_BLOCKS = 300

const ClipboardContent = z.object({ [MARKER]: z.literal(1), blocks: z.array(StoredBlock).min(1).max(MAX_BLOCKS) })

export function clipboardText(blocks: readonly StoredBlock[]): string {
  return JSON.stringify({ [MARKER]: 1, blocks })
}

/** The blocks in a text of the clipboard; null when it is any other text. */
export function parseClipboard(text: string): StoredBlock[] | null {
  if (!text.startsWith(`{"${MARKER}"`)) return null
  try {
    const content = ClipboardContent.safeParse(JSON.parse(text))
    return content.success ? content.data.blocks : null
  } catch {
    return null // The text is incomplete.
  }
}

/** Copies by a button; the keys use the browser's copy event. Does nothing where the browser forbids it. */
export async function copyToClipboard(blocks: readonly StoredBlock[]): Promise<void> {
  // Where the browser forbids it, the keys still copy by the browser’s own event.
  await navigator.clipboard?.writeText(clipboardText(blocks)).catch(() => undefined)
}
