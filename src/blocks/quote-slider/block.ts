import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'

export const quoteSlider = defineBlock({
  symbol: 'quote_slider',
  name: ['Quote Slider', 'عارض اقتباسات'],
  description: 'Quotations one after the other, each with its author and a logo.',
  short_description: ['What several people say; for one quotation use Quote', 'أقوال عدة، واحدًا بعد آخر. للقول الواحد استخدم الاقتباس.'],
  search: ['testimonial', 'reviews', 'press', 'slider', 'شهادات', 'آراء', 'تقييمات', 'صحافة', 'سلايدر'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [...headingFields, { symbol: 'is_autoplay', label: ['Moves by itself', 'تشغيل تلقائي'], field_type: 'Bool', default: false }, presets.slider_theme],
  groups: {
    max: 10,
    fields: [
      { symbol: 'quote', label: ['Quotation', 'القول'], field_type: 'Text', translatable: true, default: '', max: 600 },
      stringField('author', ['Author', 'القائل'], { max: 120 }),
      stringField('author_role', ['Role', 'صفته'], { max: 120 }),
      { symbol: 'logo', label: ['Logo', 'الشعار'], field_type: 'Image', sizes: imageSizes.square, withAlt: true },
    ],
  },
  words: { label: ['Quotations', 'الاقتباسات'] },
})
