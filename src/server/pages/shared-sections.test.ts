import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage, type PageRow } from '#domains/content/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)
const staff = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }

async function call<Data>(path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; data: Data }> {
  const answer = await app.request(`https://site.test${path}`, {
    method,
    headers: { ...staff, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await services.heard()
  return { status: answer.status, data: ((await answer.json().catch(() => ({}))) as { data: Data }).data }
}

async function open(path: string) {
  const answer = await app.request(`https://site.test/ar/${path}`)
  const html = await answer.text()
  const { document } = new JSDOM(html).window
  return { status: answer.status, html, document, quotes: [...document.querySelectorAll('main blockquote')].map(({ textContent }) => textContent) }
}

async function aPage(values: Record<string, unknown>): Promise<PageRow> {
  const createdPage = await createPage(services.staffCtx, PageDraft.parse({ title: 'عنوان', status: 'published', ...values }), catalogue)
  if (!createdPage.ok) throw new Error(createdPage.code)
  await services.heard()
  return createdPage.value
}

type Section = { id: number; name: string; version: number; blocks: { id: string }[] }
const aQuote = (quote: string, id = 'b1') => ({ ...aStoredBlock('quote', { quote }), id })
const showing = (section: number, id: string, fields = {}) => ({ ...aStoredBlock('shared_section', { section_id: section, ...fields }), id })
const addSection = async (name: string, blocks: readonly object[]) =>
  (await call<Section>('/api/sections', 'POST', { name, blocks, acknowledge: ['sample_content'] })).data

/** Publishes other blocks of a section, as its editor does. */
async function publish(section: number, blocks: readonly { id: string }[]): Promise<void> {
  const { data: draft } = await call<{ version: number }>(`/api/pages/${section}/draft`)
  const patch = { put: blocks, order: blocks.map(({ id }) => id) }
  const { data: saved } = await call<{ version: number }>(`/api/pages/${section}/draft`, 'PATCH', patch, { 'if-match': `"${draft.version}"` })
  const { status } = await call(`/api/pages/${section}/publish`, 'POST', { acknowledge: ['sample_content'] }, { 'if-match': `"${saved.version}"` })
  expect(status).toBe(200)
}

test('[A-013][A-036] a section is drawn on every page that shows it, without anything around it, and again on each once it is published', async () => {
  const section = await addSection('اقتباسات', [aQuote('أول'), aQuote('ثانٍ', 'b2')])
  await aPage({ path: 'one', blocks: [aQuote('قبل'), showing(section.id, 's1')] })
  await aPage({ path: 'two', blocks: [showing(section.id, 's1', { block_scroll_id: 'words' }), showing(section.id, 's2')] })
  const one = await open('one')
  expect(one.quotes).toEqual(['قبل', 'أول', 'ثانٍ'])
  const [before, first] = [...one.document.querySelectorAll('main blockquote')]
  const depth = (element: Element | undefined) => (element ? [...ancestors(element)].length : 0)
  expect(depth(first)).toBe(depth(before))
  const two = await open('two')
  expect(two.quotes).toEqual(['أول', 'ثانٍ', 'أول', 'ثانٍ'])
  const ids = [...two.document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toContain('words')
  expect(new Set(ids).size).toBe(ids.length)
  await publish(section.id, [aQuote('أول منقّح')])
  expect([(await open('one')).quotes, (await open('two')).quotes]).toEqual([
    ['قبل', 'أول منقّح'],
    ['أول منقّح', 'أول منقّح'],
  ])
})

test('a section has no address, and the pages of the public API name it', async () => {
  const section = await addSection('بلا عنوان', [aQuote('نص')])
  const { data: sections } = await call<{ id: number; path: string }[]>('/api/pages?type=section')
  const path = sections.find(({ id }) => id === section.id)?.path ?? ''
  expect(path).toMatch(/^_sections\//)
  expect((await open(path)).status).toBe(404)
  expect((await call(`/public_api/pages/by_path/${path}`)).status).toBe(404)
  await aPage({ path: 'by-reference', blocks: [showing(section.id, 's1')] })
  const { data: page } = await call<{ blocks: { id: string }[] }>('/public_api/pages/by_path/by-reference')
  expect(page.blocks.map(({ id }) => id)).toEqual(['s1'])
  const open_ = await app.request(`https://site.test/public_api/sections/${section.id}`)
  expect(((await open_.json()) as { data: Section }).data).toMatchObject({ id: section.id, name: 'بلا عنوان', blocks: [{ id: 'b1' }] })
  const sitemap = await (await app.request('https://site.test/ar/sitemap.xml')).text()
  expect(sitemap).not.toContain('_sections')
})

test('styles, scripts, data, structured data and the first picture of its blocks come with the page', async () => {
  const section = await addSection('كامل', [
    { ...aStoredBlock('parallax_image', { heading: 'صورة' }, [{ image: { id: 1 } }]), id: 'p1' },
    { ...aStoredBlock('accordion', { heading: 'أسئلة' }, [{ title: 'سؤال', content: '<p>جواب</p>' }]), id: 'a1' },
  ])
  await aPage({ path: 'whole', blocks: [showing(section.id, 's1')] })
  const own = await aPage({ path: 'plain', blocks: section.blocks })
  expect(own.blocks).toHaveLength(2)
  const [whole, plain] = [await open('whole'), await open('plain')]
  const islands = ({ document }: typeof whole) => [...document.querySelectorAll('[data-i]')].map((element) => element.getAttribute('data-i'))
  const styles = ({ document }: typeof whole) => [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))
  expect(islands(whole)).toEqual(islands(plain))
  expect(styles(whole)).toEqual(styles(plain))
  expect(styles(whole).join()).toContain('accordion')
  // The first two blocks are drawn at once, whether the page or a section has them.
  expect(whole.document.querySelectorAll('main [loading="lazy"]').length).toBe(plain.document.querySelectorAll('main [loading="lazy"]').length)
})

test('section tabs take a section as one block, and those inside of a section none after it', async () => {
  const section = await addSection('ألسنة', [aQuote('داخل أول'), aQuote('داخل ثانٍ', 'b2')])
  const tabs = { ...aStoredBlock('section_tabs', {}, [{ tab_label: 'أ', blocks_count: 1 }]), id: 't1' }
  await aPage({ path: 'tabs', blocks: [tabs, showing(section.id, 's1'), aQuote('بعد', 'b9')] })
  const { document } = await open('tabs')
  const inPanels = [...document.querySelectorAll('[role="tabpanel"] blockquote')].map(({ textContent }) => textContent)
  expect(inPanels).toEqual(['داخل أول', 'داخل ثانٍ'])
})

test('one block of a section answers its try-again button', async () => {
  const section = await addSection('وحيد', [aQuote('وحيد')])
  await aPage({ path: 'alone', blocks: [showing(section.id, 's1')] })
  const fragment = async () => (await app.request('https://site.test/ar/_block?path=/ar/alone&block=s1--b1')).text()
  expect(await fragment()).toContain('وحيد')
  await publish(section.id, [aQuote('جديد')])
  expect(await fragment()).toContain('جديد')
})

function* ancestors(element: Element): Generator<Element> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) yield parent
}
