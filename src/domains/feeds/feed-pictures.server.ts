import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { shrinkPicture } from '#domains/media/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { openDownload } from '#platform/http/open-download.server.ts'
import { feedPicture } from './schema.server.ts'

const MOST_BYTES = 8_000_000
const SLOWEST_MS = 8000
/** As large as the largest square of a card on a fine screen. */
const WIDTH = 830

/** Where this site serves pictures of feeds. */
export const FEED_PICTURES = '/media/feeds'

/** The same value with the addresses of its pictures on this site, and how to remember where they come from. Pictures of this site stay. */
export function withOwnPictures(entries: readonly object[]) {
  const found = new Map<string, string>()
  const value = entries.map((entry) => {
    const address = (entry as { image?: string | null }).image
    if (!address || address.startsWith('/')) return entry
    const digest = createHash('sha256').update(address).digest('base64url')
    found.set(digest, address)
    return { ...entry, image: `${FEED_PICTURES}/${digest}` }
  })
  const keep = async (tx: Queryable) => {
    if (found.size === 0) return
    const rows = [...found].map(([digest, address]) => ({ digest, address }))
    await tx.insert(feedPicture).values(rows).onConflictDoNothing()
  }
  return { value, pictures: { keep } }
}

/** A picture of a feed as WebP, downloaded when it is first asked for; null for a digest that no feed has named. Throws when it cannot be had. */
export async function findFeedPicture(ctx: Ctx, digest: string): Promise<Buffer | null> {
  const [picture] = await ctx.db.select().from(feedPicture).where(eq(feedPicture.digest, digest))
  if (!picture) return null
  if (picture.bytes) return picture.bytes
  const { network = 'public' } = ctx
  const download = await openDownload(picture.address, { network, mostBytes: MOST_BYTES, idleMs: SLOWEST_MS, totalMs: SLOWEST_MS })
  const bytes = await shrinkPicture(Buffer.concat(await Array.fromAsync(download.bytes)), WIDTH)
  await ctx.db.update(feedPicture).set({ bytes, readAt: ctx.clock.now() }).where(eq(feedPicture.digest, digest))
  return bytes
}
