import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored-block.ts'

/** What copied blocks begin with on the clipboard, by which other pages, tabs and browsers know them. */
const MARKER = 'maarad/blocks'
const MAX_BLOCKS = 50

const Copied = z.object({ [MARKER]: z.literal(1), blocks: z.array(StoredBlock).min(1).max(MAX_BLOCKS) })

export function clipboardText(blocks: readonly StoredBlock[]): string {
  return JSON.stringify({ [MARKER]: 1, blocks })
}

/** The blocks in a text of the clipboard; null when it is any other text. */
export function parseClipboard(text: string): StoredBlock[] | null {
  if (!text.startsWith(`{"${MARKER}"`)) return null
  try {
    const read = Copied.safeParse(JSON.parse(text))
    return read.success ? read.data.blocks : null
  } catch {
    return null // Cut off on its way.
  }
}

/** For buttons; keys go by the browser's own copy event. Nothing is copied where the browser forbids it. */
export async function copyToClipboard(blocks: readonly StoredBlock[]): Promise<void> {
  await navigator.clipboard?.writeText(clipboardText(blocks)).catch(() => undefined)
}
