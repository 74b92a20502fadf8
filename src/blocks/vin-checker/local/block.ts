import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, sectionFields, stringField } from '#block-engine/presets.ts'
import { DEFAULT_VIN_LIST } from '#domains/vin-lists/index.ts'
import { checkerFields, checkerWords } from '../shared/checker-fields.ts'

export const localVinChecker = defineBlock({
  symbol: 'local_vin_checker',
  name: ['Local VIN checker', 'التحقق من قائمة سيارات'],
  description: 'Whether the VIN is on one list of vehicles, which staff import in the admin.',
  short_description: ['Is a vehicle on one of your lists?', 'يكتب الزائر رقم الهيكل، فيعرف هل سيارته في قائمة الحملة التي استوردتها.'],
  search: ['recall', 'VIN', 'campaign', 'list', 'استدعاء', 'رقم الهيكل', 'حملة', 'قائمة'],
  group: 'Specials',
  version: 1,
  island: 'touch',
  needs: ['phone', 'vinLists'],
  readsPost: ['vin'],
  fields: [
    ...headingFields,
    {
      ...stringField('vin_list', ['List', 'القائمة'], { default: DEFAULT_VIN_LIST, translatable: false, max: 60 }),
      hint: ['The code of a list in the admin, under vehicle recall lists.', 'رمز القائمة كما في قوائم استدعاء السيارات بلوحة الإدارة.'],
    },
    ...checkerFields,
    ...sectionFields,
  ],
  words: checkerWords,
})
