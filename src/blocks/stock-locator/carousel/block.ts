import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'
import { filtersForm } from './filters-form.ts'

/** Backend filters by their names: `{ "state_in": ["new"], "production_year_gteq": 2024 }`. */
const Filters = z.record(z.string().max(80), z.union([z.string().max(200), z.number(), z.array(z.string().max(200)).max(100)]))

export const stockLocatorCarousel = defineBlock({
  symbol: 'stock_locator_carousel',
  name: ['Stock locator carousel', 'عارض سيارات'],
  description: 'Cards of vehicles of a listing in a row, with prices by the rules of the market and links to their pages.',
  short_description: ['Vehicles in stock as a carousel', 'سيارات من إحدى القوائم في صف متحرك.'],
  search: ['inventory', 'slider', 'cars', 'سلايدر', 'كاروسيل', 'مخزون', 'سيارات متوفرة'],
  group: 'Stock Locator',
  version: 1,
  island: 'visible',
  needs: ['stock'],
  fields: [
    ...headingFields,
    stringField('ci_key_list', ['Listing key', 'مفتاح القائمة'], { max: 120, translatable: false }),
    { ...presets.ci_key_brand, hint: ['The list of one brand, in place of the general one.', 'قائمة علامة واحدة، بدلًا من القائمة العامة.'], max: 120 },
    { ...presets.ci_key_model, hint: ['The list of one model, before any other.', 'قائمة طراز واحد، وتتقدم على غيرها.'], max: 120 },
    { symbol: 'items', label: ['Vehicles shown', 'عدد السيارات'], field_type: 'Number', default: 12, min: 1, max: 12 },
    {
      symbol: 'filters',
      label: ['Filters', 'التصفية'],
      hint: ['Only cars that fit all of them; what is empty does not count.', 'تظهر السيارات التي تطابقها كلها، ولا أثر لما يُترك فارغًا.'],
      field_type: 'Json',
      format: 'json',
      schema: Filters,
      default: {},
      filled: filtersForm,
    },
    { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link', translatable: true },
    presets.slider_theme,
    presets.error_msg,
    presets.try_again_btn_label,
  ],
  words: {
    label: ['Vehicles in stock', 'سيارات متوفرة'],
    carousel: ['Carousel', 'عارض شرائح'],
    slide: ['Slide', 'شريحة'],
    slideOf: ['{n} of {total}', '{n} من {total}'],
    goTo: ['Go to vehicle {n}', 'الانتقال إلى السيارة {n}'],
    previous: ['Previous vehicle', 'السيارة السابقة'],
    next: ['Next vehicle', 'السيارة التالية'],
  },
})
