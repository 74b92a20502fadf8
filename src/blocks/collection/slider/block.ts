import { pricesElsewhere } from '#domains/markets/index.ts'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const collectionSlider = defineBlock({
  symbol: 'collection_slider',
  name: ['Collection slider', 'عارض منتجات'],
  description: 'Products side by side that editors fill in: picture, name, price and link.',
  short_description: ['A few chosen products or accessories with prices', 'منتجات أو إكسسوارات مختارة بأسعارها، تكتبها بنفسك.'],
  search: ['shop', 'products', 'accessories', 'merchandise', 'متجر', 'إكسسوارات', 'منتجات', 'هدايا', 'سلايدر'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    presets.paragraph,
    { symbol: 'show_pagination', label: ['Dots below', 'علامات الشرائح'], field_type: 'Bool', default: true },
    presets.carousel_view_options,
    { ...presets.slider_theme, label: ['Theme of the cards', 'نمط البطاقات'] },
    ...sectionFields,
  ],
  groups: {
    max: 30,
    fields: [
      pictureField('image', 'square'),
      stringField('label', ['Name', 'الاسم'], { max: 120 }),
      { symbol: 'description', label: ['Description', 'الوصف'], field_type: 'Text', translatable: true, default: '', max: 300 },
      stringField('price', ['Price', 'السعر'], { max: 60 }),
      pricesElsewhere,
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link' },
    ],
  },
  words: { label: ['Products', 'المنتجات'] },
})
