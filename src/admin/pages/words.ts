import type { Words } from '#kernel/words/words.ts'

export const pageWords = {
  published: ['Published', 'منشورة'],
  draft: ['Not published', 'غير منشورة'],
  disabled: ['Off', 'معطّلة'],
  has_draft: ['Changes wait', 'تعديلات تنتظر النشر'],
  no_draft: ['No changes', 'لا توجد تعديلات'],
  draft_by: ['by {name}', 'بواسطة {name}'],
  edit: ['Open in the editor', 'فتح في المحرر'],
  view: ['View', 'عرض'],
  view_page: ['View {path}', 'عرض {path}'],
  edit_page: ['Edit {title}', 'تحرير {title}'],
  new_page: ['New page in the editor', 'صفحة جديدة في المحرر'],
  home: ['Home page', 'الصفحة الرئيسية'],
} as const satisfies Words
