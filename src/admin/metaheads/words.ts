import type { Words } from '#kernel/words/words.ts'

export const metaheadListWords = {
  every_page: ['Every page', 'جميع الصفحات'],
  page_help: ['Empty applies to every page.', 'يُترك فارغًا ليشمل جميع الصفحات.'],
} as const satisfies Words
