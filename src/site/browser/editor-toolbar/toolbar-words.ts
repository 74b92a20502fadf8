/** The toolbar's texts, in Arabic like the page below it. */
export const toolbarWords = {
  label: 'شريط التحرير',
  edit: 'تحرير الصفحة',
  missing: 'لا تُحرَّر هذه الشاشة',
  pages: 'كل الصفحات',
  admin: 'لوحة الإدارة',
  signOut: 'تسجيل الخروج',
  hide: 'إخفاء الشريط',
  show: 'إظهار شريط التحرير',
} as const
