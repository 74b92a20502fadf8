import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageReads } from '../page/page-reads.server.ts'
import type { Scope } from '#platform/bus/announce.server.ts'

/** What the HTML of a page depends on besides its content (path, theme, market flavour, the parameters that its blocks read, in one form). */
export type PageKey = { path: string; theme: string; flavour: string; query: string }

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
const MOST_PAGES = 5000
const MOST_ADDRESSES = 20_000
/** Whoever invents values of parameters pushes out pages with parameters only. */
const MOST_VARIANTS = 300
const LONGEST_QUERY = 2000

/**
 * Finished pages as bytes. `addresses` leads from a request's raw address to its page, so that a hit costs one look-up. A
 * page rendered from content that has changed meanwhile is served once and not kept.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  /** Pages whose address has parameters that their blocks read. */
  readonly #variants = new Map<string, CachedPage>()
  /** What the pages kept read, by path. */
  readonly #reads = new Map<string, PageReads>()
  readonly #addresses = new Map<string, CachedPage>()
  /** Apart, since each of them may hold a page that nothing else holds. */
  readonly #variantAddresses = new Map<string, CachedPage>()
  readonly #upgrades: CachedPage[] = []
  #epoch = 0
  #isUpgrading = false

  /** To be read before a page is rendered and handed to `keep` after. */
  get epoch(): number {
    return this.#epoch
  }

  findByAddress(address: string, now: number): CachedPage | undefined {
    return this.#living(this.#addresses.get(address) ?? this.#variantAddresses.get(address), now)
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
    if (this.#pages.get(page.key) === page) setBounded(this.#addresses, MOST_ADDRESSES, [address, page])
    if (this.#variants.get(page.key) === page) setBounded(this.#variantAddresses, MOST_VARIANTS, [address, page])
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
    setBounded(this.#reads, MOST_PAGES, [key.path, reads])
    if (key.query !== '') {
      setBounded(this.#variants, MOST_VARIANTS, [page.key, page])
      return page
    }
    setBounded(this.#pages, MOST_PAGES, [page.key, page])
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
    for (const pages of [this.#pages, this.#variants, this.#addresses, this.#variantAddresses]) {
      for (const [name, page] of pages) if (isSite || paths.has(page.path) || page.scopes.some((scope) => scopes.includes(scope))) pages.delete(name)
    }
  }

  #shelfOf({ query }: Pick<PageKey, 'query'>): Map<string, CachedPage> {
    return query === '' ? this.#pages : this.#variants
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

function keyText({ path, theme, flavour, query }: PageKey): string {
  return `${theme}\n${flavour}\n${path}\n${query}`
}

/** Sets an entry; a new one pushes out the oldest where there are as many as there may be. */
function setBounded<Value>(entries: Map<string, Value>, most: number, [name, value]: readonly [string, Value]): void {
  const [oldest] = entries.size >= most && !entries.has(name) ? entries.keys() : []
  if (oldest !== undefined) entries.delete(oldest)
  entries.set(name, value)
}
