import { createHash } from 'node:crypto'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { hours, minutes } from '#kernel/durations.ts'
import type { OpenPage } from '../page/policy/open-end.server.ts'
import type { PageReads } from '../page/page-reads.server.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import { brotliOf, type GzipSum, gzipOf, plainOf, sumOf } from './open-bytes.server.ts'
import { type ChangedKeys, keysOfChange, keysOfPage } from './page-keys.ts'
import { Shelf } from './shelf.ts'

/** The cache key of a page: its path, its theme, and the normalised query parameters that its blocks read. */
export type PageKey = { path: string; theme: string; query: string }

/** `headers` are those of the content: policy, language, links. */
export type FreshPage = OpenPage & {
  /** When a schedule next changes the page; null when none does. */
  until: Date | null
  reads: PageReads
}

export type CachedPage = {
  key: string
  path: string
  /** The only form that is kept of every page: a tenth of its size. */
  brotli: Buffer
  /** Made on first use: all browsers of the last ten years accept brotli over TLS, and plain HTTP clients accept gzip. */
  gzip: Buffer | null
  /** For a page with tags: each answer adds an end with a nonce, see `answerOf`. */
  open: { ending: string; sum: GzipSum } | null
  etag: string
  headers: Readonly<Record<string, string>>
  until: number
  scopes: readonly Scope[]
  /** The vehicles that it shows; null for a page of any. */
  vehicles: readonly number[] | null
  /** By what a CDN is told to forget it; null where none is told. */
  keys: string | null
}

/** Which pages a change touches, and the paths of those that were themselves changed. */
type Change = { touches: (page: CachedPage) => boolean; paths: ReadonlySet<string> }
/** The last version of a page, and since when it is not the newest any more. */
type Forgotten = { page: CachedPage; at: number }

/** Qualities of brotli: 200 KB take 5 ms, and 80 ms for a tenth less. The best of all takes 200 ms for half a hundredth less than that. */
const FAST = 5
const SMALL = 10
/** A page that is drawn anew again and again, as with each change of a feed, is made small this often at most. */
const SMALL_EVERY_MS = minutes(1)
const MEGABYTE = 1024 * 1024
const MOST_PATHS = 5000
/** A page that was drawn during more changes than these is taken for changed. */
const MOST_CHANGES = 200
const LONGEST_QUERY = 2000
/** Longer addresses are not stored, only looked up by page key: only tracking makes an address this long. */
const LONGEST_ADDRESS = 600

/** Older versions are not shown: prices and offers may be others by then. */
const LONGEST_OLD_MS = hours(1)

const sizeOfPage = (name: string, { brotli }: CachedPage) => name.length + brotli.length
const sizeOfForgotten = (address: string, { page }: Forgotten) => sizeOfPage(address, page)
const sizeOfAddress = (address: string, key: string) => 2 * (address.length + key.length)

/**
 * Rendered pages as bytes. `addresses` maps a request's raw address to its page, so that a hit costs one look-up. A page whose content
 * changed while it was rendered is served once and not cached.
 */
export class PageCache {
  readonly #pages = new Shelf<CachedPage>({ mostEntries: 5000, mostBytes: 96 * MEGABYTE }, sizeOfPage)
  /** Pages whose blocks read query parameters, kept apart: invented values evict only such pages. */
  readonly #variants = new Shelf<CachedPage>({ mostEntries: 300, mostBytes: 32 * MEGABYTE }, sizeOfPage)
  /** The inputs of cached pages (parameters and scopes), by path. */
  readonly #reads = new Map<string, PageReads>()
  /** Page keys by raw address; a key may outlive its page. Addresses with parameters are kept apart, since anybody can invent them. */
  readonly #addresses = new Shelf<string>({ mostEntries: 10_000, mostBytes: 8 * MEGABYTE }, sizeOfAddress)
  readonly #inventedAddresses = new Shelf<string>({ mostEntries: 10_000, mostBytes: 8 * MEGABYTE }, sizeOfAddress)
  /** The last version of pages that were forgotten, by raw address, until each is drawn again; those with parameters apart as above. */
  readonly #forgotten = new Shelf<Forgotten>({ mostEntries: 5000, mostBytes: 32 * MEGABYTE }, sizeOfForgotten)
  readonly #inventedForgotten = new Shelf<Forgotten>({ mostEntries: 300, mostBytes: 8 * MEGABYTE }, sizeOfForgotten)
  /** Pages that something they read was changed for while they were drawn. */
  readonly #outdated = new WeakSet<CachedPage>()
  readonly #clock: Clock
  /** Pages that are to be made small, and when each was last or will be next, by key. */
  readonly #upgrades: CachedPage[] = []
  readonly #upgradedAt = new Map<string, number>()
  /** The changes since the process began are numbered; the last ones are kept for pages that were being drawn meanwhile. */
  #epoch = 0
  readonly #lastChanges: Change[] = []
  #isUpgrading = false

