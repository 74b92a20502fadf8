import { catalogue } from '#blocks/catalogue.gen.ts'
import { readQuery } from '#block-engine/page-query.ts'
import { findShownPage } from '#domains/content/index.server.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { stringifyQuery } from '#kernel/query-string.ts'
import { blockFragment } from '#site/page/block-fragment.server.ts'
import { pageReads } from '#site/page/page-reads.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { bytesOfDrawn, drawnOnce } from './drawn-once.server.ts'

type BlockRequest = { path: string; block: string; query: string }

/** A single block of a published page, for its try-again button (B-323); null when there is none. Drawn once, like the page itself. */
export async function answerBlock(
  services: Services,
  { path: rawPath, block: blockId, query: rawQuery }: BlockRequest,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { epoch } = services.cache
  const path = parsePagePath(rawPath)
  const ctx = contextOf(services)
  const page = path === null ? null : await findShownPage(ctx, path, catalogue)
  const storedBlock = page?.blocks.find(({ id }) => id === blockId)
  if (page?.status !== 'published' || page.type !== 'page' || !storedBlock) return null
  const site = await services.site.get(ctx)
  const query = new URLSearchParams(rawQuery)
  const place = { publicUrl: services.env.PUBLIC_URL, query, site, stock: services.stock, finder: services.finder, path: page.path, title: page.title }
  // A change of the page changes its version, and with it the key.
  const key = { path: `_block/${page.id}/${page.version}/${blockId}`, theme: '', query: stringifyQuery(readQuery(query, pageReads([storedBlock]).query)) }
  const fragment = await drawnOnce(services.cache, { key, now: services.clock.now().getTime(), epoch, draw: () => blockFragment(ctx, storedBlock, place) })
  return (await bytesOfDrawn(fragment)).html
}
