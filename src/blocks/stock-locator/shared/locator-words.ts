import { fillWords } from '#kernel/words/fill-words.ts'
import { pluralWords } from '#kernel/words/plural-words.ts'
import type { Words } from '#kernel/words/words.ts'

/** What cards of vehicles say. */
export const cardWords = {
  save: ['Save {name}', 'حفظ {name}'],
  oldPrice: ['Before', 'السعر السابق'],
  driveAway: ['Drive-away price', 'السعر شاملًا رسوم التسجيل'],
  onTheRoad: ['On-the-road price', 'السعر على الطريق'],
  breakdown: ['What the price is made of', 'تفاصيل السعر'],
  disclaimer: ['About this price', 'ملاحظة حول السعر'],
  noPicture: ['Picture to follow', 'الصورة قيد الإعداد'],
} as const satisfies Words

/** What every stock locator says. `{n}` is a number. */
export const locatorWords = {
  ...cardWords,
  label: ['Find your vehicle', 'البحث عن سيارة'],
  none: ['No vehicles', 'لا توجد سيارات'],
  one: ['One vehicle', 'سيارة واحدة'],
  two: ['Two vehicles', 'سيارتان'],
  few: ['{n} vehicles', '{n} سيارات'],
  many: ['{n} vehicles', '{n} سيارة'],
  filters: ['Filters', 'التصفية'],
  activeFilters: ['Active filters', 'خيارات التصفية الحالية'],
  remove: ['Remove {name}', 'إزالة {name}'],
  reset: ['Reset all', 'إعادة الضبط'],
  apply: ['Show vehicles', 'عرض السيارات'],
  any: ['Any', 'الكل'],
  moreOptions: ['{n} more', 'خيارات أخرى ({n})'],
  from: ['From', 'من'],
  to: ['To', 'إلى'],
  atLeast: ['from {n}', 'من {n}'],
  atMost: ['up to {n}', 'حتى {n}'],
  sort: ['Sort by', 'الترتيب'],
  more: ['Show more', 'عرض المزيد'],
  previous: ['Show previous vehicles', 'عرض السيارات السابقة'],
  shown: ['{n} of {total} shown', 'المعروض {n} من {total}'],
  loading: ['Loading', 'جارٍ التحميل'],
  nothing: ['No vehicle matches all of these choices', 'لا توجد سيارة تجمع هذه الخيارات كلها'],
  without: ['Without “{name}”: {n}', 'بدون «{name}»: {n}'],
  similar: ['Close to what you are looking for', 'سيارات قريبة مما تبحث عنه'],
  savedOnly: ['Saved vehicles', 'السيارات المحفوظة'],
  allVehicles: ['All vehicles', 'كل السيارات'],
  noneSaved: ['You have not saved any vehicle yet.', 'لم تحفظ أي سيارة بعد.'],
  savedHint: ['Press the heart on a vehicle to find it here again.', 'اضغط علامة القلب على أي سيارة لتجدها هنا.'],
  compare: ['Compare', 'مقارنة'],
  compareThis: ['Compare {name}', 'مقارنة {name}'],
  comparison: ['Comparison', 'المقارنة'],
  openComparison: ['Compare ({n})', 'مقارنة ({n})'],
  inComparison: ['{n} of three vehicles chosen', 'السيارات المختارة: {n} من 3'],
  leaveOut: ['Leave {name} out of the comparison', 'استبعاد {name} من المقارنة'],
  comparisonFull: ['A comparison has room for three vehicles.', 'تتسع المقارنة لثلاث سيارات.'],
  clearComparison: ['Clear', 'مسح'],
  sliderFrom: ['{name}, from', '{name}، من'],
  sliderTo: ['{name}, to', '{name}، إلى'],
  place: ['Search by place', 'البحث بحسب المكان'],
  placeWay: ['Search by', 'البحث بحسب'],
  retailer: ['Retailer', 'المعرض'],
  state: ['Region', 'المنطقة'],
  postcode: ['Postcode', 'الرمز البريدي'],
  locality: ['Suburb or town', 'الحي أو البلدة'],
  everyRetailer: ['All retailers', 'كل المعارض'],
  everyState: ['All regions', 'كل المناطق'],
  search: ['Search', 'بحث'],
  placeUnknown: ['No retailer was found there. Choose another place.', 'لم نعثر على معرض في هذا المكان. اختر مكانًا آخر.'],
  placeNeeded: ['Choose a place first.', 'اختر مكانًا أولًا.'],
  postcodeNeeded: ['Enter the postcode and the suburb or town.', 'أدخل الرمز البريدي مع الحي أو البلدة.'],
  everywhere: ['Show vehicles of all retailers', 'عرض سيارات كل المعارض'],
  budget: ['Monthly budget', 'الميزانية الشهرية'],
  budgetMonthly: ['Monthly instalment', 'القسط الشهري'],
  budgetDeposit: ['Deposit', 'الدفعة الأولى'],
  budgetMonths: ['Duration', 'المدة'],
  budgetMonthCount: ['{n} months', '{n} شهرًا'],
  budgetApply: ['Filter By Monthly Budget', 'التصفية بحسب الميزانية الشهرية'],
  budgetReset: ['Reset Filter', 'إلغاء هذه التصفية'],
  budgetResult: ['Vehicles up to {n}', 'سيارات حتى {n}'],
  budgetError: ['Something went wrong, please refresh the page and try again', 'حدث خلل ما، يرجى تحديث الصفحة والمحاولة مرة أخرى.'],
  budgetFlaw: ['Enter a monthly instalment or a deposit.', 'أدخل القسط الشهري أو الدفعة الأولى.'],
} as const satisfies Words

export type LocatorWords = { readonly [Key in keyof typeof locatorWords]: string }
export type CardWords = { readonly [Key in keyof typeof cardWords]: string }

/** How many vehicles, in the plural form that Arabic has for the number. */
export function countText(total: number, { none: zero, one, two, few, many }: LocatorWords): string {
  return fillWords(pluralWords(total, { zero, one, two, few, many, other: many }), { n: total })
}
