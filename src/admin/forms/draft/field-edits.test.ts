import { describe, expect, test } from 'vitest'
import { flawsOfUnfinished, type FormField } from '#domains/forms/index.ts'
import { fieldKinds } from '#domains/forms/form.ts'
import { placeOfDrop } from '../builder/dragging.tsx'
import { placeOfFlaw } from '../builder/place-of-flaw.ts'
import { changeField, insertField, moveField, removeField } from './field-edits.ts'
import { copyOf, kindGroups, newField } from './new-field.ts'
import { newDraft } from './form-draft.ts'
import { leadEffects } from './lead-effects.ts'

const field = (id: string, more: Partial<FormField> = {}): FormField => ({ id, name: id, type: 'text', label: { ar: id }, ...more })
const draft = (...fields: FormField[]) => ({ ...newDraft('استفسار'), fields })
const ids = ({ fields }: { fields: readonly FormField[] }) => fields.map(({ id }) => id).join('')

describe('the catalogue of fields', () => {
  test('offers every kind once, and a name', () => {
    expect(kindGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...fieldKinds, 'name'].toSorted())
  })

  test.each(fieldKinds)('a new %s is good as it is, in both languages', (kind) => {
    const fresh = newField(kind, [])
    expect(flawsOfUnfinished([fresh])).toEqual([])
    expect(fresh.label.en).toBeTruthy()
    expect(fresh.id).toMatch(/^f_[a-z0-9]{5,}$/)
  })

  test('gives ids and names that no other field has', () => {
    const used = ['x', 'x', 'y']
    const random = () => used.shift() ?? 'z'
    const one = newField('phone', [], random)
    const two = newField('phone', [one], random)
    expect([one.id, two.id, one.name, two.name]).toEqual(['f_x', 'f_y', 'phone', 'phone_2'])
    expect(copyOf({ ...one, consent_version: 3 }, [one, two], () => 'c')).toEqual({ ...one, id: 'f_c', name: 'phone_3' })
  })

  test('a time slot finds the retailer and the day that stand before it', () => {
    const fields = [field('r', { type: 'retailer' }), field('d', { type: 'date' })]
    expect(newField('time_slot', fields)).toMatchObject({ retailer_field: 'r', date_field: 'd' })
  })
})

describe('fields', () => {
  const three = draft(field('a'), field('b'), field('c'))

  test('are added, moved and never moved beyond the ends', () => {
    expect(ids(insertField(three, field('x'), 1))).toBe('axbc')
    expect([ids(moveField(three, 'a', 2)), ids(moveField(three, 'a', 99)), ids(moveField(three, 'c', -1))]).toEqual(['bca', 'bca', 'cab'])
    expect(moveField(three, 'a', 0)).toBe(three)
  })

  test('keep their id whatever is changed', () => {
    expect(ids(changeField(three, 'b', () => field('other')))).toBe('abc')
  })

  test('that are removed take the conditions along that ask for them, and no others', () => {
    const condition = (...names: string[]) => ({ match: 'all' as const, tests: names.map((name) => ({ field: name, is: 'filled' as const })) })
    const before = draft(
      field('a'),
      field('b'),
      field('c', { show_when: condition('a', 'b'), required_when: condition('a') }),
      field('t', { retailer_field: 'a', date_field: 'b' }),
    )
    const after = removeField(before, 'a')
    expect(after.fields[1]).toEqual(field('c', { show_when: condition('b') }))
    expect(after.fields[2]).toEqual(field('t', { date_field: 'b' }))
  })

  test('land where they are dropped', () => {
    const order = ['a', 'b', 'c']
    const a = { kind: 'field' as const, id: 'a' }
    const fresh = { kind: 'new' as const, type: 'text' as const }
    expect(placeOfDrop(order, a, { id: 'c', zone: 'before' })).toBe(1)
    expect(placeOfDrop(order, a, { id: 'c', zone: 'after' })).toBe(2)
    expect(placeOfDrop(order, a, { id: 'a', zone: 'after' })).toBe(0)
    expect(placeOfDrop(order, fresh, { id: 'b', zone: 'before' })).toBe(1)
    expect(placeOfDrop(order, fresh, { id: null, zone: 'after' })).toBe(3)
  })
})

test('an error from the server is shown at its field or its part', () => {
  const fields = [field('a'), field('b')]
  expect(placeOfFlaw('fields.1.label.ar', fields)).toEqual({ field: fields[1] })
  expect(placeOfFlaw('settings.notifications.0.recipients', fields)).toEqual({ part: 'notifications' })
  expect(placeOfFlaw('integrations.0.url', fields)).toEqual({ part: 'integrations' })
})

test('what a change does to leads is known before it is saved', () => {
  const consent = field('p', { type: 'consent', html: { ar: 'أوافق' } })
  const before = draft(field('a'), field('b'), consent, field('h', { type: 'html' }))
  const after = draft(field('a', { name: 'full_name' }), { ...consent, html: { ar: 'أوافق على كل شيء' } })
  expect(leadEffects(before, after)).toEqual({ removed: [field('b')], renamed: [{ before: 'a', after: 'full_name' }], reworded: [consent] })
  expect(leadEffects(before, before)).toEqual({ removed: [], renamed: [], reworded: [] })
})
