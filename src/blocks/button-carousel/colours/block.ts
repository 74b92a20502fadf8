import { defineBlock } from '#block-engine/define-block.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { presets, ratioPictureField, stringField } from '#block-engine/presets.ts'
import { blockFields } from '../shared/slide-fields.ts'

export const colorButtonCarousel = defineBlock({
  symbol: 'color_button_carousel',
  name: ['Color button carousel', 'ألوان السيارة'],
  description: 'A car in its colours: a large picture, and below it round buttons, each with a colour.',
  short_description: ['One car in all its colours; use it on model pages', 'سيارة واحدة بكل ألوانها. مكانه صفحات الطرازات.'],
  search: ['colours', 'paint', 'swatches', 'slider', 'ألوان', 'طلاء', 'لون', 'سلايدر', 'دهان'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [...blockFields, presets['image-ratio']],
  groups: {
    max: 20,
    fields: [
      stringField('color_name', ['Name of the colour', 'اسم اللون'], { max: 80 }),
      stringField('color_hex', ['Colour as hex', 'رمز اللون'], { max: 7, translatable: false }),
      { symbol: 'swatch', label: ['Picture of the paint', 'صورة الطلاء'], field_type: 'Image', sizes: imageSizes.square, withAlt: false },
      ratioPictureField('image'),
      presets.paragraph,
    ],
  },
  words: { label: ['Colours', 'الألوان'] },
})
