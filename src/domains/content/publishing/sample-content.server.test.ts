import { describe, expect, test } from 'vitest'
import type { CatalogueWithExamples } from '#block-engine/catalogue.ts'
import { aText, testCatalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import { publishPage } from './publish-page.server.ts'
import { findSampleContent } from './sample-content.ts'
import { schedulePage } from './schedule-page.server.ts'
import type { contentOf } from '../drafts/content-of.ts'

const template = testCatalogue.get('text')
if (!template) throw new Error('no template')
const link = [{ id: 'b', label: 'اطلب', target: '/sample-offers' }]
const sample = { heading: 'سالم الكعبي، مدير التصميم', paragraph: '<p>نص نموذجي من المكتبة</p>', buttons: link, header_tag: '2' }
const catalogue: CatalogueWithExamples = new Map([
  ['text', { ...template, examples: [{ name: 'مثال', fields: sample, groups: [{ paragraph: '<p>بند نموذجي من المكتبة</p>' }] }] }],
])

const { ctxOf, aPage } = await testPages()
const ctx = ctxOf()
const own = { heading: 'عنوان كتبه المحرر بنفسه', paragraph: '<p>نصه</p>' }

async function aDraft(fields: Record<string, unknown>, path?: string) {
  const page = await aPage({ status: 'draft', ...(path ? { path } : {}) })
  const { version } = unwrap(await getDraft(ctx, page.id, catalogue))
  const draft = unwrap(await patchDraft(ctx, { pageId: page.id, version, patch: { put: [aText('s', fields)] } }, catalogue))
  return { pageId: page.id, version: draft.version }
}

describe('sample content', () => {
  const sampleField = (fields: Record<string, unknown>, groups: Record<string, unknown>[] = []) =>
    findSampleContent({ blocks: [aText('s', fields, groups)] } as unknown as ReturnType<typeof contentOf>, null, catalogue)

  test('is a text, a link or an item as the catalogue puts it in; how a block looks is none', () => {
    expect(sampleField({ ...own, heading: sample.heading })).toEqual([{ code: 'sample_content', block: 's', field: 'heading', details: {} }])
    expect(sampleField({ ...own, buttons: link })).toMatchObject([{ field: 'buttons' }])
    expect(sampleField(own, [{ paragraph: '<p>بند نموذجي من المكتبة</p>' }])).toMatchObject([{ group: 'g1', field: 'paragraph' }])
    expect(sampleField({ ...own, header_tag: '2' })).toEqual([])
  })

  test('is published only when somebody says so, and is not asked about again', async () => {
    const { pageId, version } = await aDraft(sample)
    expect(await publishPage(ctx, { pageId, version, note: '' }, catalogue)).toMatchObject({ ok: false, code: 'sample_content' })
    const published = unwrap(await publishPage(ctx, { pageId, version, note: '', acknowledged: ['sample_content'] }, catalogue))
    const again = unwrap(await patchDraft(ctx, { pageId, version: published.draft.version, patch: { fields: { title: 'آخر' } } }, catalogue))
    expect(await publishPage(ctx, { pageId, version: again.version, note: '' }, catalogue)).toMatchObject({ ok: true })
  })

  test('is scheduled only when somebody says so', async () => {
    const { pageId } = await aDraft(sample)
    const plan = { pageId, action: 'publish', runAt: new Date('2030-01-01T00:00:00Z') } as const
    const enqueue = async () => undefined
    expect(await schedulePage(ctx, { ...plan, enqueue }, catalogue)).toMatchObject({ ok: false, code: 'sample_content' })
    expect(await schedulePage(ctx, { ...plan, acknowledged: ['sample_content'], enqueue }, catalogue)).toMatchObject({ ok: true })
  })

  test('that was replaced does not block publication', async () => {
    const { pageId, version } = await aDraft(own)
    expect(await publishPage(ctx, { pageId, version, note: '' }, catalogue)).toMatchObject({ ok: true })
  })
})
