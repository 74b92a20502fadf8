import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields, stringField } from '#block-engine/presets.ts'

export const infotainmentSystem = defineBlock({
  symbol: 'infotainment_system',
  name: ['Infotainment system', 'أنظمة المعلومات'],
  description: 'Visitors choose their vehicle or the version of its system; title, picture, film and links of that one appear.',
  short_description: ['Guides to the screen of a car, by model and version', 'أدلة شاشة السيارة بحسب طرازها وإصدارها.'],
  search: ['screen', 'navigation', 'guide', 'manual', 'bluetooth', 'شاشة', 'ملاحة', 'دليل', 'بلوتوث', 'كتيّب'],
  group: 'Specials',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    presets.paragraph,
    {
      ...stringField('model_title', ['Title of the chosen one', 'عنوان الاختيار'], { max: 120, default: 'Features of {selectedOption}' }),
      arabic: 'مزايا {selectedOption}',
      mustContain: '{selectedOption}',
      hint: ['{selectedOption} becomes what visitors choose.', 'تحل محل {selectedOption} ما يختاره الزائر.'],
    },
    stringField('select_label', ['Label of the choice', 'نص الاختيار'], { max: 80 }),
    ...sectionFields,
  ],
  groups: {
    max: 30,
    fields: [
      stringField('option_label', ['What visitors choose', 'ما يختاره الزائر'], { max: 80 }),
      presets.model_key,
      pictureField('image', 'standard', ['Picture of the screen', 'صورة الشاشة']),
      presets.yt,
      presets.paragraph,
      presets.links,
    ],
  },
  words: { choose: ['Choose your vehicle', 'اختر سيارتك'], play: ['Play video', 'تشغيل الفيديو'] },
})
