import type { Words } from '#kernel/words/words.ts'

export const reportWords = {
  period: ['Period', 'الفترة'],
  days_7: ['Last 7 days', 'آخر 7 أيام'],
  days_30: ['Last 30 days', 'آخر 30 يومًا'],
  days_90: ['Last 90 days', 'آخر 90 يومًا'],
  days_365: ['Last 365 days', 'آخر 365 يومًا'],
  as_table: ['Show as a table', 'عرض على شكل جدول'],
} as const satisfies Words
