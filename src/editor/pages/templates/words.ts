import type { Words } from '#kernel/words/words.ts'

export const templateWords = {
  begin_from: ['Begin from', 'ابدأ من'],
  empty_page: ['Empty page', 'صفحة فارغة'],
  empty_about: ['No blocks yet', 'بلا مكوّنات'],
  blocks: ['{count} blocks', 'عدد المكوّنات: {count}'],
  delete: ['Delete the template {name}', 'حذف القالب {name}'],
  delete_title: ['Delete the template “{name}”?', 'حذف القالب «{name}»؟'],
  delete_about: ['Pages that began from it stay as they are.', 'تبقى الصفحات التي أُنشئت منه كما هي.'],
  delete_do: ['Delete', 'حذف'],
  not_deleted: ['The template was not deleted.', 'تعذّر حذف القالب.'],
  not_loaded: ['The templates could not be loaded.', 'تعذّر تحميل القوالب.'],
  save_title: ['Save {title} as a template', 'حفظ {title} قالبًا'],
  save_about: [
    'New pages may begin with these blocks. This page and its template stay independent of each other.',
    'يمكن أن تبدأ صفحات جديدة بهذه المكوّنات. وتبقى هذه الصفحة وقالبها مستقلين أحدهما عن الآخر.',
  ],
  name: ['Name of the template', 'اسم القالب'],
  name_needed: ['Enter a name.', 'أدخل اسمًا.'],
  name_taken: ['Another template has this name.', 'يوجد قالب آخر بهذا الاسم.'],
  save: ['Save the template', 'حفظ القالب'],
  saved: ['The template “{name}” was saved.', 'حُفظ القالب «{name}».'],
} as const satisfies Words
