import { describe, expect, test } from 'vitest'
import type { FormField } from '#domains/forms/index.ts'
import { changeField, insertField, moveField, removeField } from './field-edits.ts'
import { type FormDraft, newDraft } from './form-draft.ts'
import { fieldOfConflict, keepMine, mergeForms } from './merge-forms.ts'

const field = (id: string): FormField => ({ id, name: id, type: 'text', label: { ar: id } })
const base: FormDraft = { ...newDraft('استفسار'), fields: [field('a'), field('b'), field('c')] }
const label = (draft: FormDraft, id: string, ar: string) => changeField(draft, id, (one) => ({ ...one, label: { ar } }))
const mineKept = ({ merged, conflicts }: ReturnType<typeof mergeForms>, mine: FormDraft) =>
  conflicts.reduce((content, conflict) => keepMine(content, mine, conflict), merged)
const ids = ({ fields }: FormDraft) => fields.map(({ id }) => id).join('')

describe('two people who change one form', () => {
  test('keep both changes where they touch different fields and settings', () => {
    const mine = { ...label(base, 'a', 'لي'), name: 'اسمي' }
    const theirs = label({ ...base, settings: { ...base.settings, retention_days: 30 } }, 'b', 'لهم')
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.fields.map((one) => one.label.ar)).toEqual(['لي', 'لهم', 'c'])
    expect([merged.name, merged.settings.retention_days]).toEqual(['اسمي', 30])
  })

  test('are asked only where both changed one field, and each answer counts', () => {
    const [mine, theirs] = [label(base, 'a', 'لي'), label(label(base, 'a', 'لهم'), 'b', 'جديد')]
    const merge = mergeForms(base, mine, theirs)
    expect(merge.conflicts.map(fieldOfConflict)).toEqual(['a'])
    expect(merge.merged.fields.map((one) => one.label.ar)).toEqual(['لهم', 'جديد', 'c'])
    expect(mineKept(merge, mine).fields.map((one) => one.label.ar)).toEqual(['لي', 'جديد', 'c'])
  })

  test('keep fields that either added, in their places, whoever moved what', () => {
    const mine = insertField(moveField(base, 'c', 0), field('m'), 1)
    const theirs = insertField(base, field('t'), 2)
    expect(ids(mergeForms(base, mine, theirs).merged)).toBe('cmabt')
    expect(ids(mergeForms(base, insertField(base, field('m'), 0), theirs).merged)).toBe('mabtc')
  })

  test('lose a field that one removed and the other left alone; one that the other changed is asked for', () => {
    expect(ids(mergeForms(base, removeField(base, 'b'), label(base, 'a', 'لهم')).merged)).toBe('ac')
    const theirs = label(base, 'b', 'لهم')
    const merge = mergeForms(base, removeField(base, 'b'), theirs)
    expect(merge.conflicts).toMatchObject([{ part: 'field:b', mine: null }])
    expect(ids(merge.merged)).toBe('abc')
    expect(ids(mineKept(merge, removeField(base, 'b')))).toBe('ac')
    const back = mergeForms(base, theirs, removeField(base, 'b'))
    expect([ids(back.merged), ids(mineKept(back, theirs))]).toEqual(['ac', 'abc'])
  })

  test('keep what each changed of one field, and are asked for its whole where both changed the same of it', () => {
    const hinted = (draft: FormDraft, ar: string) => changeField(draft, 'a', (one) => ({ ...one, hint: { ar } }))
    const apart = mergeForms(base, hinted(base, 'تلميح'), label(base, 'a', 'لهم'))
    expect(apart.conflicts).toEqual([])
    expect(apart.merged.fields[0]).toMatchObject({ label: { ar: 'لهم' }, hint: { ar: 'تلميح' } })
    const both = mergeForms(base, hinted(label(base, 'a', 'لي'), 'تلميح'), label(base, 'a', 'لهم'))
    expect(both.conflicts).toEqual([
      {
        part: 'field:a',
        mine: { ...field('a'), label: { ar: 'لي' }, hint: { ar: 'تلميح' } },
        theirs: { ...field('a'), label: { ar: 'لهم' }, hint: { ar: 'تلميح' } },
      },
    ])
  })

  test('who added different fields under one id are asked which one it is', () => {
    const options = [{ value: 'a', label: { ar: 'أ' } }]
    const [mine, theirs] = [insertField(base, { ...field('d'), type: 'select', options }, 3), insertField(base, field('d'), 3)]
    const merge = mergeForms(base, mine, theirs)
    expect(merge.conflicts.map(fieldOfConflict)).toEqual(['d'])
    expect([merge.merged.fields[3], mineKept(merge, mine).fields[3]]).toEqual([theirs.fields[3], mine.fields[3]])
  })

  test('are asked for a setting and for the name, and a setting that one took away is gone with that answer', () => {
    const keptFor = (days: number | undefined, name: string): FormDraft => ({
      ...base,
      name,
      settings: { ...base.settings, ...(days === undefined ? {} : { retention_days: days }) },
    })
    const merge = mergeForms(keptFor(10, 'ا'), keptFor(undefined, 'ب'), keptFor(30, 'ج'))
    expect(merge.conflicts.map(({ part }) => part)).toEqual(['name', 'setting:retention_days'])
    expect([merge.merged.name, merge.merged.settings.retention_days]).toEqual(['ج', 30])
    const mine = mineKept(merge, keptFor(undefined, 'ب'))
    expect([mine.name, 'retention_days' in mine.settings]).toEqual(['ب', false])
  })

  test('agree when they made the same change', () => {
    const same = label(base, 'a', 'واحد')
    expect(mergeForms(base, same, structuredClone(same)).conflicts).toEqual([])
  })
})
