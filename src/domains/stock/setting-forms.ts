import type { FillForm, Label, TextField } from '#fields/field-types.ts'

const seats = (symbol: string, label: Label): TextField => ({ symbol, label, field_type: 'String', translatable: true, max: 120 })

/** Either words that follow the number, or a whole text for each plural form of Arabic. */
export const seatsForm: FillForm = {
  field_type: 'Group',
  none: 'null',
  fields: [
    seats('seat', ['Word behind one', 'الكلمة بعد العدد 1']),
    seats('seats', ['Word behind any other number', 'الكلمة بعد أي عدد آخر']),
    seats('one', ['Whole text for one', 'النص كاملًا لمقعد واحد']),
    seats('two', ['Whole text for two', 'النص كاملًا لمقعدين']),
    seats('few', ['Whole text for 3 to 10, with {count}', 'النص كاملًا من 3 إلى 10، وفيه \u2066{count}\u2069']),
    seats('many', ['Whole text for 11 to 99, with {count}', 'النص كاملًا من 11 إلى 99، وفيه \u2066{count}\u2069']),
    seats('other', ['Whole text for other numbers, with {count}', 'النص كاملًا للأعداد الأخرى، وفيه \u2066{count}\u2069']),
  ],
}
