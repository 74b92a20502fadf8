import { expect, test } from 'vitest'
import type { FormField } from '#domains/forms/index.ts'
import { personName } from './person-name.ts'

const field = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({ id: name, name, type: 'text', label: { ar: label }, ...more })

test.each([
  ['what browsers fill', { a: 'سارة العلي', name: 'شركة' }, [field('a', 'من أنت؟', { autocomplete: 'name' })], 'سارة العلي'],
  [
    'its parts',
    { b: 'العلي', a: ' سارة ' },
    [field('b', 'ب', { autocomplete: 'family-name' }), field('a', 'أ', { autocomplete: 'section-x given-name' })],
    'سارة العلي',
  ],
  ['usual keys', { first_name: 'سارة', last_name: ' العلي ' }, [], 'سارة العلي'],
  ['usual labels', { text: 'سارة', text_2: 'العلي' }, [field('text', 'الاسم الأول *'), field('text_2', 'اسم العائلة')], 'سارة العلي'],
  ['no name of something else', { text: 'الخليج' }, [field('text', 'اسم الشركة')], ''],
  ['nothing', { name: ' ' }, [], ''],
] as const)('a person has the name of %s', (_what, attributes, fields, name) => {
  expect(personName(attributes, fields)).toBe(name)
})
