import { plainAnswerOf } from '#site/cache/answer-of.server.ts'
import type { CachedPage, FreshPage, PageCache, PageKey } from '#site/cache/page-cache.server.ts'
import { closePage } from '#site/page/policy/open-end.server.ts'

/** A rendered page: cached in memory, or, when a block failed, for this request only. */
export type Drawn<Page> = { kept: CachedPage; fresh?: undefined } | { kept?: undefined; fresh: Page }

type Drawing<Page> = { key: PageKey; now: number; epoch: number; draw: () => Promise<Page> }

const running = new WeakMap<PageCache, Map<string, Promise<unknown>>>()

/**
 * Draws a page or a part of one once, for all who ask for it at the same time and until its content changes: anonymous requests must not
 * cost a drawing each. `epoch` is the cache's before anything was read for the drawing.
 */
export async function drawnOnce<Page extends FreshPage & { hasFailure: boolean }>(
  cache: PageCache,
  { key, now, epoch, draw }: Drawing<Page>,
): Promise<Drawn<Page>> {
  const kept = cache.find(key, now)
  if (kept) return { kept }
  const drawings = running.get(cache) ?? new Map<string, Promise<unknown>>()
  running.set(cache, drawings)
  const name = JSON.stringify([epoch, key])
  const drawing = (drawings.get(name) as Promise<Drawn<Page>> | undefined) ?? keep().finally(() => drawings.delete(name))
  drawings.set(name, drawing)
  return drawing

  async function keep(): Promise<Drawn<Page>> {
    const fresh = await draw()
    return fresh.hasFailure ? { fresh } : { kept: await cache.keep(key, fresh, epoch) }
  }
}

/** The HTML and headers of what was drawn, for one answer. */
export async function bytesOfDrawn(drawn: Drawn<FreshPage>): Promise<{ html: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> }> {
  if (drawn.kept) {
    const { body, headers } = await plainAnswerOf(drawn.kept)
    return { html: body as Uint8Array<ArrayBuffer>, headers }
  }
  return closePage(drawn.fresh)
}
