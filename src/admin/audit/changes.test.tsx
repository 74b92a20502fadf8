// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { MetaheadDraft, NavRecordDraft } from '#domains/content/index.ts'
import { LocationDraft } from '#domains/forms/index.ts'
import { AnswerTemplateDraft } from '#domains/leads/index.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { CompanyConfigDraft, FeedDraft, ListingDraft, vehicleFieldEntries } from '#domains/stock/index.ts'
import { ListedVinDraft, MapPackageDraft } from '#domains/vin-lists/index.ts'
import { subjects } from '../app/subjects.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { Changes } from './audit-list.tsx'
import { auditFieldWords } from './field-words.ts'
import { subjectsOfActions } from './use-field-name.ts'

afterEach(cleanup)

async function rowsOf(action: string, changes: Record<string, [unknown, unknown]>): Promise<(string | null)[][]> {
  render(
    <AdminContext i18nProvider={createI18nProvider('ar', subjects, () => undefined)}>
      <Changes entry={{ action, changes }} />
    </AdminContext>,
  )
  await userEvent.click(screen.getByText(/عدد الحقول/))
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('a change names its fields as screens do, and says states, roles and switches in words', async () => {
  expect(await rowsOf('vehicle.saved', { status: ['stock', 'reserved'], is_published: [true, false], mileage: [10, 12], derivative: [null, 'SE'] })).toEqual([
    ['الحالة', 'متوفرة', 'محجوزة'],
    ['ظاهرة في الموقع', 'نعم', 'لا'],
    ['المسافة المقطوعة', '10', '12'],
    ['الفئة', 'فارغ', 'SE'],
  ])
  cleanup()
  expect(await rowsOf('user.changed', { role: ['editor', 'admin'] })).toEqual([['الصلاحية', 'محرر', 'مدير']])
  cleanup()
  expect(await rowsOf('page.published', { status: ['draft', 'published'], type: ['page', 'url_redirection'], history: [null, 4] })).toEqual([
    ['الحالة', 'غير منشورة', 'منشورة'],
    ['النوع', 'صفحة', 'تحويل'],
    ['الإصدار', 'فارغ', '4'],
  ])
  cleanup()
  expect(await rowsOf('order.cancelled', { state: ['confirmed', 'cancelled'], reason: [null, 'بطلب العميل'] })).toEqual([
    ['الحالة', 'مؤكَّد', 'ملغى'],
    ['السبب', 'فارغ', 'بطلب العميل'],
  ])
})

test('what only programs have a name for stands as code', async () => {
  await rowsOf('vehicle.saved', { from_a_later_build: [1, 2] })
  expect(screen.getByText('from_a_later_build').closest('code')).not.toBeNull()
})

/** The fields that a call of `recordAudit` writes by their names, with the kind of its action. */
function writtenFields(): { kind: string; field: string; file: string }[] {
  return globSync('src/{domains,server}/**/*.server.ts').flatMap((file) => {
    const calls = readFileSync(file, 'utf8').split('recordAudit(').slice(1)
    return calls.flatMap((call) => {
      const text = call.slice(0, call.search(/\n {2,6}\}\)\n|\}\)\n|\}\)$/) + 1)
      const kind = text.match(/action: [^,]*?[`'](\w+)\./)?.[1] ?? ''
      const literals = [...text.matchAll(/(?:before|after): \{([^{}]*)/g)].map(([, fields = '']) => fields)
      const names = literals.flatMap((fields) =>
        fields.split(/,\s*/).flatMap((part) => (/^\s*\.\.\./.test(part) ? [] : (part.match(/^\s*(\w+)(?::|\s*$)/)?.[1] ?? []))),
      )
      return names.map((field) => ({ kind, field, file }))
    })
  })
}

/** Whole records that the log is given, by the kind of their action. */
const records: Readonly<Record<string, readonly string[]>> = {
  answer_template: fieldsOf(AnswerTemplateDraft),
  company_config: fieldsOf(CompanyConfigDraft),
  dealer: fieldsOf(RetailerDraft),
  feed: fieldsOf(FeedDraft),
  form_location: fieldsOf(LocationDraft),
  listed_vin: fieldsOf(ListedVinDraft),
  listing: fieldsOf(ListingDraft),
  map_package: fieldsOf(MapPackageDraft),
  metahead: fieldsOf(MetaheadDraft),
  nav_entry: fieldsOf(NavRecordDraft),
  page: [
    'path',
    'type',
    'allow_disabled',
    'theme',
    'title',
    'meta_title',
    'meta_description',
    'image_id',
    'canonical_url',
    'disable_seo_tracking',
    'to',
    'http_code',
  ],
  vehicle: vehicleFieldEntries.map(([name, { staffName = name }]) => staffName),
}

function fieldsOf(draft: z.ZodType): string[] {
  const described = z.toJSONSchema(draft, { io: 'input', unrepresentable: 'any' })
  return Object.keys(described.properties ?? {})
}

test('each field that the log is given by its name, or with a whole record, has a word for people', () => {
  const namedFields = writtenFields()
  expect(namedFields.length).toBeGreaterThan(60)
  for (const fields of Object.values(records)) expect(fields.length).toBeGreaterThan(1)
  const writtenNames = [...namedFields, ...Object.entries(records).flatMap(([kind, fields]) => fields.map((field) => ({ kind, field, file: kind })))]
  const labels = new Map(subjects.map(({ name, fields }) => [name, fields]))
  const nameless = writtenNames.filter(({ kind, field }) => !(field in auditFieldWords) && !(field in (labels.get(subjectsOfActions.get(kind) ?? '') ?? {})))
  expect(nameless).toEqual([])
})
