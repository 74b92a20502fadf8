import { describe, expect, test } from 'vitest'
import type { FormField } from '#domains/forms/index.ts'
import { changeField, insertField, moveField, removeField } from './field-edits.ts'
import { type FormDraft, newDraft } from './form-draft.ts'
import { fieldOfConflict, mergeDrafts, settled } from './merge-drafts.ts'

const field = (id: string): FormField => ({ id, name: id, type: 'text', label: { ar: id } })
const base: FormDraft = { ...newDraft('استفسار'), fields: [field('a'), field('b'), field('c')] }
const label = (draft: FormDraft, id: string, ar: string) => changeField(draft, id, (one) => ({ ...one, label: { ar } }))
const ids = ({ fields }: FormDraft) => fields.map(({ id }) => id).join('')

describe('two people who change one form', () => {
  test('keep both changes where they touch different fields and settings', () => {
    const mine = { ...label(base, 'a', 'لي'), name: 'اسمي' }
    const theirs = label({ ...base, settings: { ...base.settings, retention_days: 30 } }, 'b', 'لهم')
    const { merged, conflicts } = mergeDrafts(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.fields.map((one) => one.label.ar)).toEqual(['لي', 'لهم', 'c'])
    expect([merged.name, merged.settings.retention_days]).toEqual(['اسمي', 30])
  })

  test('are asked only where both changed one field, and each answer counts', () => {
    const [mine, theirs] = [label(base, 'a', 'لي'), label(label(base, 'a', 'لهم'), 'b', 'جديد')]
    const merge = mergeDrafts(base, mine, theirs)
    expect(merge.conflicts.map(fieldOfConflict)).toEqual(['a'])
    expect(settled(merge, { 'field:a': 'mine' }, theirs).fields.map((one) => one.label.ar)).toEqual(['لي', 'جديد', 'c'])
    expect(settled(merge, { 'field:a': 'theirs' }, theirs).fields.map((one) => one.label.ar)).toEqual(['لهم', 'جديد', 'c'])
  })

  test('keep fields that either added, in their places, whoever moved what', () => {
    const mine = insertField(moveField(base, 'c', 0), field('m'), 1)
    const theirs = insertField(base, field('t'), 2)
    expect(ids(mergeDrafts(base, mine, theirs).merged)).toBe('cmabt')
    expect(ids(mergeDrafts(base, insertField(base, field('m'), 0), theirs).merged)).toBe('mabtc')
  })

  test('lose a field that one removed and the other left alone; one that the other changed is asked for', () => {
    expect(ids(mergeDrafts(base, removeField(base, 'b'), label(base, 'a', 'لهم')).merged)).toBe('ac')
    const theirs = label(base, 'b', 'لهم')
    const merge = mergeDrafts(base, removeField(base, 'b'), theirs)
    expect(merge.conflicts).toMatchObject([{ part: 'field:b', mine: undefined }])
    expect(ids(settled(merge, { 'field:b': 'theirs' }, theirs))).toBe('abc')
    expect(ids(settled(merge, { 'field:b': 'mine' }, theirs))).toBe('ac')
  })

  test('agree when they made the same change', () => {
    const same = label(base, 'a', 'واحد')
    expect(mergeDrafts(base, same, structuredClone(same)).conflicts).toEqual([])
  })
})
