import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/site-test.ts'

test('a new site is empty, tells its admin the first steps, and ticks what is done', async ({ page, problems }) => {
  const folder = await mkdtemp(join(tmpdir(), 'maarad-empty-'))
  const site = await startSite({ DATA_DIR: folder, DEMO: '' })
  try {
    const post = (path: string, body: object) =>
      fetch(`${site.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await fetch(`${site.url}/ar/`)).status).toBe(404)
    expect(await (await fetch(`${site.url}/api/dealers`)).json()).toMatchObject({ data: [] })

    await signInTo(page, site.url, 'admin')
    await page.goto(`${site.url}/ar/admin`)
    const steps = page.getByRole('region', { name: 'الخطوات الأولى للموقع' })
    await expect(steps.getByRole('listitem')).toHaveCount(6)
    await expect(steps.getByRole('img', { name: 'لم تتمّ بعد' })).toHaveCount(6)
    await expect(steps.getByRole('link', { name: 'إضافة المعارض' })).toHaveAttribute('href', '/ar/admin/dealers/create')
    expect((await axeOn(page).analyze()).violations).toEqual([])

    expect((await post('/api/pages', { path: '', title: 'الرئيسية', status: 'published', blocks: [] })).status).toBe(201)
    expect((await post('/api/settings', { key: 'general.app_name', value: 'معرض الخليج' })).ok).toBe(true)
    await page.reload()
    await expect(steps.getByRole('img', { name: 'تمّت' })).toHaveCount(2)
    expect((await fetch(`${site.url}/ar/`)).status).toBe(200)
    await steps.getByRole('button', { name: 'إخفاء' }).click()
    await expect(steps).toHaveCount(0)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    problems.splice(0)
  }
})
