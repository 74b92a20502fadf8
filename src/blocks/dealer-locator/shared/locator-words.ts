import type { Words } from '#kernel/words/words.ts'

/** What every dealer locator says. `{n}` is a number. */
export const locatorWords = {
  label: ['Find a retailer', 'البحث عن معرض'],
  submit: ['Search', 'بحث'],
  reset: ['Show all retailers', 'عرض جميع المعارض'],
  count: ['Retailers: {n}', 'عدد المعارض: {n}'],
  noResults: ['Sorry, there were no results for your search.', 'عذرًا، لا توجد نتائج لبحثك.'],
  nearMe: ['Nearest to me', 'الأقرب إلى موقعي'],
  locating: ['Finding your location', 'جارٍ تحديد موقعك'],
  located: ['Nearest first', 'المعارض مرتّبة من الأقرب إليك'],
  locationFailed: ['Your location could not be found. You can search by city.', 'تعذّر تحديد موقعك. يمكنك البحث باسم المدينة.'],
  kilometres: ['{n} km', '{n} كم'],
  showMap: ['Show the map', 'عرض الخريطة'],
  hideMap: ['Hide the map', 'إخفاء الخريطة'],
  onMap: ['On the map', 'على الخريطة'],
  map: ['Map of retailers', 'خريطة المعارض'],
  zoomIn: ['Zoom in', 'تكبير'],
  zoomOut: ['Zoom out', 'تصغير'],
  useKeysToZoom: ['Hold Ctrl while scrolling to zoom the map', 'للتكبير اضغط مفتاح Ctrl مع التمرير'],
  useTwoFingers: ['Move the map with two fingers', 'حرّك الخريطة بإصبعين'],
  mapFailed: ['The map cannot be shown here. All addresses are in the list.', 'يتعذّر عرض الخريطة هنا. العناوين كلها في القائمة.'],
  directions: ['Directions', 'الاتجاهات'],
  call: ['Call', 'اتصال'],
  email: ['E-mail', 'مراسلة'],
  whatsapp: ['WhatsApp', 'واتساب'],
  website: ['Website', 'الموقع'],
  newTab: ['opens in a new tab', 'يُفتح في نافذة جديدة'],
  details: ['Opening hours and services', 'ساعات العمل والخدمات'],
  hours: ['Opening hours', 'ساعات العمل'],
  services: ['Services', 'الخدمات'],
  brands: ['Brands', 'العلامات'],
  today: ['Today', 'اليوم'],
  any: ['All', 'الكل'],
} as const satisfies Words

export type LocatorWords = { readonly [Key in keyof typeof locatorWords]: string }
