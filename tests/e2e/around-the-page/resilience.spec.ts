import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { copyOfDemo } from '../site-under-test/demo-folder.ts'
import { expect, test } from '../site-under-test/site-test.ts'

test.describe.configure({ mode: 'serial' })

/** Turns to the first island of a page whose code does not come, until it says so. */
async function turnToFailing(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('main [data-i]').first().dispatchEvent('focusin')
    await expect(page.locator('main .block-failure').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('[A-071] [C-139] a chunk that does not load reloads the page once, and then says so in its block only', async ({ page, problems }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/mount-[^/]*\.js/, (route) => route.abort())
  await page.goto('/ar/')
  await turnToFailing(page)
  expect(loads).toBe(2)
  await expect(page.locator('main h1')).toBeVisible()
  problems.splice(0)
})

test('[B-321] [A-361] [B-323] a block whose chunk came late works after "try again", without a navigation', async ({ page, problems }) => {
  let isBroken = true
  await page.route(/\/assets\/mount-[^/]*\.js/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/ar/')
  await turnToFailing(page)
  const notice = page.locator('main .block-failure').first()
  isBroken = false
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const id = await notice.getByRole('button').getAttribute('data-retry')
  await notice.getByRole('button').click()
  await expect(page.locator(`[data-b="${id}"] .block-failure`)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  problems.splice(0)
})

test('a database outage is survived: cached pages stay, others apologise, and everything works when it returns', async () => {
  const folder = await copyOfDemo('maarad-outage-')
  const database = await startEmbedded(folder)
  const line = await cuttableLine(new URL(database.url))
  const url = new URL(database.url)
  url.port = String(line.port)
  const site = await startSite({ DATA_DIR: folder, DATABASE_URL: url.href })
  try {
    expect((await fetch(`${site.url}/ar/`)).status).toBe(200)
    line.cut()
    expect((await fetch(`${site.url}/ar/`)).status, 'a page in memory').toBe(200)
    const failed = await fetch(`${site.url}/ar/about`)
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(await failed.text()).toContain('<main')
    expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(503)
    line.mend()
    await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
    expect((await fetch(`${site.url}/ar/about`)).status).toBe(200)
  } finally {
    await site.stop()
    line.close()
    await database.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('a change in one process is served by another, and survives a kill of the process that made it', async () => {
  const folder = await copyOfDemo('maarad-pair-')
  const first = await startSite({ DATA_DIR: folder })
  const second = await startSite({ DATA_DIR: folder })
  try {
    expect(await (await fetch(`${second.url}/ar/about`)).text()).not.toContain('عنوان جديد من العملية الأولى')
    const { data } = (await (await fetch(`${first.url}/public_api/pages/by_path/about`)).json()) as { data: Record<string, unknown> }
    const saved = await fetch(`${first.url}/api/pages/${data.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json', 'if-match': `"${data.version}"` },
      body: JSON.stringify({ ...data, meta_title: 'عنوان جديد من العملية الأولى' }),
    })
    expect(saved.status).toBe(200)
    await first.stop('SIGKILL')
    await expect.poll(async () => (await fetch(`${second.url}/ar/about`)).text()).toContain('عنوان جديد من العملية الأولى')
    await second.stop('SIGKILL')
    const third = await startSite({ DATA_DIR: folder })
    expect(await (await fetch(`${third.url}/ar/about`)).text()).toContain('عنوان جديد من العملية الأولى')
    const ended = once(third.process, 'exit')
    third.process.kill('SIGTERM')
    // A second signal, as npm and terminals send it, does not cut the first one's work short.
    third.process.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    await first.stop('SIGKILL')
    await second.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** A TCP line to a server that can be cut and mended, connections and all. */
async function cuttableLine(target: URL): Promise<{ port: number; cut: () => void; mend: () => void; close: () => void }> {
  let isCut = false
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
