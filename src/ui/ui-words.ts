/**
 * What the primitives say when their caller says nothing. `{n}` and `{total}` are counted from one.
 * They are plain strings because the props of an island travel as JSON.
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
} as const

/** Puts counts into a phrase such as 'الشريحة {n} من {total}'. */
export function fillIn(phrase: string, counts: Record<string, number>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => (name in counts ? String(counts[name]) : whole))
}
