import type { Words } from '#kernel/words/words.ts'

export const editorWords = {
  start_panel: ['Pages and blocks', 'الصفحات والمكوّنات'],
  end_panel: ['Fields and settings', 'الحقول والإعدادات'],
  pages: ['Pages', 'الصفحات'],
  blocks: ['Catalogue', 'المكتبة'],
  outline: ['Blocks', 'المكوّنات'],
  block: ['Block', 'المكوّن'],
  page: ['Page', 'الصفحة'],
  versions: ['Versions', 'الإصدارات'],
  loading: ['Loading…', 'جارٍ التحميل…'],
  opening: ['Opening the page…', 'جارٍ فتح الصفحة…'],
  recovered: ['Unsaved work from this browser was brought back.', 'استُعيد عمل لم يُحفظ من هذا المتصفح.'],
  choose_page: ['Choose a page', 'اختر صفحة'],
  no_page: ['There is no page at this address yet. Choose one from the list, or create it.', 'لا صفحة في هذا العنوان بعد. اختر صفحة من القائمة أو أنشئها.'],
  not_loaded: ['The page could not be opened', 'تعذّر فتح الصفحة'],
  unreachable: ['The server does not answer. Your work in this browser is safe.', 'لا يستجيب الخادم. عملك في هذا المتصفح محفوظ.'],
  gone: ['The page is gone, or you may not edit it.', 'لم تعد الصفحة موجودة، أو لا تملك صلاحية تحريرها.'],
  broken: ['The editor ran into an error', 'حدث خلل في المحرّر'],
  broken_more: ['Your work is kept in this browser and comes back with the page.', 'عملك محفوظ في هذا المتصفح، ويعود مع فتح الصفحة.'],
  reload: ['Open the page again', 'فتح الصفحة من جديد'],
  try_again: ['Try again', 'المحاولة مجددًا'],
} as const satisfies Words
