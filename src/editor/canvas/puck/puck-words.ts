import type { Language } from '#kernel/words/words.ts'

const arabic = {
  'action-duplicate': 'تكرار',
  'action-delete': 'حذف',
  'action-selectparent': 'تحديد العنصر الأب',
  'label-page': 'الصفحة',
  'label-component': 'مكوّن',
  'canvas-noconfig': 'لا إعداد للمكوّن {type}',
  'outline-empty': 'لا عناصر',
  'loader-loading': 'جارٍ التحميل',
}

/** Translations of those texts of Puck that our layout shows; English needs none. */
export function puckWords(language: Language): Record<string, string> {
  return language === 'ar' ? arabic : {}
}
