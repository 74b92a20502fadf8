import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'

const label = z.string().trim().max(80).optional()

export const news = defineBlock({
  symbol: 'news',
  name: ['News block (regional news API)', 'أخبار من الخدمة الإقليمية'],
  description: 'The latest articles of the regional news service, twelve at a time, with dates in words.',
  short_description: ['The latest news of your region, always current', 'أحدث أخبار المنطقة، تتجدد من تلقائها.'],
  search: ['articles', 'press', 'feed', 'blog', 'مقالات', 'صحافة', 'أخبار', 'مصدر', 'مدونة'],
  group: 'Specials',
  version: 1,
  island: 'never',
  needs: ['feeds'],
  readsQuery: ['news_page'],
  fields: [
    ...headingFields,
    {
      ...stringField('api_root', ['Address of the service', 'عنوان الخدمة'], { max: 500, translatable: false }),
      hint: ['Empty: that of the settings.', 'إن تُرك فارغًا استُعمل ما في الإعدادات.'],
    },
    stringField('locale', ['Language of the articles', 'لغة المقالات'], { max: 35, default: 'ar', translatable: false }),
    stringField('date_locale', ['Language of the dates', 'لغة التواريخ'], { max: 35, default: 'ar', translatable: false }),
    stringField('country', ['Country', 'الدولة'], { max: 40, translatable: false }),
    {
      symbol: 'labels',
      label: ['Labels', 'النصوص'],
      hint: ['What is empty stays as it is.', 'يبقى ما تتركه فارغًا على حاله.'],
      field_type: 'Json',
      format: 'json',
      schema: z.object({ read_more: label, load_more: label, no_results: label }),
      default: {},
      filled: {
        field_type: 'Group',
        fields: [
          stringField('read_more', ['Link of an article', 'رابط المقال'], { max: 80 }),
          stringField('load_more', ['Button for more articles', 'زر عرض المزيد'], { max: 80 }),
          stringField('no_results', ['Text without articles', 'النص عند خلو القائمة'], { max: 80 }),
        ],
      },
    },
    presets.error_msg,
    presets.try_again_btn_label,
  ],
  words: {
    readMore: ['Read more', 'اقرأ المزيد'],
    loadMore: ['Load more', 'عرض المزيد'],
    noResults: ['There are no articles yet.', 'لا مقالات حتى الآن.'],
  },
})
