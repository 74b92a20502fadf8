import type { DrawnBlock } from '#block-engine/stored/stored-block.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { joinedBytes } from './joined-bytes.server.ts'
import { pageReads } from './page-reads.server.ts'
import { failureWords } from './page-words.server.ts'
import { type BlockPlace, prepareBlocks } from './prepare-blocks.server.ts'
import { renderBlocks } from './render-blocks.server.tsx'
import type { RenderedPage } from './render-page.server.tsx'

/** Renders a single block of a page, without the page around it (B-323). */
export async function blockFragment(ctx: Ctx, storedBlock: DrawnBlock, place: BlockPlace): Promise<RenderedPage> {
  const { blocks, until, isDegraded } = await prepareBlocks(ctx, [storedBlock], place)
  const { html, hasFailure } = await renderBlocks(blocks, failureWords(place.site), ctx.log)
  return { html: joinedBytes(html), ending: '', headers: {}, until, reads: pageReads([storedBlock]), hasFailure: hasFailure || isDegraded }
}
