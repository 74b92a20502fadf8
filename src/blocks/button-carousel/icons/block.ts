import { defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'
import { blockFields, labelField, slideFields } from '../shared/slide-fields.ts'

export const iconButtonCarousel = defineBlock({
  symbol: 'icon_button_carousel',
  name: ['Icon Button Carousel', 'مزايا بالأيقونات'],
  description: 'Slides of picture and text, chosen by buttons with icons.',
  short_description: ['Features, each behind an icon; use it for up to ten', 'مزايا تُختار بأيقوناتها. يناسب عشر مزايا على الأكثر.'],
  search: ['features', 'icons', 'slider', 'أيقونات', 'ميزات', 'سلايدر', 'كاروسيل'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [...blockFields, presets['image-ratio']],
  groups: {
    max: 10,
    fields: [{ symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' }, labelField(['Label of the button', 'نص الزر']), ...slideFields],
  },
  words: { label: ['Features', 'المزايا'] },
})
