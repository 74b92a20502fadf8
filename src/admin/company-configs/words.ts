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
  content_help: [
    'JSON. “blocks” is the list of what a showroom shows: html, calculator, finance_options_table or form; “finance_options” are options with a label.',
    'بصيغة JSON. تضم blocks قائمة ما تعرضه صالة العرض: html أو calculator أو finance_options_table أو form، وتضم finance_options خيارات لكل منها label.',
  ],
  json_broken: ['Not valid JSON', 'نص JSON غير صالح'],
  not_an_object: ['The content is an object: { … }', 'يجب أن يكون المحتوى كائنًا: { … }'],
  not_a_list: ['A list is needed at {path}', 'يجب أن تكون القيمة قائمة في {path}'],
  incomplete: ['Incomplete at {path}: visitors would not see it', 'محتوى غير مكتمل في {path}، ولن يظهر للزوار'],
} as const satisfies Words
