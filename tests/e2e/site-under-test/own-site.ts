import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { copyOfDemo } from './demo-folder.ts'
import { test as base, expect } from './site-test.ts'

/** Signs what tests sign themselves, such as a link that has expired. */
export const TEST_SECRET_KEY = 'a-key-for-browser-tests-0123456789abcdef'

/** A site hears of a change within milliseconds. */
const SOON_MS = [5, 10, 20, 40, 80, 160]

type ApiPage = { id: number; version: number; blocks: StoredBlock[] }

export type OwnSite = {
  url: string
  /** Adds a published page of these blocks and gives its address; other fields as the API takes them. */
  addPage: (blocks: readonly StoredBlock[], fields?: Record<string, unknown>) => Promise<string>
  /** Saves a page anew with some of its fields changed, and waits until the site has heard of it. */
  changePage: (address: string, change: (page: ApiPage) => Record<string, unknown>) => Promise<void>
  /** Writes settings and waits until the site has heard of them. They are taken back when the test ends. */
  set: (settings: Record<string, unknown>) => Promise<void>
  /** Ends the site's process at once, as a crash does, and starts another one at the same address. */
  kill: () => Promise<void>
  revive: () => Promise<void>
  /** Changes the database behind the API's back, for what has no API yet, and waits until the site has heard of it. */
  query: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
}

/** Its value counts what the site has heard of, so that it is never put back. */
const SITE_NAME = 'general.app_name'

/** `begin` remembers the settings, `restore` puts back those that a test changed. */
type Restoring = { begin: () => Promise<void>; restore: () => Promise<void> }

/** What stands on every page of the site, and how orders go: tests may change it by queries and on screens, and it is again what it was when they end. */
const shared = ['metahead', 'translation', 'company_config', 'nav_entry'] as const

/** Tests on a site that belongs to one worker, so that settings and content may change. It starts with the demo. */
export const test = base.extend<{ site: OwnSite }, { running: OwnSite & Restoring }>({
  running: [
    async ({}, use) => {
      const folder = await copyOfDemo('maarad-own-')
      const database = await startEmbedded(folder)
      const env = { DATA_DIR: folder, DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY }
      let process = await startSite(env)
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      for (const table of [...shared, 'page_template']) await client.query(`create temporary table kept_${table} as table ${table}`)
      const { url } = process
      const kill = () => process.stop('SIGKILL')
      const revive = async () => {
        process = await startSite({ ...env, PORT: new URL(url).port })
      }
      await use({ ...siteAt(url, client), kill, revive })
      await client.end()
      await process.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ running }, use) => {
    await running.begin()
    await use(running)
    await running.restore()
  },
  baseURL: async ({ running }, use) => use(running.url),
})

export { expect }

function siteAt(url: string, client: pg.Client): Omit<OwnSite, 'kill' | 'revive'> & Restoring {
  let original: ReadonlyMap<string, unknown> | undefined
  let count = 0

  const send = async (method: 'POST' | 'PUT', path: string, body: unknown, version?: number): Promise<void> => {
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json', ...(version ? { 'if-match': `"${version}"` } : {}) }
    const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  const post = (path: string, body: unknown) => send('POST', path, body)
  // Changes are heard in their order, so that the site has heard of all once it knows the last one.
  const heard = async () => {
    count += 1
    const name = `معرض ${count}`
    await post('/api/settings', { key: SITE_NAME, value: name })
    const nameOfSite = async () => ((await (await fetch(`${url}/ar/site.webmanifest`)).json()) as { name: string }).name
    await expect.poll(nameOfSite, { intervals: SOON_MS }).toBe(name)
  }
  const storedRows = async () => {
    const { data } = (await (await fetch(`${url}/api/settings`)).json()) as { data: { key: string; value: unknown }[] }
    return new Map(data.map(({ key, value }) => [key, value]))
  }
  const write = async (settings: Iterable<[string, unknown]>) => {
    for (const [key, value] of settings) await post('/api/settings', { key, value })
    await heard()
  }

  return {
    url,
    addPage: async (blocks, fields = {}) => {
      count += 1
      const path = `test/${count}`
      await post('/api/pages', { path, status: 'published', title: `صفحة ${count}`, blocks, ...fields })
      return `/ar/${path}`
    },
    changePage: async (address, change) => {
      const { data } = (await (await fetch(`${url}/public_api/pages/by_path/${address.replace('/ar/', '')}`)).json()) as { data: ApiPage }
      await send('PUT', `/api/pages/${data.id}`, { ...data, ...change(data) }, data.version)
      await heard()
    },
    set: async (settings) => {
      await write(Object.entries(settings))
    },
    query: async (statement, values = []) => {
      const { rows } = await client.query<Record<string, unknown>>(statement, values)
      await heard()
      return rows
    },
    begin: async () => {
      original ??= await storedRows()
    },
    restore: async () => {
      // What a person keeps, and texts and pages that all are offered, would stand in the next test as well.
      await client.query('delete from staff_preference; delete from answer_template')
      await client.query('delete from page_template where id not in (select id from kept_page_template)')
      // Also what was changed on a screen.
      const now = await storedRows()
      const valueIn = (settings: ReadonlyMap<string, unknown> | undefined, key: string) => settings?.get(key) ?? null
      const changedTables = [...new Set([...(original?.keys() ?? []), ...now.keys()])].filter(
        (key) => key !== SITE_NAME && !isDeepStrictEqual(valueIn(now, key), valueIn(original, key)),
      )
      const writtenTables: string[] = []
      for (const table of shared) {
        const differs = `select exists((table ${table} except table kept_${table}) union all (table kept_${table} except table ${table})) as differs`
        if ((await client.query(differs)).rows[0].differs) writtenTables.push(table)
      }
      if (changedTables.length === 0 && writtenTables.length === 0) return
      for (const table of writtenTables) await client.query(`delete from ${table}; insert into ${table} table kept_${table}`)
      await write(changedTables.map((key) => [key, valueIn(original, key)]))
    },
  }
}

/** A stored block of a page; its groups are all shown, in this order. */
export function aBlock(id: string, template: string, fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = []): StoredBlock {
  const storedGroups = groups.map((values, index) => ({ id: `${id}-${index + 1}`, fields: values }))
  const ids = storedGroups.map((group) => group.id)
  return { id, template, version: 1, fields, groups: storedGroups, positions: ids, active_positions: ids }
}

/** Somebody else's service on this machine, on any free port or the given one. */
export async function aService(answer: RequestListener, port = 0): Promise<{ url: string; port: number; close: () => Promise<void> }> {
  const server = createServer(answer)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The problems of a page whose site was ended or killed, but for those that say so: a browser names a connection that is refused, reset or gone. */
export function problemsBesideLostSite(problems: string[]): string[] {
  return problems.splice(0).filter((text) => !/net::ERR_(?:CONNECTION|SOCKET|EMPTY)_/.test(text))
}
