import { expect, test } from 'vitest'
import { aText, storedPage, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import { publishPage } from '../publishing/publish-page.server.ts'
import { createPageFromTemplate, deletePageTemplate, listPageTemplates, savePageTemplate } from './store-page-templates.server.ts'

const { ctxOf, visitor, aPage, database } = await testPages()
const ctx = ctxOf()
const save = (pageId: number, name: string, by = ctx) => savePageTemplate(by, { pageId, name }, catalogue)
const create = (templateId: number, path: string, by = ctx) => createPageFromTemplate(by, { templateId, path, title: 'صفحة جديدة' }, catalogue)

test('[A-013] a template is what editors see of a page, without what belongs to that page alone', async () => {
  const before = await aPage({ title: 'الأصل', meta_title: 'للبحث', theme: 'lrdx', blocks: [aText('b1', { heading: 'منشور' })] })
  unwrap(await patchDraft(ctx, { pageId: before.id, version: 0, patch: { put: [aText('b2', { heading: 'مسودة' })], order: ['b2', 'b1'] } }, catalogue))
  const template = unwrap(await save(before.id, 'عرض الموسم'))
  expect(template).toMatchObject({ name: 'عرض الموسم', blocks: [aText('b2').template, aText('b1').template] })
  // The page that it was saved from is what it was, for visitors and for editors.
  expect(await storedPage(database.db, before.id)).toEqual({ ...before, draftVersion: 1 })
  const newPage = unwrap(await create(template.id, 'offers/summer'))
  const draft = unwrap(await getDraft(ctx, newPage.id, catalogue))
  expect(draft.content).toMatchObject({ path: 'offers/summer', title: 'صفحة جديدة', meta_title: '', theme: 'lrdx' })
  expect(draft.content.blocks.map(({ id, fields }) => [id, fields.heading])).toEqual([
    ['b2', 'مسودة'],
    ['b1', 'منشور'],
  ])
})

test('[A-014] a page that begins from a template is a draft, which visitors see once it is published', async () => {
  const { id } = await aPage({ blocks: [aText('b1', { heading: 'أهلًا' })] })
  const template = unwrap(await save(id, 'بداية'))
  const newPage = unwrap(await create(template.id, 'begun'))
  expect(await storedPage(database.db, newPage.id)).toMatchObject({ status: 'draft', blocks: [] })
  unwrap(await publishPage(ctx, { pageId: newPage.id, version: newPage.draftVersion, note: '' }, catalogue))
  expect(await storedPage(database.db, newPage.id)).toMatchObject({
    status: 'published',
    title: 'صفحة جديدة',
    blocks: [{ id: 'b1', fields: { heading: 'أهلًا' } }],
  })
  // Neither what becomes of the page nor of the template changes the other.
  unwrap(await deletePageTemplate(ctx, template.id))
  expect(await storedPage(database.db, newPage.id)).toMatchObject({ status: 'published' })
})

test('names are unique; what is not there or taken is refused; each change has its entry', async () => {
  const { id } = await aPage({ path: 'taken-by-this' })
  const first = unwrap(await save(id, 'فريد'))
  expect(await save(id, 'فريد')).toMatchObject({ code: 'name_taken' })
  expect(await save(2_000_000_000, 'آخر')).toMatchObject({ code: 'gone' })
  expect(await create(first.id, 'taken-by-this')).toMatchObject({ code: 'path_taken' })
  expect(await create(2_000_000_000, 'free')).toMatchObject({ code: 'gone' })
  expect(unwrap(await listPageTemplates(ctx)).map(({ name }) => name)).toContain('فريد')
  unwrap(await deletePageTemplate(ctx, first.id))
  expect(await deletePageTemplate(ctx, first.id)).toMatchObject({ code: 'gone' })
  expect(unwrap(await listPageTemplates(ctx)).map(({ name }) => name)).not.toContain('فريد')
  const { rows } = await database.db.$client.query<{ action: string }>('select action from audit_entry where subject = $1 order by id', ['فريد'])
  expect(rows.map(({ action }) => action)).toEqual(['page_template.created', 'page_template.deleted'])
})

test('[B-306] templates are for editors only', async () => {
  const { id } = await aPage()
  const template = unwrap(await save(id, 'للمحررين'))
  expect(await save(id, 'زائر', visitor)).toMatchObject({ code: 'forbidden' })
  expect(await listPageTemplates(visitor)).toMatchObject({ code: 'forbidden' })
  expect(await create(template.id, 'by-visitor', visitor)).toMatchObject({ code: 'forbidden' })
  expect(await deletePageTemplate(visitor, template.id)).toMatchObject({ code: 'forbidden' })
})
