import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const electrifyingPower = defineBlock({
  symbol: 'electrifying_power',
  name: ['Electrifying Power', 'قوة كهربائية'],
  description: 'Figures of an electric car that count up when they are seen, over a picture or a film.',
  short_description: ['Big figures that count up over a picture or film', 'أرقام كبيرة تتصاعد فوق صورة أو مقطع. مكانه صفحات السيارات الكهربائية.'],
  search: ['electric', 'figures', 'numbers', 'range', 'battery', 'كهرباء', 'أرقام', 'مدى', 'بطارية', 'شحن'],
  group: 'Specials',
  version: 1,
  island: 'visible',
  fields: [...headingFields, presets.paragraph, pictureField('image', 'wide'), presets.native_video_background, presets.buttons, ...sectionFields],
  groups: {
    max: 6,
    fields: [
      { symbol: 'value', label: ['Value', 'القيمة'], field_type: 'Number', min: 0, max: 1_000_000 },
      stringField('unit', ['Unit', 'الوحدة'], { max: 30 }),
      stringField('label', ['Label', 'التسمية'], { max: 80 }),
      { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' },
      { symbol: 'paragraph', label: ['Text', 'النص'], field_type: 'Text', translatable: true, default: '', max: 300 },
    ],
  },
})
