/**
 * Default texts of the primitives. `{n}` and `{total}` count from one.
 */
export const uiWords = {
  newTab: 'يُفتح في نافذة جديدة',
  close: 'إغلاق',
  previous: 'السابق',
  next: 'التالي',
  goTo: 'الانتقال إلى الشريحة {n}',
  slideOf: 'الشريحة {n} من {total}',
  carousel: 'عارض شرائح',
  slide: 'شريحة',
  play: 'تشغيل العرض',
  pause: 'إيقاف العرض مؤقتًا',
  table: 'جدول',
} as const
