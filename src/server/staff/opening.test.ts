import { settingTable } from '#site/registry/setting-table.ts'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { createApp } from '../app.server.ts'
import { referencesOf } from '#block-engine/stored/references.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent } from '#domains/content/index.server.ts'
import { FIRST_BLOCKS } from '#editor/canvas/first-blocks.ts'
import { OPENING_ID } from '#editor/opening.ts'
import { definitionSource, viewSource } from '#site/assets/assets.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const app = createApp(services)
const bearer = { authorization: `Bearer ${TEST_TOKEN}` }

await importContent(
  services.staffCtx,
  {
    settings: { 'general.theme': 'jdx' },
    pages: [{ path: '', status: 'published' }],
    navigation: [],
    offerCarModels: [{ key: 'x', label: 'X', family: 'x', model_years: [2025] }],
    metaheads: [],
  },
  { catalogue, settings: settingTable },
)

const get = (path: string, headers: Record<string, string> = bearer) => app.request(`https://site.test${path}`, { headers })
async function ask(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await app.request(`https://site.test${path}`, {
    method,
    headers: { ...bearer, 'content-type': 'application/json', 'if-match': '"0"' },
    ...init,
  })
  return ((await response.json()) as { data: unknown }).data
}

/** What the document at an address brings along; null when it brings nothing. */
async function openingAt(path: string): Promise<unknown> {
  const { document } = new JSDOM(await (await get(path)).text()).window
  const element = document.getElementById(OPENING_ID)
  return element ? JSON.parse(element.textContent ?? '') : null
}

let count = 0
async function aPage(values: Record<string, unknown> = {}) {
  count += 1
  const body = { path: `opened-${count}`, status: 'published', title: 'عنوان', ...values }
  return (await ask('POST', '/api/pages', body)) as { id: number; path: string }
}
const aLink = (page: number) => ({ ...aStoredBlock('snippet', { heading: 'نص', buttons: [{ text: 'رابط', link_type: 'page', target: page }] }), id: 'b1' })

describe('the document of the editor', () => {
  test('brings along the draft, the site and what the draft points to, as the API answers them', async () => {
    const target = await aPage()
    const { id, path } = await aPage()
    await ask('PATCH', `/api/pages/${id}/draft`, { fields: { title: 'مسودة' }, put: [aLink(target.id)], order: ['b1'] })
    const draft = (await ask('GET', `/api/pages/${id}/draft`)) as { content: { blocks: [] } }
    const { images, pages, files } = referencesOf(draft.content.blocks, catalogue)
    expect([...pages]).toEqual([target.id])
    const references = await ask('POST', '/api/editing/references', { images: [...images], pages: [...pages], files: [...files] })
    expect(references).toMatchObject({ pages: { [target.id]: target.path } })
    const expected = { draft, site: await ask('GET', '/api/editing/site'), references }
    expect(await openingAt(`/ar/cms?page=${id}`)).toEqual(expected)
    expect(await openingAt(`/ar/cms/${path}`)).toEqual(expected)
  })

  test('holds texts that would end its element, as text', async () => {
    const title = '</script><script>alert(1)</script><!--<script>\u2028'
    const { id } = await aPage({ title })
    const html = await (await get(`/ar/cms?page=${id}`)).text()
    expect(html).not.toContain('alert(1)</script>')
    expect(new JSDOM(html).window.document.scripts).toHaveLength(2)
    expect(await openingAt(`/ar/cms?page=${id}`)).toMatchObject({ draft: { content: { title } } })
  })

  test('asks at once for the definitions of its blocks and the views of the first ones, and for no others', async () => {
    const { id } = await aPage()
    const templates = ['quote', 'snippet', 'news', 'accordion', 'quiz', 'gallery_carousel']
    const put = templates.map((template, index) => ({ ...aStoredBlock(template), id: `b${index}` }))
    await ask('PATCH', `/api/pages/${id}/draft`, { put, order: put.map((block) => block.id) })
    let askedPaths: readonly string[] = []
    const watched = createApp({
      ...services,
      staffAssets: (name, parts = []) => {
        askedPaths = parts
        return services.staffAssets(name, parts)
      },
    })
    expect((await watched.request(`https://site.test/ar/cms?page=${id}`, { headers: bearer })).status).toBe(200)
    expect(askedPaths.filter((part) => part.endsWith('/view.tsx'))).toEqual(templates.slice(0, FIRST_BLOCKS).map(viewSource))
    expect(askedPaths.filter((part) => part.endsWith('/block.ts'))).toEqual(templates.map(definitionSource))
  })

  test('asks for the texts that its parts fetch, as they do, so that nothing is fetched twice; the admin’s asks for none', async () => {
    const { id } = await aPage()
    const textsOf = async (path: string) =>
      [...new JSDOM(await (await get(path)).text()).window.document.querySelectorAll('link[rel="preload"][as="fetch"][crossorigin=""]')].map((link) =>
        link.getAttribute('href'),
      )
    expect([await textsOf(`/ar/cms?page=${id}`), await textsOf('/ar/admin')]).toEqual([['/ar/staff/canvas.css'], []])
  })

  test('is never cached, and runs no script but the editor’s', async () => {
    const { id } = await aPage()
    const { headers, status } = await get(`/ar/cms?page=${id}`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(headers.get('content-security-policy')).toContain(`script-src 'self';`)
  })

  test('[A-262] is for staff only: a stranger is sent to sign in and learns nothing', async () => {
    const { id } = await aPage({ title: 'سر' })
    const response = await get(`/ar/cms?page=${id}`, {})
    expect([response.status, response.headers.get('location')]).toEqual([302, `/ar/auth/login?target=${encodeURIComponent(`/ar/cms?page=${id}`)}`])
    expect(await response.text()).not.toContain('سر')
  })

  test.each(['/ar/cms?page=2147483647', '/ar/cms?page=99999999999999', '/ar/cms/nothing-here', '/ar/cms/%E0%A4%A', '/ar/admin'])(
    '%s comes without, and the application asks',
    async (path) => {
      expect((await get(path)).status).toBe(200)
      expect(await openingAt(path)).toBeNull()
    },
  )
})
