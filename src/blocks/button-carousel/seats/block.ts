import { defineBlock } from '#block-engine/define-block.ts'
import { pictureField, presets } from '#block-engine/presets.ts'
import { blockFields, labelField } from '../shared/slide-fields.ts'

export const seatSlider = defineBlock({
  symbol: 'seat_slider',
  name: ['Seat Slider', 'أوضاع المقاعد'],
  description: 'A slider that moves through arrangements of seats and luggage, each with a picture and a text.',
  short_description: ['Arrangements of seats and luggage on a slider', 'أوضاع المقاعد والصندوق بمنزلق واحد. مكانه صفحات السيارات العائلية.'],
  search: ['seats', 'cargo', 'boot', 'luggage', 'slider', 'مقاعد', 'صندوق', 'أمتعة', 'حمولة', 'سلايدر'],
  group: 'Specials',
  version: 1,
  island: 'visible',
  fields: blockFields,
  groups: { max: 10, fields: [labelField(['Name of the arrangement', 'اسم الوضع']), pictureField('image', 'standard'), presets.paragraph] },
  words: { label: ['Seat arrangements', 'أوضاع المقاعد'] },
})
