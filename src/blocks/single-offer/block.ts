import { defineBlock } from '#block-engine/define-block.ts'
import { offersElsewhere } from './offers-elsewhere.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const singleOffer = defineBlock({
  symbol: 'single_offer',
  name: ['Single Offer', 'عرض واحد'],
  description: 'One offer with picture, price or monthly instalment, text, conditions and buttons, shown between two dates.',
  short_description: ['One offer with its price and conditions, between two dates', 'عرض واحد بسعره وشروطه، يظهر في مدته وحدها.'],
  search: ['offer', 'promotion', 'deal', 'price', 'عروض', 'تخفيض', 'سعر', 'قسط', 'تمويل'],
  group: 'Content',
  version: 1,
  island: 'never',
  needs: ['offers', 'priceLines'],
  fields: [
    ...headingFields,
    presets.paragraph,
    pictureField('image', 'standard'),
    stringField('price', ['Price', 'السعر'], { max: 60 }),
    stringField('lease_price', ['Instalment a month', 'القسط الشهري'], { max: 60 }),
    offersElsewhere,
    {
      ...presets.model_key,
      hint: ['The offer of this model fills in the heading and the price where they are empty.', 'يملأ عرض هذا الطراز العنوان والسعر إن كانا فارغين.'],
    },
    presets.buttons,
    { symbol: 'disclaimer', label: ['Conditions', 'الشروط'], field_type: 'Text', translatable: true, default: '', max: 1000 },
    presets.offer_schedule,
    presets.is_reversed,
    ...sectionFields,
  ],
})
