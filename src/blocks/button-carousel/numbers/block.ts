import { defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'
import { blockFields, slideFields } from '../shared/slide-fields.ts'

export const numberButtonCarousel = defineBlock({
  symbol: 'number_button_carousel',
  name: ['Number button carousel', 'خطوات مصوّرة'],
  description: 'Slides of picture and text in an order, chosen by their numbers.',
  short_description: ['Steps or stages, one picture each, by number', 'مراحل متتابعة بصورة لكل منها، تُختار برقمها.'],
  search: ['steps', 'stages', 'slider', 'numbered', 'خطوات', 'مراحل', 'أرقام', 'سلايدر', 'كاروسيل'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [...blockFields, presets['image-ratio']],
  groups: { max: 10, fields: slideFields },
  words: { label: ['Stages', 'المراحل'], step: ['{n} of {total}: {heading}', '{n} من {total}: {heading}'] },
})
