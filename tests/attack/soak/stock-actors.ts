import { setTimeout as pause } from 'node:timers/promises'
import { type FeedRunState, isLive } from '#domains/stock/feeds/feed-run.ts'
import { askOnce, askUntilAnswered, asStaff, PACE_MS, type Soak } from './actors.ts'
import type { SiteRequest } from './site-client.ts'

/** Asks for lists of cars that nobody has asked for before, as pages and as programs; each from an address of its own, as limits count by it. */
export async function search(soak: Soak, number: number): Promise<void> {
  for (let count = 0; !soak.hasEnded(); count += 1) {
    const price = 10_000 + number * 1_000_000 + count
    const path = count % 2 === 0 ? `/ar/find-a-car?price_from=${price}` : `/public_api/listing/all-cars/light?items=12&sort=price&display_price_gteq=${price}`
    const { status, text } = await askOnce(soak, count, { path, from: `127.${60 + number}.${(count >> 8) & 255}.${count & 255 || 1}` })
    if (status >= 400 && status < 500) soak.flaws.push(`${status} ${path} ${text.slice(0, 120)}`)
    await pause(5 * PACE_MS)
  }
}

/** What staff look at all day: the stock, the leads, the orders of a buyer, and a file of all orders. */
const LISTS: readonly SiteRequest[] = [
  { path: '/api/stock/vehicles?per_page=25&sort=updated_at&order=desc' },
  { method: 'POST', path: '/api/leads/search', body: { q: 'visitor', per_page: 25 } },
  { method: 'POST', path: '/api/orders/search', body: { q: 'buyer-1', per_page: 25 } },
  { method: 'POST', path: '/api/orders/export', body: {} },
]

/** Reads lists of staff in turn; the last of them is an export. */
export async function listAndExport(soak: Soak): Promise<void> {
  for (let count = 0; !soak.hasEnded(); count += 1) {
    const list = LISTS[count % LISTS.length] as SiteRequest
    const { status, text } = await askOnce(soak, count, { ...list, headers: asStaff })
    if (status >= 400 && status < 500) soak.flaws.push(`${status} ${list.path} ${text.slice(0, 120)}`)
    await pause(10 * PACE_MS)
  }
}

/** Reading by a body is no write. */
export const isReading = ({ method, path }: { method: string; path: string }): boolean => method === 'GET' || /\/(?:search|export)$/.test(path)

const FIELDS = ['external_id', 'state', 'nameplate_brand_name', 'nameplate_name', 'model_year', 'gross_price'] as const

/** A supplier's file of so many cars; each edition has other prices. */
function fileOf(cars: number, edition: number): Buffer {
  const rows = Array.from({ length: cars }, (_, row) =>
    [`F-${row}`, row % 3 ? 'used' : 'new', 'Land Rover', `Defender ${row % 40}`, 2018 + (row % 9), 100_000 + row + edition].join(','),
  )
  return Buffer.from([FIELDS.join(','), ...rows].join('\n'))
}

/** A feed without a run yet, in which each column is named as its field. */
export async function aFeed(soak: Soak): Promise<number> {
  const rules = FIELDS.map((field) => ({ field, from: field }))
  const body = { key: 'soak', name: 'soak', most_gone_percent: 100, rules }
  const answer = await askUntilAnswered(soak, 0, { method: 'POST', path: '/api/feeds', body, headers: asStaff })
  if (answer?.status !== 201) throw new Error(`the feed was refused: ${answer?.text}`)
  return answer.json.data.id
}

/** Sends the supplier's file again and again, each time after the run before has ended. Gives how many runs were done; one that fails is a flaw. */
export async function importFeed(soak: Soak, feedId: number, cars: number): Promise<number> {
  let done = 0
  for (let edition = 0; !soak.hasEnded(); edition += 1) {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="cars.csv"\r\ncontent-type: text/csv\r\n\r\n'
    const bytes = Buffer.concat([Buffer.from(head), fileOf(cars, edition), Buffer.from('\r\n--b--\r\n')])
    const headers = { ...asStaff, 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': `edition-${edition}` }
    const begun = await askUntilAnswered(soak, edition, { method: 'POST', path: `/api/feeds/${feedId}/runs`, bytes, headers })
    if (!begun) break
    if (begun.status >= 300) {
      soak.flaws.push(`a run of the feed was answered ${begun.status}: ${begun.text.slice(0, 200)}`)
      break
    }
    // A run is waited for also when all else has ended: it was acknowledged.
    const run = await endOfRun(soak, begun.json.data.id)
    if (run.state === 'done') done += 1
    else soak.flaws.push(`a run of the feed ended as ${run.state}: ${run.text.slice(0, 300)}`)
  }
  return done
}

async function endOfRun(soak: Soak, id: number): Promise<{ state: string; text: string }> {
  for (;;) {
    const run = await askUntilAnswered(soak, id, { path: `/api/feed_runs/${id}`, headers: asStaff })
    const state: FeedRunState | 'lost' = run?.json?.data?.state ?? 'lost'
    if (state === 'lost' || !isLive(state)) return { state, text: run?.text ?? '' }
    await pause(25 * PACE_MS)
  }
}
