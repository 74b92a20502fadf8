import type { Words } from '#kernel/words/words.ts'

export const textsWords = {
  source: ['Edit as code', 'تحرير الشيفرة'],
  new_tab: ['Opens in a new tab', 'يُفتح في علامة تبويب جديدة'],
  cancel: ['Cancel', 'إلغاء'],
} as const satisfies Words