  readonly #tellChange: ((keys: ChangedKeys) => void) | null

  /** `tellChange` tells a CDN what was forgotten: pages have names for it then. */
  constructor(clock: Clock = systemClock, tellChange: ((keys: ChangedKeys) => void) | null = null) {
    this.#clock = clock
    this.#tellChange = tellChange
  }

  /** Read this before rendering a page, and pass it to `keep` afterwards. */
  get epoch(): number {
    return this.#epoch
  }

  findByAddress(address: string, now: number): CachedPage | undefined {
    const key = this.#addressesLike(address).get(address)
    return key === undefined ? undefined : this.#living(this.#byKey(key), now)
  }

  find(key: PageKey, now: number): CachedPage | undefined {
    return this.#living(this.#shelfOf(key).get(keyText(key)), now)
  }

  /** The inputs of a page, if one with this path is cached. */
  readsOf(path: string): PageReads | undefined {
    return this.#reads.get(path)
  }

  /**
   * What an address showed until something that the page reads was changed, within the last hour; for the time in which it cannot be drawn anew. A page that was itself
   * changed or withdrawn is not among them.
   */
  findForgotten(address: string): Forgotten | undefined {
    const now = this.#clock.now().getTime()
    const last = this.#forgottenLike(address).get(address)
    return last && now - last.at <= LONGEST_OLD_MS && this.#living(last.page, now) ? last : undefined
  }

