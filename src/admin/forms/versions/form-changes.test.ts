import { expect, test } from 'vitest'
import type { FormField } from '#domains/forms/index.ts'
import { changeField, moveField } from '../draft/field-edits.ts'
import { type FormDraft, newDraft } from '../draft/form-draft.ts'
import { formChanges } from './form-changes.ts'

const field = (id: string, more: Partial<FormField> = {}): FormField => ({ id, name: id, type: 'text', label: { ar: `حقل ${id}` }, ...more })
const base: FormDraft = { ...newDraft('استفسار'), fields: [field('a'), field('b'), field('c')] }
const changes = (before: FormDraft, after: FormDraft) => formChanges(before, after, { nameOf: ({ part }) => part, language: 'ar' })

test('[A-049] what differs of a field is named by its settings, a choice by what it is called', () => {
  const choice = field('s', { type: 'select', options: [{ value: 'x', label: { ar: 'سين' } }] })
  const before: FormDraft = { ...base, fields: [choice] }
  const after = changeField(before, 's', (one) => ({
    ...one,
    label: { ar: 'الطراز' },
    rules: { required: true },
    options: [{ value: 'x', label: { ar: 'صاد' } }],
  }))
  expect(changes(before, after)).toEqual([
    {
      key: 'field:s',
      name: 'field:s',
      wholes: [],
      changes: [
        { key: 'label', label: expect.any(String), before: 'حقل s', after: 'الطراز' },
        { key: 'options', label: expect.any(String), before: 'سين', after: 'صاد' },
        { key: 'rules.required', label: expect.any(String), before: '', after: 'نعم' },
      ],
    },
  ])
})

test('[A-049] fields that came or went are told as such, settings with both texts', () => {
  const after: FormDraft = { ...base, name: 'طلب', fields: [field('a'), field('c'), field('d')] }
  expect(changes(base, after)).toEqual([
    { key: 'name', name: 'name', wholes: [], changes: [{ key: 'name', label: '', before: 'استفسار', after: 'طلب' }] },
    { key: 'field:b', name: 'field:b', wholes: [{ kind: 'removed' }], changes: [] },
    { key: 'field:d', name: 'field:d', wholes: [{ kind: 'added' }], changes: [] },
  ])
})

test('[A-049] a form whose fields only changed places differs from what visitors get', () => {
  expect(changes(base, moveField(base, 'a', 2))).toEqual([{ key: 'field:a', name: 'حقل a', wholes: [{ kind: 'moved', from: 1, to: 3 }], changes: [] }])
  expect(changes(base, structuredClone(base))).toEqual([])
})

test('a field whose kind is another is told whole', () => {
  const [part] = changes(base, { ...base, fields: [field('a', { type: 'email' }), field('b'), field('c')] })
  expect(part?.changes).toEqual([{ key: 'field', label: '', before: 'text', after: 'email' }])
})
