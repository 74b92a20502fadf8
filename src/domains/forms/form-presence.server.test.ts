import { expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { announceOnForm, createForm, leaveForm, saveFormDraft } from '#domains/forms/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'

const { db } = await testDatabase()
const mona: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: recordingLog(), staff: { id: 'user:1', name: 'منى', role: 'admin' } }
const omar: Ctx = { ...mona, staff: { id: 'user:2', name: 'عمر', role: 'editor' } }
const draft = (name: string) => FormDraft.parse({ name, fields: [{ id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }] })

test('whoever has a form open hears who else has, at which field, and how often it was saved', async () => {
  const created = await createForm(mona, draft('الأول'))
  if (!created.ok) throw new Error(created.code)
  const { id: formId, revision } = created.value
  expect(await announceOnForm(mona, { formId, tab: 'a', fieldId: 'name' })).toMatchObject({ value: { others: [], revision } })
  await saveFormDraft(omar, { id: formId, revision: null, draft: draft('الثاني') })
  const others = [{ name: 'منى', tab: 'a', part: 'name' }]
  expect(await announceOnForm(omar, { formId, tab: 'b', fieldId: '' })).toMatchObject({ value: { others, revision: revision + 1 } })
  await leaveForm(mona, { formId, tab: 'a' })
  expect(await announceOnForm(omar, { formId, tab: 'b', fieldId: '' })).toMatchObject({ value: { others: [] } })
})

test('a tab is of the person who opened it, visitors have none, and a form that is gone has no tabs', async () => {
  const created = await createForm(mona, draft('آخر'))
  if (!created.ok) throw new Error(created.code)
  const { id: formId } = created.value
  await announceOnForm(mona, { formId, tab: 'a', fieldId: '' })
  expect(await announceOnForm(omar, { formId, tab: 'a', fieldId: 'name' })).toMatchObject({ code: 'forbidden' })
  await leaveForm(omar, { formId, tab: 'a' })
  expect(await announceOnForm(omar, { formId, tab: 'b', fieldId: '' })).toMatchObject({ value: { others: [{ name: 'منى' }] } })
  const visitor: Ctx = { ...mona, staff: null }
  expect(await announceOnForm(visitor, { formId, tab: 'v', fieldId: '' })).toMatchObject({ code: 'forbidden' })
  expect(await leaveForm(visitor, { formId, tab: 'a' })).toMatchObject({ code: 'forbidden' })
  expect(await announceOnForm(mona, { formId: 999_999, tab: 'a', fieldId: '' })).toMatchObject({ code: 'gone' })
})
