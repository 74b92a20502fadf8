import type { Words } from '#kernel/words/words.ts'

export const companyConfigWords = {
  additional: ['Beside every vehicle', 'لكل السيارات'],
  cash: ['Cash', 'الشراء النقدي'],
  lease: ['Lease', 'تأجير تمويلي'],
  subscription: ['Subscription', 'اشتراك'],
  content_help: [
    'JSON. “blocks” is the list of what a showroom shows: html, calculator, finance_options_table or form; “finance_options” are options with a label.',
    'بصيغة JSON. تضم blocks قائمة ما تعرضه صالة العرض: html أو calculator أو finance_options_table أو form، وتضم finance_options خيارات لكل منها label.',
  ],
  json_broken: ['Not valid JSON', 'نص JSON غير صالح'],
  not_an_object: ['The content is an object: { … }', 'يجب أن يكون المحتوى كائنًا: { … }'],
  not_a_list: ['A list is needed at {path}', 'يجب أن تكون القيمة قائمة في {path}'],
  incomplete: ['Incomplete at {path}: visitors would not see it', 'محتوى غير مكتمل في {path}، ولن يظهر للزوار'],
} as const satisfies Words
