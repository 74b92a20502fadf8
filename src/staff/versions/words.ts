import type { Words } from '#kernel/words/words.ts'

export const versionWords = {
  version: ['Version {number}', 'الإصدار {number}'],
  draft: ['Draft', 'المسودة'],
  current_draft: ['The draft as it is now', 'المسودة الحالية'],
  by_system: ['System', 'النظام'],
  loading: ['Loading', 'جارٍ التحميل'],
  more: ['Show older ones', 'عرض الأقدم'],
  retry: ['Try again', 'إعادة المحاولة'],
  compare_with_draft: ['Compare version {number} with the draft', 'مقارنة الإصدار {number} بالمسودة'],
  compare_title: ['Compare versions', 'مقارنة الإصدارات'],
  before: ['Before', 'قبل'],
  after: ['After', 'بعد'],
  changes: ['Changes', 'التغييرات'],
  changes_count: ['Changes ({count})', 'التغييرات ({count})'],
  side_by_side: ['Side by side', 'جنبًا إلى جنب'],
  restore: ['Restore', 'استعادة'],
  restore_version: ['Restore version {number}', 'استعادة الإصدار {number}'],
  restore_title: ['Restore version {number}?', 'استعادة الإصدار {number}؟'],
  cancel: ['Cancel', 'إلغاء'],
} as const satisfies Words
