import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { aSmallDisk, canMount } from '#tests/support/runner/a-small-disk.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

// What docs/operations/runbook.md says of bad nights, held on built processes with a database of their own.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-drills-'))
const PATIENCE = { timeout: 60_000 }
const ENDING_MS = 180_000
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Answer = { status: number; text: string; retryAfter: string | null; cookie: string }
async function ask(site: SiteProcess, path: string, { method = 'GET', token = TEST_TOKEN, body = undefined as unknown, cookie = '' } = {}): Promise<Answer> {
  const requestBody = body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body)
  const headers: Record<string, string> = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}) }
  if (typeof requestBody === 'string') headers['content-type'] = 'application/json'
  const response = await fetch(site.url + path, { method: requestBody ? 'POST' : method, headers, body: requestBody })
  const { status, headers: answerHeaders } = response
  return { status, text: await response.text(), retryAfter: answerHeaders.get('retry-after'), cookie: answerHeaders.get('set-cookie')?.split(';')[0] ?? '' }
}
const divide = (site: SiteProcess, value: string) => ask(site, '/api/settings', { body: { key: 'meta.title_divider', value } })

describe('a key is rotated', () => {
  const env = { DATA_DIR: join(folder, 'keys') }
  const NEW_TOKEN = 'b-token-for-tests-only-0123456789abcdef'
  let site: SiteProcess | undefined
  afterAll(() => site?.stop(), ENDING_MS)

  test('what the old key signed is worth nothing, and fails nobody: links, a buyer’s cookie and the token; what is stored stays', async () => {
    site = await startSite({ ...env, SECRET_KEY: 'a'.repeat(40) })
    const { data: pages } = JSON.parse((await ask(site, '/api/pages?items=1')).text)
    const link = JSON.parse((await ask(site, `/api/pages/${pages[0].id}/preview_links`, { body: {} })).text).data.url as string
    const preview = new URL(link).pathname + new URL(link).search
    expect((await ask(site, preview, { token: '' })).status).toBe(200)
    await divide(site, '·before')
    await site.stop()
    site = await startSite({ ...env, SECRET_KEY: 'b'.repeat(40), API_TOKEN: NEW_TOKEN })
    expect((await ask(site, preview, { token: '' })).status).toBe(404)
    expect((await ask(site, '/api/orders?items=1')).status).toBe(401)
    expect((await ask(site, '/api/orders?items=1', { token: NEW_TOKEN })).status).toBe(200)
    const page = await ask(site, '/ar/', { token: '', cookie: `maarad_buyer=${'p'.repeat(43)}.${'s'.repeat(43)}` })
    expect([page.status, page.text.includes('·before')]).toEqual([200, true])
    for (const path of ['/ar/order/1?token=9999999999.x', '/ar/personal-data?token=1.9999999999.x'])
      expect((await ask(site, path, { token: '' })).status).toBeLessThan(500)
  })
})

describe('the bus is lost', () => {
  const env = { DATA_DIR: join(folder, 'bus') }
  const sites: SiteProcess[] = []
  afterAll(async () => {
    for (const site of sites.toReversed()) await site.stop()
  }, ENDING_MS)

  test('a process that hears of nothing says so, serves what it has, and catches up by itself', async () => {
    const deaf = await startSite({ ...env, PROCESS_ROLE: 'web' })
    sites.push(deaf, await startSite(env))
    const [, other = deaf] = sites
    const database = await startEmbedded(env.DATA_DIR)
    const elsewhere = new URL(database.url)
    elsewhere.pathname = '/template1'
    const operator = new pg.Client({ connectionString: elsewhere.href })
    // Who is connected stays so: a second process that writes meanwhile.
    const inside = new pg.Client({ connectionString: database.url })
    await Promise.all([operator.connect(), inside.connect()])
    await divide(other, '·old')
    await expect.poll(async () => (await ask(deaf, '/ar/', { token: '' })).text, PATIENCE).toContain('·old')
    await operator.query('alter database postgres with allow_connections false')
    try {
      await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name like $1', [`% listener ${deaf.process.pid}`])
      await expect.poll(async () => (await ask(deaf, '/health/ready')).text, PATIENCE).toContain('"bus":false')
      expect((await ask(deaf, '/health/ready')).status).toBe(503)
      expect((await ask(deaf, '/ar/', { token: '' })).text).toContain('·old')
      await inside.query(`
        with changed as (update setting set value = '"·new"' where key = 'meta.title_divider')
        insert into content_change (scope) values ('site')`)
    } finally {
      await operator.query('alter database postgres with allow_connections true')
      await Promise.all([operator.end(), inside.end()])
    }
    await expect.poll(async () => (await ask(deaf, '/ar/', { token: '' })).text, PATIENCE).toContain('·new')
    await expect.poll(async () => (await ask(deaf, '/health/ready')).status, PATIENCE).toBe(200)
  })
})

describe.skipIf(!canMount)('the disk is full', () => {
  const place = join(folder, 'small')
  const filler = join(place, 'filler')
  const picture = readFileSync('demo/media/hero-city.webp')
  let site: SiteProcess | undefined
  let disk: ReturnType<typeof aSmallDisk> | undefined
  afterAll(async () => {
    await site?.stop()
    disk?.remove()
  }, ENDING_MS)

  test('writes are told to come again, readers are served, and once there is room it goes on by itself with all that it acknowledged', async () => {
    disk = aSmallDisk(place, '600m')
    const running = await startSite({ DATA_DIR: join(place, 'data') })
    site = running
    expect((await ask(running, '/ar/', { token: '' })).status).toBe(200)
    fill(filler)
    const form = new FormData()
    form.set('file', new Blob([picture], { type: 'image/webp' }), 'city.webp')
    const upload = await ask(running, '/media/api/v2/images', { body: form })
    expect([upload.status, upload.retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)])
    // The log of the database has some room ahead, so the first writes may still be taken.
    const acknowledged: string[] = []
    const refused: Answer[] = []
    for (let count = 0; count < 3000 && refused.length < 5; count += 1) {
      const path = `full/${count}`
      const answer = await ask(running, '/api/pages', { body: { path, status: 'published', title: randomBytes(100).toString('hex') } })
      if (answer.status === 201) acknowledged.push(path)
      else refused.push(answer)
    }
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    expect((await ask(running, '/ar/', { token: '' })).status).toBe(200)
    expect((await ask(running, '/health/live')).status).toBe(200)
    rmSync(filler)
    await expect.poll(async () => (await divide(running, '·room')).status, PATIENCE).toBeLessThan(300)
    await expect.poll(async () => (await ask(running, '/health/ready')).status, PATIENCE).toBe(200)
    const lost: string[] = []
    for (const path of acknowledged) if ((await ask(running, `/public_api/pages/by_path/${path}`)).status !== 200) lost.push(path)
    expect(lost).toEqual([])
  })
})

/** Writes into a file until there is no room for one byte more. */
function fill(file: string): void {
  for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
    for (let isFull = false; !isFull; ) {
      try {
        appendFileSync(file, Buffer.alloc(size))
      } catch {
        isFull = true // ENOSPC is what it is for.
      }
    }
  }
}
