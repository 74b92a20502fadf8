import type { Words } from '#kernel/words/words.ts'

export const pagePartWords = {
  about: ['What stands around every page. Each part is seen on a page before it is saved.', 'ما يحيط بكل صفحة. يُعرض كل جزء في صفحة قبل حفظه.'],
  changed: ['Set', 'مضبوط'],
  usual: ['As built in', 'القيم الافتراضية'],
  words: ['Words', 'النصوص'],
  words_help: ['An empty field says what its name says.', 'إذا تُرك الحقل فارغًا، ظهر النص المبيّن في اسمه.'],
  no_words: ['Its texts are for those who may translate.', 'تعديل نصوص هذا الجزء لمن يملك صلاحية الترجمة.'],
  preview: ['What visitors would get', 'كما سيراه الزوار'],
  preview_about: [
    'This page shows what is typed here, and nothing of it is saved yet. Its links lead nowhere.',
    'تعرض هذه الصفحة ما كُتب هنا قبل حفظه، وروابطها لا تعمل.',
  ],
  preview_failed: ['The preview could not be loaded.', 'تعذّر تحميل المعاينة.'],
  preview_waits: ['The preview waits until the fields fit.', 'تُحدَّث المعاينة بعد تصحيح الحقول.'],
  again: ['Try again', 'إعادة المحاولة'],
  remote_failed: [
    'The other service did not answer; visitors see the menu of the site instead.',
    'لم تستجب الخدمة الأخرى، وتظهر للزوار قائمة الموقع بدلًا منها.',
  ],
  page: ['Page', 'الصفحة'],
  state: ['State', 'الحالة'],
  screen: ['Screen', 'الشاشة'],
  phone: ['Phone', 'هاتف'],
  desktop: ['Desktop', 'حاسوب'],
  theme: ['Theme', 'المظهر'],
  leads: ['Where each link leads from a page with this address', 'وجهة كل رابط من صفحة بهذا العنوان'],
  nowhere: ['Leads nowhere', 'لا يقود إلى صفحة'],
  to_form: ['A form for enquiries', 'نموذج استفسار'],
  edit_part: ['Edit with a preview: {name}', 'تعديل مع معاينة: {name}'],
} as const satisfies Words
