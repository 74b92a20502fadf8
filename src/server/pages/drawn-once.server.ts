import { plainAnswerOf } from '#site/cache/answer-of.server.ts'
import type { CachedPage, FreshPage, PageCache, PageKey } from '#site/cache/page-cache.server.ts'
import { closePage } from '#site/page/policy/open-end.server.ts'

/** A rendered page: cached in memory, or, when a block failed, for this request only. */
export type DrawnOnce<Page> = { cached: CachedPage; fresh?: undefined } | { cached?: undefined; fresh: Page }

type Drawing<Page> = { key: PageKey; now: number; epoch: number; draw: () => Promise<Page> }

const running = new WeakMap<PageCache, Map<string, Promise<unknown>>>()

/**
 * Draws a page or a part of one once, for all who ask for it at the same time and until its content changes: anonymous requests must not
 * cost a drawing each. `epoch` is the cache's before anything was read for the drawing.
 */
export async function drawnOnce<Page extends FreshPage & { hasFailure: boolean }>(
  cache: PageCache,
  { key, now, epoch, draw }: Drawing<Page>,
): Promise<DrawnOnce<Page>> {
  const cached = cache.find(key, now)
  if (cached) return { cached }
  const drawings = running.get(cache) ?? new Map<string, Promise<unknown>>()
  running.set(cache, drawings)
  const name = JSON.stringify([epoch, key])
  const drawing = (drawings.get(name) as Promise<DrawnOnce<Page>> | undefined) ?? keep().finally(() => drawings.delete(name))
  drawings.set(name, drawing)
  return drawing

  async function keep(): Promise<DrawnOnce<Page>> {
    const fresh = await draw()
    return fresh.hasFailure ? { fresh } : { cached: await cache.keep(key, fresh, epoch) }
  }
}

/** The HTML and headers of what was drawn, for one answer. */
export async function bytesOfDrawn(page: DrawnOnce<FreshPage>): Promise<{ html: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> }> {
  if (page.cached) {
    const { body, headers } = await plainAnswerOf(page.cached)
    return { html: body as Uint8Array<ArrayBuffer>, headers }
  }
  return closePage(page.fresh)
}
