import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'نتائج البحث', fields: { heading: 'نتائج البحث', header_size: 'l' } },
  {
    name: 'بنص عربي عند خلوّ النتائج',
    fields: {
      heading: 'ماذا وجدنا',
      no_results_text: 'عذرًا، لم نجد نتائج لبحثك. جرّب كلمة أو عبارة أخرى.',
      error_msg: 'تعذّر البحث الآن.',
      try_again_btn_label: 'أعد المحاولة',
    },
  },
]
