import { pricesElsewhere } from '#domains/markets/index.ts'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const collectionItem = defineBlock({
  symbol: 'collection_item',
  name: ['Collection item', 'منتج'],
  description: 'A product: its pictures as a carousel with small ones to choose from, beside its name, price, description and buttons.',
  short_description: ['One product in detail, with its pictures and price', 'منتج واحد بصوره وسعره ووصفه وزر الطلب.'],
  search: ['shop', 'product', 'price', 'متجر', 'إكسسوار', 'سعر', 'شراء'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    presets.paragraph,
    stringField('price', ['Price', 'السعر'], { max: 40 }),
    pricesElsewhere,
    stringField('currency', ['Currency', 'العملة'], { max: 20 }),
    stringField('sku', ['Article number', 'رقم الصنف'], { max: 60, translatable: false }),
    presets.buttons,
    presets.is_reversed,
    ...sectionFields,
  ],
  groups: { max: 10, fields: [pictureField('image', 'square')] },
  words: { label: ['Pictures', 'الصور'], sku: ['Article number', 'رقم الصنف'] },
})
