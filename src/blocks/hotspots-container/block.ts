import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

/** Per cent of the picture, from its left and its upper edge. */
const place = <const S extends string>(symbol: S, label: [string, string]) => ({ symbol, label, field_type: 'Number', default: 50, min: 0, max: 100 }) as const

export const hotspotsContainer = defineBlock({
  symbol: 'hotspots_container',
  name: ['Hotspots Container', 'نقاط على صورة'],
  description: 'A picture with pulsing points; a pressed point opens a card with a picture and a text. On small screens the cards stand below.',
  short_description: ['Details explained on one picture', 'تفاصيل تُشرح على صورة واحدة: اضغط الصورة لتضع نقطة.'],
  search: ['pins', 'points', 'details', 'explain', 'دبابيس', 'نقاط', 'شرح', 'تفاصيل'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [...headingFields, presets.paragraph, pictureField('image', 'wide'), ...sectionFields],
  groups: {
    max: 12,
    pins: { picture: 'image', x: 'x', y: 'y' },
    fields: [
      stringField('label', ['Name of the point', 'اسم النقطة'], { max: 80 }),
      place('x', ['From the left (%)', 'البعد عن اليسار (%)']),
      place('y', ['From the top (%)', 'البعد عن الأعلى (%)']),
      presets.heading,
      presets.paragraph,
      pictureField('image', 'standard'),
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link' },
    ],
  },
  words: { label: ['Points on the picture', 'نقاط على الصورة'], close: ['Close', 'إغلاق'] },
})
