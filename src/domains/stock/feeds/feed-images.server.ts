import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { findImages, uploadImage } from '#domains/media/index.server.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { DownloadError } from '#platform/http/download-error.ts'
import type { Network } from '#platform/http/network.ts'
import { openDownload } from '#platform/http/open-download.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { VehicleDraft } from '../vehicles/fields/vehicle-draft.ts'
import { vehicle } from '../schema.server.ts'
import { withImages } from './reading/with-images.ts'
import { feed, feedImage } from './schema.server.ts'

type Photo = VehicleDraft['photos'][number]

/** The media library accepts more, but a larger photo of a car was not made for the web. */
const MOST_IMAGE_BYTES = 10 * 1024 * 1024
const IDLE_MS = 8000
const TOTAL_MS = 20_000
const MOST_ATTEMPTS = 3
const VEHICLES_AT_ONCE = 20
const IMAGES_AT_ONCE = 4
/** The pause between two pictures of one host, so that a retailer's server is not flooded. */
const HOST_PAUSE_MS = 100
/** A job ends before the queue considers it dead; the next job does the rest. */
const MOST_MS = 200_000

/** Pictures that were fetched for feeds and are not in the library any more. */
export async function listLostImages(db: Queryable): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct image_id as id from feed_image f where image_id is not null and not exists (select from media_image m where m.id = f.image_id) order by 1`)
  return rows.map(({ id }) => id)
}

/** The library's pictures by address; pictures that were removed from the library are not included. */
export async function knownImages(db: Queryable, addresses: readonly string[]): Promise<Map<string, number>> {
  const digests = new Map(addresses.map((address) => [digestOf(address), address]))
  if (digests.size === 0) return new Map()
  const rows = await db
    .select()
    .from(feedImage)
    .where(inArray(feedImage.digest, [...digests.keys()]))
  const images = await findImages(
    db,
    rows.flatMap(({ imageId }) => imageId ?? []),
  )
  return new Map(rows.flatMap(({ digest, imageId }) => (imageId !== null && images.has(imageId) ? [[digests.get(digest) ?? '', imageId] as const] : [])))
}

/**
 * Fetches pictures of a feed's vehicles into the library, starting after the vehicle `after`; each address once, with at most
 * three tries; a vehicle keeps the address of a failed one. Returns the last vehicle seen, to continue after; null when all were seen.
 */
export async function fetchFeedImages(
  ctx: Ctx,
  { feedId, after, storage, network }: { feedId: number; after: number; storage: Storage; network: Network },
): Promise<number | null> {
  const until = performance.now() + MOST_MS
  const [owner] = await ctx.db.select().from(feed).where(eq(feed.id, feedId))
  if (!owner?.fetchImages) return null
  const staffCtx: Ctx = { ...ctx, staff: { id: 'system:feeds', name: owner.name, role: 'editor' } }
  let last = after
  while (performance.now() < until) {
    const { rows } = await ctx.db.execute<{ id: number; photos: Photo[] }>(sql`
      select id, details -> 'photos' as photos from vehicle
      where feed = ${owner.key} and id > ${last} and is_published
        and jsonb_path_exists(details, '$.photos[*] ? (@.image_id == null && @.big_path starts with "http")')
      order by id limit ${VEHICLES_AT_ONCE}`)
    if (rows.length === 0) return null
    const addresses = [...new Set(rows.flatMap(({ photos }) => photos.filter(({ image_id }) => image_id === null).map(({ big_path }) => big_path)))]
    await fetchImages(staffCtx, addresses, { storage, network })
    await putImages(ctx, rows, await knownImages(ctx.db, addresses))
    last = rows.at(-1)?.id ?? last
  }
  return last
}

async function fetchImages(ctx: Ctx, addresses: readonly string[], { storage, network }: { storage: Storage; network: Network }): Promise<void> {
  const knownRows = await ctx.db
    .select()
    .from(feedImage)
    .where(inArray(feedImage.digest, addresses.map(digestOf)))
  const triedImages = new Map(knownRows.map((row) => [row.digest, row]))
  const stillThere = await knownImages(ctx.db, addresses)
  const waiting = addresses.filter((address) => !stillThere.has(address) && (triedImages.get(digestOf(address))?.attempts ?? 0) < MOST_ATTEMPTS)
  const hosts = new Map<string, Promise<void>>()
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
      await politely(hosts, address, () => fetchImage(ctx, address ?? '', { storage, network }))
  }
  await Promise.all(Array.from({ length: IMAGES_AT_ONCE }, work))
}

/** One picture of a host at a time, with a pause after each. */
async function politely(hosts: Map<string, Promise<void>>, address: string, run: () => Promise<void>): Promise<void> {
  const host = URL.canParse(address) ? new URL(address).host : ''
  const turn = (hosts.get(host) ?? Promise.resolve()).then(run)
  hosts.set(
    host,
    turn.then(() => new Promise((resume) => setTimeout(resume, HOST_PAUSE_MS))),
  )
  await turn
}

async function fetchImage(ctx: Ctx, address: string, { storage, network }: { storage: Storage; network: Network }): Promise<void> {
  const outcome = await downloaded(ctx, address, { storage, network })
  const values = typeof outcome === 'number' ? { imageId: outcome, error: '' } : { imageId: null, error: outcome }
  await ctx.db
    .insert(feedImage)
    .values({ digest: digestOf(address), attempts: 1, ...values })
    .onConflictDoUpdate({ target: feedImage.digest, set: { ...values, attempts: sql`${feedImage.attempts} + 1`, at: sql`now()` } })
}

/** Stores the picture; returns its id, or why it failed. Its bytes decide its type; the library limits its pixels. */
async function downloaded(ctx: Ctx, address: string, { storage, network }: { storage: Storage; network: Network }): Promise<number | string> {
  try {
    const { bytes } = await openDownload(address, { network, mostBytes: MOST_IMAGE_BYTES, idleMs: IDLE_MS, totalMs: TOTAL_MS })
    const picture = Buffer.concat(await Array.fromAsync(bytes))
    const outcome = await uploadImage(ctx, storage, { bytes: picture, isSilent: true })
    return outcome.ok ? outcome.value.image.id : outcome.code
  } catch (error) {
    if (error instanceof DownloadError) return error.code
    throw error
  }
}

/** Adds pictures to vehicles whose photos have not changed since the request. */
async function putImages(ctx: Ctx, rows: readonly { id: number }[], imageIds: ReadonlyMap<string, number>): Promise<void> {
  if (imageIds.size === 0) return
  await ctx.db.transaction(async (tx) => {
    await announceChange(tx, 'stock')
    const ids = rows.map(({ id }) => id)
    const storedVehicles = await tx
      .select({ id: vehicle.id, details: vehicle.details })
      .from(vehicle)
      .where(inArray(vehicle.id, ids))
      .orderBy(vehicle.id)
      .for('update')
    for (const { id, details } of storedVehicles) {
      const photos = withImages(details.photos, imageIds)
      if (JSON.stringify(photos) === JSON.stringify(details.photos)) continue
      await tx
        .update(vehicle)
        .set({ details: { ...details, photos }, version: sql`${vehicle.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(vehicle.id, id)))
    }
  })
}

function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('hex')
}
