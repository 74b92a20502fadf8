import { defineBlock } from '#block-engine/define-block.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { headingFields, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const racingResults = defineBlock({
  symbol: 'racing_results',
  name: ['Racing Results', 'نتائج السباقات'],
  description: 'A table of races with place, driver, position and points, and totals; cards on small screens. Filled in by editors or by a service.',
  short_description: ['Results of a season with totals', 'نتائج الموسم ومجموع النقاط، تكتبها أو تأتي من خدمة.'],
  search: ['motorsport', 'season', 'table', 'points', 'سباق', 'موسم', 'نقاط', 'جدول', 'رياضة'],
  group: 'Specials',
  version: 1,
  island: 'never',
  needs: ['feeds'],
  fields: [
    ...headingFields,
    presets.paragraph,
    stringField('season', ['Season', 'الموسم'], { max: 60 }),
    {
      ...stringField('api_root', ['Address of the service', 'عنوان الخدمة'], { max: 500, translatable: false }),
      hint: [
        'Asked while the block has no results of its own. Empty: that of the settings.',
        'تُسأل ما دام المكوّن بلا نتائج. إن تُرك فارغًا استُعمل ما في الإعدادات.',
      ],
    },
    ...sectionFields,
  ],
  groups: {
    max: 30,
    fields: [
      stringField('date', ['Date', 'التاريخ'], { max: 40 }),
      stringField('race', ['Race', 'السباق'], { max: 120 }),
      stringField('location', ['Place', 'المكان'], { max: 120 }),
      { symbol: 'flag', label: ['Flag', 'العلم'], field_type: 'Image', sizes: imageSizes.square, withAlt: false },
      stringField('driver', ['Driver', 'السائق'], { max: 120 }),
      stringField('position', ['Position', 'المركز'], { max: 20 }),
      { symbol: 'points', label: ['Points', 'النقاط'], field_type: 'Number', min: 0, max: 1000 },
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link' },
    ],
  },
  words: {
    date: ['Race day', 'يوم السباق'],
    race: ['Race', 'السباق'],
    driver: ['Driver', 'السائق'],
    position: ['Position', 'المركز'],
    points: ['Points', 'النقاط'],
    total: ['Total', 'المجموع'],
    table: ['Results', 'النتائج'],
  },
})