  /** Maps a raw address to a page; to its last version where the page was outdated as soon as it was drawn. */
  alias(address: string, page: CachedPage): void {
    if (address.length > LONGEST_ADDRESS) return
    if (this.#outdated.has(page)) this.#forgottenLike(address).set(address, { page, at: this.#clock.now().getTime() })
    if (this.#byKey(page.key) !== page) return
    this.#addressesLike(address).set(address, page.key)
    this.forgetLast(address)
  }

  async keep(key: PageKey, { html: plain, ending, headers, until, reads }: FreshPage, epoch: number): Promise<CachedPage> {
    const page: CachedPage = {
      key: keyText(key),
      path: key.path,
      brotli: await brotliOf(plain, FAST, { isOpen: ending !== '' }),
      gzip: null,
      open: ending === '' ? null : { ending, sum: sumOf(plain) },
      // A weak ETag, since it covers all encodings of the page.
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      headers,
      until: until?.getTime() ?? Number.POSITIVE_INFINITY,
      scopes: reads.scopes,
      vehicles: reads.vehicles ?? null,
      keys: null,
    }
    if (key.query.length > LONGEST_QUERY) return page
    const missed = this.#changesSince(epoch)
    if (missed === null) return page
    if (missed.some(({ touches }) => touches(page))) {
      if (!missed.some(({ paths }) => paths.has(page.path))) this.#outdated.add(page)
      return page
    }
    // Only what is kept here is known to be told of.
    if (this.#tellChange) page.keys = keysOfPage(page)
    setBounded(this.#reads, MOST_PATHS, [key.path, reads])
    this.#shelfOf(key).set(page.key, page)
    if (key.query !== '') return page
    this.#upgradeSoon(page)
    return page
  }

  async gzipOf(page: CachedPage): Promise<Buffer> {
    page.gzip ??= await gzipOf(await plainOf(page.brotli), { isOpen: page.open !== null })
    return page.gzip
  }

  /**
   * Drops what these changes affect: one page, the pages that read a changed scope, or everything when the site changed. Of a change of the stock alone,
   * `changedVehicles` are what it touches, null all; pages that show other ones stay.
   */
  forget(scopes: readonly Scope[], changedVehicles: readonly number[] | null = null): void {
    this.#epoch += 1
    const isSite = scopes.includes('site')
    const paths = new Set(scopes.flatMap((scope) => (scope.startsWith('page:') ? [scope.slice('page:'.length)] : [])))
    // A section that changed may have other blocks, which read other parameters.
    const sections = scopes.filter((scope) => scope.startsWith('section:'))
    for (const [path, reads] of this.#reads) {
      if (isSite || paths.has(path) || sections.some((section) => reads.scopes.includes(section))) this.#reads.delete(path)
    }
    const changedIds = changedVehicles && new Set(changedVehicles)
    const showsChanged = ({ vehicles }: CachedPage) => changedIds === null || vehicles === null || vehicles.some((id) => changedIds.has(id))
    const touches = (page: CachedPage) => isSite || paths.has(page.path) || (page.scopes.some((scope) => scopes.includes(scope)) && showsChanged(page))
    this.#lastChanges.push({ touches, paths })
    if (this.#lastChanges.length > MOST_CHANGES) this.#lastChanges.shift()
    const dropped = new Map([this.#pages, this.#variants].flatMap((pages) => [...pages.deleteWhere(touches)]))
    const isWithdrawn = ({ path }: CachedPage) => paths.has(path)
    for (const forgotten of [this.#forgotten, this.#inventedForgotten]) forgotten.deleteWhere(({ page }) => isWithdrawn(page))
    const at = this.#clock.now().getTime()
    // The page may now read other parameters, so its addresses are dropped too.
    for (const addresses of [this.#addresses, this.#inventedAddresses]) {
      for (const [address, key] of addresses.deleteWhere((key) => this.#byKey(key) === undefined)) {
        const page = dropped.get(key)
        if (page && !isWithdrawn(page)) this.#forgottenLike(address).set(address, { page, at })
      }
    }
    this.#tellChange?.(keysOfChange(scopes, changedVehicles))
  }

  /** Drops what {@link findForgotten} would give for an address that was drawn anew, or that shows no page any more. */
  forgetLast(address: string): void {
    this.#forgottenLike(address).delete(address)
  }

  /** What was changed after an epoch; null for more than is remembered. */
  #changesSince(epoch: number): readonly Change[] | null {
    const missed = this.#epoch - epoch
    if (missed > this.#lastChanges.length) return null
    return missed > 0 ? this.#lastChanges.slice(-missed) : []
  }

  /** Pages that are cached now. */
  get size(): number {
    return this.#pages.size + this.#variants.size
  }

  /** The current bytes of pages and addresses, without the overhead of JavaScript objects. */
  get bytes(): number {
    const shelves = [this.#pages, this.#variants, this.#addresses, this.#inventedAddresses, this.#forgotten, this.#inventedForgotten]
    return shelves.reduce((bytes, shelf) => bytes + shelf.bytes, 0)
  }

  #shelfOf({ query }: Pick<PageKey, 'query'>): Shelf<CachedPage> {
    return query === '' ? this.#pages : this.#variants
  }

  #byKey(key: string): CachedPage | undefined {
    return this.#pages.get(key) ?? this.#variants.get(key)
  }

  #addressesLike(address: string): Shelf<string> {
    return address.includes('?') ? this.#inventedAddresses : this.#addresses
  }

  #living(page: CachedPage | undefined, now: number): CachedPage | undefined {
    return page && now < page.until ? page : undefined
  }

  #forgottenLike(address: string): Shelf<Forgotten> {
    return address.includes('?') ? this.#inventedForgotten : this.#forgotten
  }

  #upgradeSoon({ key }: CachedPage): void {
    const now = this.#clock.now().getTime()
    const last = this.#upgradedAt.get(key) ?? Number.NEGATIVE_INFINITY
    // The one that is waited for already will find the version of that time.
    if (last > now) return
    const at = Math.max(now, last + SMALL_EVERY_MS)
    setBounded(this.#upgradedAt, MOST_PATHS, [key, at])
    if (at === now) this.#upgradeNow(key)
    else setTimeout(() => this.#upgradeNow(key), at - now).unref()
  }

  #upgradeNow(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#upgrades.push(page)
    void this.#upgrade()
  }

  /** Making a page small takes many times as long as drawing it, so pages queue for it outside any request. */
  async #upgrade(): Promise<void> {
    if (this.#isUpgrading) return
    this.#isUpgrading = true
    for (let page = this.#upgrades.shift(); page; page = this.#upgrades.shift()) {
      if (this.#pages.get(page.key) === page) page.brotli = await brotliOf(await plainOf(page.brotli), SMALL, { isOpen: page.open !== null })
    }
    this.#isUpgrading = false
  }
}

function keyText({ path, theme, query }: PageKey): string {
  return `${theme}\n${path}\n${query}`
}

/** Sets an entry; at the limit, a new one evicts the oldest. */
function setBounded<Value>(entries: Map<string, Value>, most: number, [name, value]: readonly [string, Value]): void {
  const [oldest] = entries.size >= most && !entries.has(name) ? entries.keys() : []
  if (oldest !== undefined) entries.delete(oldest)
  entries.set(name, value)
}
