import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import type { Label, TextField } from '#fields/field-types.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'
import { defaultItems, RentItems, RentLocations, RentOptions, RentVehicles } from './configuration.ts'
import { itemRows, locationRows, optionRows, textRows, vehicleRows } from './rent-rows.ts'

function text<const S extends string>(symbol: S, label: Label, english = '', arabic = '') {
  return { symbol, label, field_type: 'Text', translatable: true, default: english, ...(arabic && { arabic }), max: 400 } as const satisfies TextField
}

export const rentACar = defineBlock({
  symbol: 'rent_a_car',
  name: ['Rent a Car', 'استئجار سيارة'],
  description:
    'Cars to rent with a reservation over the page: places and days, extras, contact, a summary with the price, and an inquiry that is a lead of a form.',
  short_description: ['Cars to rent, with a reservation in three steps', 'سيارات للإيجار مع طلب حجز في ثلاث خطوات يصل إلى نموذج من نماذجك.'],
  search: ['rental', 'booking', 'reservation', 'تأجير', 'إيجار', 'حجز', 'استئجار'],
  group: 'New Blocks Versions',
  version: 1,
  island: 'touch',
  needs: ['forms', 'maps', 'calculator', 'priceLines'],
  fields: [
    ...headingFields,
    {
      symbol: 'block_translations',
      label: ['Texts', 'النصوص'],
      hint: ['A text that is left empty stays as it is.', 'النص الذي تتركه فارغًا يبقى على حاله.'],
      field_type: 'Json',
      format: 'json',
      translatable: true,
      schema: z.record(z.string(), z.string().max(300)),
      default: {},
      filled: textRows,
    },
    {
      symbol: 'locations_json',
      label: ['Places', 'الأماكن'],
      field_type: 'Json',
      format: 'json',
      translatable: true,
      schema: RentLocations,
      default: [],
      filled: locationRows,
    },
    {
      symbol: 'vehicles_json',
      label: ['Cars', 'السيارات'],
      field_type: 'Json',
      format: 'json',
      translatable: true,
      schema: RentVehicles,
      default: [],
      pictures: imageSizes.standard,
      picturesIn: 'image_id',
      filled: vehicleRows,
    },
    { ...stringField('contact_step_form_id', ['Form', 'النموذج'], { translatable: false, max: 9 }), choices: 'forms' },
    { ...presets.form_hidden_field_mapping, label: ['Reservation in hidden fields', 'الحجز في حقول مخفية'] },
    {
      symbol: 'form_summary_template',
      label: ['Contact data in the summary', 'البيانات في الملخص'],
      hint: ['Ids of fields in braces: {first_name}', 'معرّفات الحقول بين قوسين: {first_name}'],
      field_type: 'Markdown',
      format: 'html',
      allows: 'text',
      translatable: true,
      default: '',
    },
    text('thank_you_heading', ['Thank-you heading', 'عنوان الشكر'], 'Thank you!', 'شكرًا لك'),
    text('thank_you_text', ['Thank-you text', 'نص الشكر'], 'Your inquiry has been sent. We will contact you soon.', 'وصلنا طلبك، وسنتواصل معك قريبًا.'),
    text('thank_you_disclaimer', ['Thank-you note', 'ملاحظة الشكر']),
    text('error_heading', ['Error heading', 'عنوان الخطأ'], 'Oops! Something went wrong.', 'تعذّر إرسال الطلب'),
    text(
      'error_text',
      ['Error text of the inquiry', 'نص خطأ الطلب'],
      'Your inquiry has not been sent. Please try again.',
      'لم يُرسل طلبك. يُرجى المحاولة مرة أخرى.',
    ),
    text('error_disclaimer', ['Error note', 'ملاحظة الخطأ']),
    {
      symbol: 'additional_json',
      label: ['Options', 'الخيارات'],
      field_type: 'Json',
      format: 'json',
      schema: RentOptions,
      default: {
        allow_different_dropoff: true,
        allow_custom_pickup: false,
        allow_custom_dropoff: false,
        datepicker_disabled_days: [0],
        date_locale: 'ar',
        date_options: { weekday: 'none', month: 'long', year: 'numeric' },
        map_zoom: 7,
        map_center: null,
        distance_unit: 'km',
      },
      filled: optionRows,
    },
  ],
  groups: {
    max: 4,
    fields: [
      stringField('group_heading', ['Heading of the group', 'عنوان المجموعة'], { max: 120 }),
      {
        symbol: 'items',
        label: ['Extras', 'الإضافات'],
        field_type: 'Json',
        format: 'json',
        translatable: true,
        schema: RentItems,
        default: defaultItems,
        filled: itemRows,
      },
    ],
  },
})
