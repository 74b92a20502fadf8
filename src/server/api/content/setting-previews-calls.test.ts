import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent } from '#domains/content/index.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'

const services = await testServices()
const { post } = apiCaller(services)

beforeAll(async () => {
  await importContent(
    services.staffCtx,
    {
      settings: { 'general.app_name': 'معرض' },
      pages: [
        { path: '', status: 'published', title: 'الرئيسية' },
        { path: 'about', status: 'published', title: 'من نحن', blocks: [{ ...aStoredBlock('quote', { quote: 'اقتباس' }), id: 'q' }] },
        { path: 'hidden', status: 'draft', title: 'مسودة' },
      ],
      navigation: [{ label: 'من نحن', url: '/about' }],
      offerCarModels: [{ key: 'x', label: 'X', family: 'x', model_years: [] }],
      metaheads: [],
    },
    { catalogue, settings: settingTable },
  )
})

async function preview(draft: object): Promise<Document> {
  const { status, json } = await post('/api/setting_previews', draft)
  expect(status).toBe(200)
  return new JSDOM(json.data.html).window.document
}

const setting = (key: string, value: unknown) => ({ settings: [{ key, value }] })

test('[A-015] a page is drawn with settings that nobody stored, and visitors get it as before', async () => {
  const previewPage = await preview({ path: 'about', ...setting('general.back_button', { pages: '/about', label: 'إلى الخلف' }) })
  expect(previewPage.title).toBe('من نحن | معرض')
  const back = [...previewPage.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === 'إلى الخلف')
  expect(back?.getAttribute('href')).toBe('/ar/')
  const visited = await (await createApp(services).request('https://site.test/ar/about')).text()
  expect(visited).not.toContain('إلى الخلف')
})

test('[A-015] blocks that stand in the place of a part are left out when they are named', async () => {
  const quotes = async (without: string[]) => (await preview({ path: 'about', without })).querySelectorAll('blockquote').length
  expect([await quotes([]), await quotes(['quote'])]).toEqual([1, 0])
})

test('[A-015] words that are being typed are on it, and so are the theme and the page that were asked for', async () => {
  const previewPage = await preview({ path: '/ar/about/', theme: 'lrdx', words: { 'video_modal.play': 'تشغيل الآن' } })
  expect([previewPage.documentElement.dataset.theme, previewPage.title]).toEqual(['lrdx', 'من نحن | معرض'])
  expect(previewPage.querySelector('dialog.modal')?.textContent).toContain('تشغيل الآن')
})

test('[A-015] null shows the default, and a page that visitors do not get gives way to the home page', async () => {
  for (const path of ['hidden', 'nowhere', '//', '']) {
    const previewPage = await preview({ path, ...setting('general.app_name', null) })
    expect([path, previewPage.title]).toEqual([path, 'الرئيسية'])
  }
})

test('it runs nothing: scripts are left out, and typed markup is made safe', async () => {
  const typed = '<p>مغادرة</p><img src=x onerror="alert(1)"><script>alert(1)</script>'
  const previewPage = await preview({
    settings: [
      { key: 'general.exit_popup.allow_list', value: '*' },
      { key: 'general.exit_popup.content', value: typed },
    ],
  })
  expect(previewPage.querySelector('dialog[data-exit-popup] p')?.textContent).toBe('مغادرة')
  expect(previewPage.querySelectorAll('script, link[rel="modulepreload"], [onerror]')).toHaveLength(0)
})

test('[A-015] a value that does not fit is told at its key', async () => {
  const { status, json } = await post('/api/setting_previews', {
    settings: [
      { key: 'general.fab.mobile_items', value: 2 },
      { key: 'general.back_button', value: { label: 'x'.repeat(61) } },
    ],
  })
  expect([status, Object.keys(json.error.fields)]).toEqual([422, ['general.back_button']])
})
