import type { PageRow } from '#domains/content/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { failureWords } from './page-words.server.ts'
import { type BlockPlace, prepareBlocks } from './prepare-blocks.server.ts'
import { renderBlocks } from './render-blocks.server.tsx'

/** Renders a single block of a page, for its try-again button (B-323); null when the page has no such block. */
export async function blockFragment(ctx: Ctx, page: PageRow, blockId: string, place: Omit<BlockPlace, 'path' | 'title'>): Promise<string | null> {
  const stored = page.blocks.find(({ id }) => id === blockId)
  if (!stored) return null
  const { blocks } = await prepareBlocks(ctx, [stored], { ...place, path: page.path, title: page.title })
  return renderBlocks(blocks, failureWords(place.site), ctx.log).html
}
