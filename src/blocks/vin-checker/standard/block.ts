import { defineBlock } from '#block-engine/define-block.ts'
import { sectionFields } from '#block-engine/presets.ts'
import { checkerFields, checkerWords } from '../shared/checker-fields.ts'

export const vinChecker = defineBlock({
  symbol: 'vin_checker',
  name: ['VIN checker', 'التحقق من الاستدعاء'],
  description: 'A recall check: whether the VIN is on any list of vehicles in the admin. Affected visitors are asked to call the service centre.',
  short_description: ['Is a vehicle affected by a recall?', 'يكتب الزائر رقم الهيكل، فيعرف هل يشمل سيارته استدعاء.'],
  search: ['recall', 'VIN', 'safety', 'airbag', 'استدعاء', 'رقم الهيكل', 'سلامة', 'قطع'],
  group: 'Specials',
  version: 1,
  island: 'touch',
  needs: ['phone', 'vinLists'],
  readsPost: ['vin'],
  fields: [...checkerFields, ...sectionFields],
  words: checkerWords,
})
