import type { Words } from '#kernel/words/words.ts'

export const viewWords = {
  views: ['Saved views', 'طرق العرض المحفوظة'],
  none: ['None saved yet.', 'لا توجد طرق عرض محفوظة بعد.'],
  name: ['Name of this view', 'اسم طريقة العرض الحالية'],
  kept: ['Filters, order and columns are saved; the text of the search is not.', 'تُحفظ عوامل التصفية والترتيب والأعمدة، ولا يُحفظ نص البحث.'],
  save: ['Save', 'حفظ'],
  share: ['Offer it to everybody', 'إتاحتها للجميع'],
  for_all: ['Offered to everybody', 'متاحة للجميع'],
  for_all_by: ['Offered to everybody by {name}', 'أتاحها للجميع {name}'],
  copy: ['Copy the address of this view', 'نسخ رابط طريقة العرض الحالية'],
  copied: ['The address is copied.', 'نُسخ الرابط.'],
  remove: ['Remove “{name}”', 'حذف «{name}»'],
  failed: ['The saved views could not be reached.', 'تعذّر الوصول إلى طرق العرض المحفوظة.'],
} as const satisfies Words
