import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'

export const collectionSliderFeed = defineBlock({
  symbol: 'collection_slider_feed',
  name: ['Collection Slider Feed', 'منتجات من المتجر'],
  description: 'Products of a collection that a service names, side by side, grouped by product line.',
  short_description: ['Products that your shop service names, always current', 'منتجات من خدمة المتجر، تتجدد من تلقائها.'],
  search: ['shop', 'products', 'feed', 'merchandise', 'متجر', 'منتجات', 'إكسسوارات', 'سلايدر', 'مصدر'],
  group: 'Content',
  version: 1,
  island: 'visible',
  needs: ['feeds'],
  fields: [
    ...headingFields,
    {
      symbol: 'lang',
      label: ['Language of the products', 'لغة المنتجات'],
      field_type: 'Select',
      options: [
        { label: ['English', 'الإنجليزية'], value: 'en' },
        { label: ['Arabic', 'العربية'], value: 'ar' },
      ],
      default: 'en',
    },
    stringField('market', ['Market', 'السوق'], { max: 40, translatable: false }),
    stringField('collection', ['Collection', 'المجموعة'], { max: 120, translatable: false }),
    { symbol: 'limit', label: ['Most products', 'أقصى عدد للمنتجات'], field_type: 'Number', default: 10, min: 1, max: 50 },
    { symbol: 'grouped', label: ['By product line', 'بحسب خط المنتجات'], field_type: 'Bool', default: true },
    { symbol: 'show_pagination', label: ['Dots below', 'علامات الشرائح'], field_type: 'Bool', default: true },
    {
      ...stringField('api_root', ['Address of the service', 'عنوان الخدمة'], { max: 500, translatable: false }),
      hint: ['Empty: that of the settings.', 'إن تُرك فارغًا استُعمل ما في الإعدادات.'],
    },
    presets.slider_theme,
    presets.error_msg,
    presets.try_again_btn_label,
  ],
  words: { label: ['Products', 'المنتجات'] },
})
