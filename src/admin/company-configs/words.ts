import type { Words } from '#kernel/words/words.ts'

export const companyConfigWords = {
  additional: ['Beside every vehicle', 'لكل السيارات'],
  cash: ['Cash', 'الشراء النقدي'],
  lease: ['Lease', 'تأجير تمويلي'],
  subscription: ['Subscription', 'اشتراك'],
  order_online: ['Online order', 'الطلب عبر الإنترنت'],
  order_online_steps_page: ['Online order: steps', 'الطلب عبر الإنترنت: الخطوات'],
  order_online_checkout_page: ['Online order: checkout', 'الطلب عبر الإنترنت: إتمام الطلب'],
  order_online_success_page: ['Online order: after the order', 'الطلب عبر الإنترنت: بعد الطلب'],
  config_order_online: ['Order of a configured car', 'طلب سيارة مصمَّمة'],
  config_order_online_steps_page: ['Order of a configured car: steps', 'طلب سيارة مصمَّمة: الخطوات'],
  config_order_online_checkout_page: ['Order of a configured car: checkout', 'طلب سيارة مصمَّمة: إتمام الطلب'],
  config_order_online_success_page: ['Order of a configured car: after the order', 'طلب سيارة مصمَّمة: بعد الطلب'],
  content: ['What stands beside the vehicle', 'ما يُعرض مع السيارة'],
  content_help: ['Incomplete parts are not saved.', 'لا تُحفظ الأجزاء غير المكتملة.'],
  json_broken: ['Not valid JSON', 'نص JSON غير صالح'],
  not_an_object: ['The content is an object: { … }', 'يجب أن يكون المحتوى كائنًا: { … }'],
  not_a_list: ['A list is needed at {path}', 'يجب أن تكون القيمة قائمة في {path}'],
  incomplete: ['Incomplete at {path}: visitors would not see it', 'محتوى غير مكتمل في {path}، ولن يظهر للزوار'],
} as const satisfies Words

/** Labels of the form for the order journey's configuration. */
export const journeyFormWords = {
  for: ['Texts and rules for', 'النصوص والقواعد الخاصة بـ'],
  all_payments: ['All ways to pay', 'جميع طرق الدفع'],
  overrides: ['Only what differs for this way to pay is written here.', 'يُكتب هنا ما يختلف لهذه الطريقة فقط.'],
  empty_means: ['An empty text is said in the words of the site.', 'تظهر عبارات الموقع مكان كل نص يُترك فارغًا.'],
  unreadable: ['The content is not valid JSON and cannot be shown as a form.', 'تعذّر عرض المحتوى نموذجًا لأنه ليس JSON صالحًا.'],
  preview: ['Preview', 'المعاينة'],
  width: ['Width', 'العرض'],
  phone: ['Phone', 'هاتف'],
  desktop: ['Desktop', 'حاسوب'],
  preview_page: ['Page of the preview', 'صفحة المعاينة'],
  car_failed: ['A car for the preview could not be looked up.', 'تعذّر البحث عن سيارة للمعاينة.'],
  no_car: ['The preview needs a car in stock.', 'تحتاج المعاينة إلى سيارة متوفرة.'],
} as const satisfies Words

/** Labels of earlier versions. */
export const versionWords = {
  versions: ['Versions', 'الإصدارات'],
  current: ['As it is now', 'الإصدار الحالي'],
  none: ['There are no earlier versions yet.', 'لا إصدارات سابقة بعد.'],
  none_hint: ['Each save is kept here.', 'يُحفظ هنا إصدار مع كل تغيير.'],
  now: ['The form', 'النموذج'],
  now_full: ['What stands in the form now', 'ما في النموذج الآن'],
  compare_with_now: ['Compare version {number} with the form', 'مقارنة الإصدار {number} بما في النموذج'],
  restore_text: ['It is placed in the form. Nothing changes for visitors until you save.', 'يوضع هذا الإصدار في النموذج، ولا يتغيّر شيء لدى الزوار حتى تحفظ.'],
  restored: ['The version stands in the form. Save to put it in place.', 'وُضع الإصدار في النموذج. احفظ لاعتماده.'],
} as const satisfies Words
