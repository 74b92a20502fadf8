import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets } from '#block-engine/presets.ts'

export const searchResults = defineBlock({
  symbol: 'search_results',
  name: ['Search results', 'نتائج البحث'],
  description: 'The published pages and the vehicles that match the keyword of the address, with more on demand.',
  short_description: ['What a search of the site finds', 'الصفحات والسيارات التي تطابق ما يبحث عنه الزائر.'],
  search: ['find', 'results', 'بحث', 'نتيجة'],
  group: 'Advanced',
  version: 1,
  island: 'never', // more results are a link, which the site follows without loading the page anew
  readsQuery: ['keyword', 'results'],
  needs: ['stock', 'siteSearch'],
  fields: [
    ...headingFields,
    {
      symbol: 'no_results_text',
      label: ['Text without results', 'النص عند خلوّ النتائج'],
      field_type: 'Text',
      translatable: true,
      default: 'Sorry there were no results for your search. Please try again with another term or phrase.',
      arabic: 'عذرًا، لا توجد نتائج لبحثك. يُرجى المحاولة بكلمة أو عبارة أخرى.',
      max: 600,
    },
    presets.error_msg,
    presets.try_again_btn_label,
  ],
  words: {
    prompt: ['Type what you are looking for.', 'اكتب ما تبحث عنه.'],
    pages: ['Pages ({n})', 'الصفحات ({n})'],
    vehicles: ['Vehicles in stock ({n})', 'سيارات متوفرة ({n})'],
    allVehicles: ['Show all vehicles', 'عرض كل السيارات'],
    more: ['Show more', 'عرض المزيد'],
  },
})
