import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentOf } from '../drafts/content-of.ts'
import { DraftPatchInput } from '../drafts/draft-input.ts'
import { page } from '../schema.server.ts'
import { PageDraft } from './page.ts'
import { columnsOfFields, PageContentShape, pageFieldNames, pageFields } from './page-fields.ts'

const saved = PageDraft.parse({
  ...{ path: 'offers', type: 'url_redirection', allow_disabled: true, theme: 'lrdx', title: 'العروض', meta_title: 'a', meta_description: 'b' },
  ...{ image_id: '7', canonical_url: 'https://x.test/', disable_seo_tracking: true, to: '/ar/x', http_code: 308 },
})

test('[A-119] a field of the table has a column, from which it comes back as it was saved', () => {
  const { status: _, ...content } = saved
  expect(contentOf({ ...columnsOfFields(saved), blocks: saved.blocks })).toEqual(content)
})

test('[A-119] every column that staff write is a field of the table', () => {
  const own = new Set(['id', 'status', 'blocks', 'version', 'draftVersion', 'createdAt', 'updatedAt'])
  const columns = Object.keys(getTableColumns(page)).filter((name) => !own.has(name))
  expect(pageFieldNames.map((name) => pageFields[name].column as string).toSorted()).toEqual(columns.toSorted())
})

test('drafts, versions and answers have every field of the table', () => {
  const { status: _, blocks, ...fields } = saved
  expect(Object.keys(PageContentShape.shape).toSorted()).toEqual([...pageFieldNames, 'blocks'].toSorted())
  expect(DraftPatchInput.parse({ fields })).toEqual({ fields })
  expect(DraftPatchInput.safeParse({ fields: { ...fields, blocks } }).success).toBe(false)
})
