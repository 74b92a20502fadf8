import type { Words } from '#kernel/words/words.ts'

export const listingWords = {
  filtered: ['By filters', 'بحسب عوامل التصفية'],
  named: ['Named by the vehicle', 'بذكرها لدى السيارة'],
  overseas: ['Overseas', 'التصدير'],
  mobility: ['Mobility', 'التنقل'],
  no_market: ['The market of the site', 'سوق الموقع'],
  key_help: ['Blocks of pages name the listing by it.', 'تذكر مكوّنات الصفحات القائمة بهذا المفتاح.'],
  language_help: ['Two small letters, as in ar', 'حرفان لاتينيان صغيران مثل ar'],
  currency_code: ['Three capital letters, as in AED', 'ثلاثة أحرف لاتينية كبيرة مثل AED'],
  filters: ['Vehicles of this listing', 'سيارات هذه القائمة'],
  filters_help: [
    'A vehicle belongs to it when it passes every filter. Without filters all published vehicles do.',
    'تنتمي السيارة إلى القائمة إذا طابقت كل عوامل التصفية. ومن دونها تنتمي إليها كل السيارات المنشورة.',
  ],
  named_help: [
    'A vehicle belongs to it when its publication names the key, as feeds do.',
    'تنتمي السيارة إلى القائمة إذا ذُكر مفتاحها في بيانات نشرها، كما تفعل مصادر البيانات.',
  ],
  from: ['{filter}: from', '{filter}: من'],
  to: ['{filter}: to', '{filter}: إلى'],
  reversed: ['The range ends before it begins', 'نهاية النطاق أصغر من بدايته'],
  show_vehicles: ['Show its vehicles', 'عرض سياراتها'],
} as const satisfies Words
