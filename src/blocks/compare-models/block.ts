import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets } from '#block-engine/presets.ts'

export const compareModels = defineBlock({
  symbol: 'compare_models',
  name: ['Compare models', 'مقارنة الطرازات'],
  description: 'Visitors choose up to three models of the stock and see their specifications side by side.',
  short_description: ['Models side by side', 'يختار الزائر ثلاثة طرازات على الأكثر ويرى مواصفاتها جنبًا إلى جنب.'],
  search: ['versus', 'side by side', 'مقارنة سيارات', 'الفرق بين', 'جدول مقارنة'],
  group: 'Specials',
  version: 1,
  island: 'visible',
  readsQuery: ['model_1', 'model_2', 'model_3'],
  needs: ['stock'],
  fields: [
    ...headingFields,
    {
      symbol: 'model_keys',
      label: ['Models to choose from', 'الطرازات المتاحة للمقارنة'],
      hint: [
        'Keys of models such as range-rover-sport, of which the first two are compared from the start; empty for all models in stock.',
        'مفاتيح الطرازات مثل range-rover-sport، ويُقارن أول اثنين منها من البداية. وتظهر كل الطرازات المتوفرة عند تركها فارغة.',
      ],
      field_type: 'Json',
      format: 'json',
      schema: z.array(z.string().trim().max(120)).max(60),
      default: [],
      filled: { field_type: 'Lines', keepsNone: true },
    },
    presets.error_msg,
    presets.try_again_btn_label,
  ],
  words: {
    model1: ['First model', 'الطراز الأول'],
    model2: ['Second model', 'الطراز الثاني'],
    model3: ['Third model', 'الطراز الثالث'],
    choose: ['Choose a model', 'اختر طرازًا'],
    compare: ['Compare', 'مقارنة'],
    price: ['New cars from', 'الجديدة المتوفرة، ابتداءً من'],
    usedPrice: ['Used cars from', 'المستعملة المتوفرة، ابتداءً من'],
    noneIn: ['None in stock in {country}', 'غير متوفرة حاليًا في {country}'],
    unknown: ['Not stated', 'غير محدد'],
    loading: ['Loading the specifications', 'جارٍ تحميل المواصفات'],
    empty: ['Choose two or three models to see them side by side.', 'اختر طرازين أو ثلاثة لتراها جنبًا إلى جنب.'],
    none: ['There are no models to compare at the moment.', 'لا توجد طرازات للمقارنة حاليًا.'],
  },
})
