import type { Words } from '#kernel/words/words.ts'

export const staffNameWords = {
  system: ['The system', 'النظام'],
} as const satisfies Words

export const dayWords = {
  placeholder: ['dd/mm/yyyy', 'يوم/شهر/سنة'],
  pick: ['Pick a day: {field}', 'اختيار يوم: {field}'],
  not_a_day: ['Not a date, as in 31/05/2026', 'تاريخ غير صحيح، مثال: \u206631/05/2026\u2069'],
  previous_month: ['Previous month', 'الشهر السابق'],
  next_month: ['Next month', 'الشهر التالي'],
} as const satisfies Words
