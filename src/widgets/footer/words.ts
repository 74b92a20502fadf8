import { defineWords } from '#kernel/words/words.ts'

/** What the footer says, as [English, Arabic]. */
export const footerWords = defineWords('footer', {
  label: ['Footer', 'تذييل الموقع'],
  social: ['Follow us', 'تابعنا'],
  legal: ['Legal information', 'المعلومات القانونية'],
  contact: ['Contact', 'التواصل'],
  phone: ['Phone', 'الهاتف'],
  email: ['E-mail', 'البريد الإلكتروني'],
  address: ['Address', 'العنوان'],
  opening_hours: ['Opening hours', 'ساعات العمل'],
  new_tab: ['opens in a new tab', 'يُفتح في نافذة جديدة'],
})

/** Further texts of the retailer finder; its settings may override them (C-095). */
export const finderWords = defineWords('footer', {
  finder: ['Find a retailer', 'البحث عن معرض'],
  market: ['Market', 'السوق'],
  language: ['Language', 'اللغة'],
  retailer: ['Retailer', 'المعرض'],
  open_retailer: ['Visit the retailer', 'زيارة موقع المعرض'],
  placeholder: ['Select option', 'اختر'],
  finder_loading: ['Loading', 'جارٍ التحميل'],
  finder_empty: ['No retailers are listed here.', 'لا توجد معارض مدرجة هنا.'],
  finder_failed: ['The retailers could not be loaded. Please try again later.', 'تعذّر تحميل قائمة المعارض. يُرجى المحاولة لاحقًا.'],
})
