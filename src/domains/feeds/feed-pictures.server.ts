import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { shrinkPicture } from '#domains/media/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AskWorker } from '#platform/jobs/ask-worker.server.ts'
import { openDownload } from '#platform/http/open-download.server.ts'
import { Fault } from '#kernel/fault.ts'
import { AGAIN_MS } from './feed.ts'
import { feedPicture } from './schema.server.ts'

const MOST_BYTES = 8_000_000
const SLOWEST_MS = 8000
/** As large as the largest square of a card on a fine screen. */
const WIDTH = 830

/** Where this site serves pictures of feeds. */
export const FEED_PICTURES = '/media/feeds'

/** The same value with the addresses of its pictures on this site, and how to remember where they come from. Pictures of this site stay. */
export function withOwnPictures(entries: readonly object[]) {
  const ownAddresses = new Map<string, string>()
  const value = entries.map((entry) => {
    const address = (entry as { image?: string | null }).image
    if (!address || address.startsWith('/')) return entry
    const digest = createHash('sha256').update(address).digest('base64url')
    ownAddresses.set(digest, address)
    return { ...entry, image: `${FEED_PICTURES}/${digest}` }
  })
  const keep = async (tx: Queryable) => {
    if (ownAddresses.size === 0) return
    const rows = [...ownAddresses].map(([digest, address]) => ({ digest, address }))
    await tx.insert(feedPicture).values(rows).onConflictDoNothing()
  }
  return { value, pictures: { keep } }
}

/** The job that fetches a picture; its data is the `digest`. */
export const FETCH_PICTURE = 'fetch-picture-of-page-feed'

/** Pictures that this process downloads, and those that a worker was asked for. */
const underWay = { here: new Map<string, Promise<Buffer>>(), elsewhere: new Map<string, Promise<Buffer>>() }

/**
 * A picture of a feed as WebP, downloaded when it is first asked for, by a worker where there is one; null for a digest that no feed has named. Concurrent
 * callers share one download. Throws a Fault when it fails, and does not retry for a minute.
 */
export async function findFeedPicture(ctx: Ctx, digest: string): Promise<Buffer | null> {
  const [picture] = await ctx.db.select().from(feedPicture).where(eq(feedPicture.digest, digest))
  if (!picture) return null
  if (picture.bytes) return picture.bytes
  const shared = ctx.askWorker ? underWay.elsewhere : underWay.here
  const running = shared.get(digest)
  if (running) return running
  if (picture.readAt && ctx.clock.now().getTime() - picture.readAt.getTime() < AGAIN_MS) throw unreadable()
  const newDownload = (ctx.askWorker ? fetchByWorker(ctx, ctx.askWorker, picture) : download(ctx, picture)).finally(() => shared.delete(digest))
  shared.set(digest, newDownload)
  return newDownload
}

function fetchByWorker(ctx: Ctx, askWorker: AskWorker, wantedPicture: { digest: string; address: string; readAt: Date | null }): Promise<Buffer> {
  const { db } = ctx
  const { digest, readAt } = wantedPicture
  const find = async () => {
    const [picture] = await db.select().from(feedPicture).where(eq(feedPicture.digest, digest))
    if (picture && !picture.bytes && picture.readAt?.getTime() !== readAt?.getTime()) throw unreadable()
    return picture?.bytes ?? null
  }
  return askWorker({ name: FETCH_PICTURE, key: digest, data: { digest }, find, makeHere: () => download(ctx, wantedPicture) })
}

async function download({ db, clock, network = 'public' }: Ctx, { digest, address }: { digest: string; address: string }): Promise<Buffer> {
  const keep = (bytes: Buffer | null) => db.update(feedPicture).set({ bytes, readAt: clock.now() }).where(eq(feedPicture.digest, digest))
  try {
    const answer = await openDownload(address, { network, mostBytes: MOST_BYTES, idleMs: SLOWEST_MS, totalMs: SLOWEST_MS })
    const bytes = await shrinkPicture(Buffer.concat(await Array.fromAsync(answer.bytes)), WIDTH)
    await keep(bytes)
    return bytes
  } catch (cause) {
    await keep(null)
    throw unreadable(cause)
  }
}

function unreadable(cause?: unknown): Fault {
  return new Fault('a picture of a feed could not be read', { status: 502, cause })
}
