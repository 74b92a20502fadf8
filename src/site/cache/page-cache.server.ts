import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageReads } from '../page/page-reads.server.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import { Shelf } from './shelf.ts'

/** What the HTML of a page depends on besides its content (path, theme, the parameters that its blocks read, in one form). */
export type PageKey = { path: string; theme: string; query: string }

export type FreshPage = {
  html: string
  /** Headers that belong to the content: policy, language, links. */
  headers: Readonly<Record<string, string>>
  /** When a schedule changes the page by itself; null when none does. */
  until: Date | null
  reads: PageReads
}

export type CachedPage = {
  key: string
  path: string
  plain: Buffer
  brotli: Buffer
  /** Made when first asked for: every browser of the last ten years takes brotli over TLS, plain HTTP clients take gzip. */
  gzip: Buffer | null
  etag: string
  headers: Readonly<Record<string, string>>
  until: number
  scopes: readonly Scope[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const FAST = 5
const SMALLEST = 11
const MEGABYTE = 1024 * 1024
const MOST_PATHS = 5000
const LONGEST_QUERY = 2000
/** Longer ones are found by their page's key: nothing but tracking makes an address that long. */
const LONGEST_ADDRESS = 600

const sizeOfPage = (name: string, { plain, brotli }: CachedPage) => name.length + plain.length + brotli.length
const sizeOfAddress = (address: string, key: string) => 2 * (address.length + key.length)

/**
 * Finished pages as bytes. `addresses` leads from a request's raw address to its page, so that a hit costs one look-up. A
 * page rendered from content that has changed meanwhile is served once and not kept.
 */
export class PageCache {
  readonly #pages = new Shelf<CachedPage>({ mostEntries: 5000, mostBytes: 192 * MEGABYTE }, sizeOfPage)
  /** Pages whose address has parameters that their blocks read: whoever invents values pushes out such pages only. */
  readonly #variants = new Shelf<CachedPage>({ mostEntries: 300, mostBytes: 64 * MEGABYTE }, sizeOfPage)
  /** What the pages kept read, by path. */
  readonly #reads = new Map<string, PageReads>()
  /** Keys of pages by raw address; one whose page is gone leads to nothing. Those with parameters are apart, since anybody may invent them. */
  readonly #addresses = new Shelf<string>({ mostEntries: 10_000, mostBytes: 8 * MEGABYTE }, sizeOfAddress)
  readonly #inventedAddresses = new Shelf<string>({ mostEntries: 10_000, mostBytes: 8 * MEGABYTE }, sizeOfAddress)
  readonly #upgrades: CachedPage[] = []
  #epoch = 0
  #isUpgrading = false

  /** To be read before a page is rendered and handed to `keep` after. */
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

  /** What a page reads, as far as one of that path is kept. */
  readsOf(path: string): PageReads | undefined {
    return this.#reads.get(path)
  }

  /** Remembers that this raw address shows this page. */
  alias(address: string, page: CachedPage): void {
    if (address.length <= LONGEST_ADDRESS && this.#byKey(page.key) === page) this.#addressesLike(address).set(address, page.key)
  }

  async keep(key: PageKey, { html, headers, until, reads }: FreshPage, epoch: number): Promise<CachedPage> {
    const plain = Buffer.from(html)
    const page: CachedPage = {
      key: keyText(key),
      path: key.path,
      plain,
      brotli: await compress(plain, FAST),
      gzip: null,
      // Weak: one tag stands for the page in all its encodings.
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      headers,
      until: until?.getTime() ?? Number.POSITIVE_INFINITY,
      scopes: reads.scopes,
    }
    if (epoch !== this.#epoch || key.query.length > LONGEST_QUERY) return page
    setBounded(this.#reads, MOST_PATHS, [key.path, reads])
    this.#shelfOf(key).set(page.key, page)
    if (key.query !== '') return page
    this.#upgrades.push(page)
    void this.#upgrade()
    return page
  }

  async gzipOf(page: CachedPage): Promise<Buffer> {
    page.gzip ??= await compressGzip(page.plain)
    return page.gzip
  }

  /** Forgets what these changes touch: one page, the pages that read what changed, or everything when the site around the pages changed. */
  forget(scopes: readonly Scope[]): void {
    this.#epoch += 1
    const isSite = scopes.includes('site')
    const paths = new Set(scopes.flatMap((scope) => (scope.startsWith('page:') ? [scope.slice('page:'.length)] : [])))
    for (const path of isSite ? this.#reads.keys() : paths) this.#reads.delete(path)
    const isTouched = (page: CachedPage) => isSite || paths.has(page.path) || page.scopes.some((scope) => scopes.includes(scope))
    for (const pages of [this.#pages, this.#variants]) pages.deleteWhere(isTouched)
    // Which parameters count may have changed with the page, so that its addresses go as well.
    for (const addresses of [this.#addresses, this.#inventedAddresses]) addresses.deleteWhere((key) => this.#byKey(key) === undefined)
  }

  /** Bytes that pages and addresses take at the moment, beside what the language adds. */
  get bytes(): number {
    return this.#pages.bytes + this.#variants.bytes + this.#addresses.bytes + this.#inventedAddresses.bytes
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

  /** The smallest encoding takes 50 to 100 ms, so pages wait in line for it, off the path of any request. */
  async #upgrade(): Promise<void> {
    if (this.#isUpgrading) return
    this.#isUpgrading = true
    for (let page = this.#upgrades.shift(); page; page = this.#upgrades.shift()) {
      if (this.#pages.get(page.key) === page) page.brotli = await compress(page.plain, SMALLEST)
    }
    this.#isUpgrading = false
  }
}

function compress(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function keyText({ path, theme, query }: PageKey): string {
  return `${theme}\n${path}\n${query}`
}

/** Sets an entry; a new one pushes out the oldest where there are as many as there may be. */
function setBounded<Value>(entries: Map<string, Value>, most: number, [name, value]: readonly [string, Value]): void {
  const [oldest] = entries.size >= most && !entries.has(name) ? entries.keys() : []
  if (oldest !== undefined) entries.delete(oldest)
  entries.set(name, value)
}
