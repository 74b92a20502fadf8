import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, stringField } from '#block-engine/presets.ts'

const label = z.string().trim().max(80).optional()

export const rangeCalculator = defineBlock({
  symbol: 'range_calculator',
  name: ['Range Calculator', 'حاسبة المدى'],
  description: 'Speed, outside temperature, wheels and climate control give the range of an electric car, on a gauge that counts up.',
  short_description: [
    'The range of an electric car on the visitor’s own road',
    'يضبط الزائر السرعة والحرارة والعجلات والتكييف، فيرى المدى المتوقع لسيارة كهربائية.',
  ],
  search: ['electric', 'battery', 'distance', 'gauge', 'EV', 'كهرباء', 'كهربائية', 'بطارية', 'مسافة', 'شحن'],
  group: 'Specials',
  version: 1,
  island: 'visible',
  needs: ['feeds'],
  fields: [
    ...headingFields,
    {
      ...stringField('data_url', ['Address of the figures', 'عنوان الأرقام'], { max: 500, translatable: false }),
      hint: [
        'A JSON list with speed (km/h), temperature (°C), wheels (inches), climate (true or false) and range (km) for every combination. Empty: estimated between the two limits.',
        'قائمة JSON فيها speed (كم/س) وtemperature (°C) وwheels (بوصة) وclimate (true أو false) وrange (كم) لكل حالة. إن تُرك فارغًا قُدّر المدى بين الحدّين.',
      ],
    },
    { symbol: 'minimal_range', label: ['Lowest range in km', 'أدنى مدى بالكيلومتر'], field_type: 'Number', min: 1, max: 2000, default: 187 },
    { symbol: 'maximal_range', label: ['Highest range in km', 'أقصى مدى بالكيلومتر'], field_type: 'Number', min: 1, max: 2000, default: 493 },
    {
      symbol: 'distance_unit',
      label: ['Distances in', 'وحدة المسافة'],
      field_type: 'Select',
      options: [
        { label: ['Kilometres', 'كيلومتر'], value: 'km' },
        { label: ['Miles', 'ميل'], value: 'mi' },
      ],
      default: 'km',
    },
    {
      symbol: 'temperature_unit',
      label: ['Temperatures in', 'وحدة الحرارة'],
      field_type: 'Select',
      options: [
        { label: ['Celsius', 'مئوية'], value: 'C' },
        { label: ['Fahrenheit', 'فهرنهايت'], value: 'F' },
      ],
      default: 'C',
    },
    {
      symbol: 'labels',
      label: ['Labels', 'التسميات'],
      hint: ['What is empty stays as it is.', 'يبقى ما تتركه فارغًا على حاله.'],
      field_type: 'Json',
      format: 'json',
      translatable: true,
      schema: z.object({ range: label, speed: label, temperature: label, wheels: label, climate: label, note: z.string().trim().max(300).optional() }),
      default: {},
      filled: {
        field_type: 'Group',
        fields: [
          stringField('range', ['Range', 'المدى'], { max: 80 }),
          stringField('speed', ['Speed', 'السرعة'], { max: 80 }),
          stringField('temperature', ['Temperature', 'الحرارة'], { max: 80 }),
          stringField('wheels', ['Wheels', 'العجلات'], { max: 80 }),
          stringField('climate', ['Climate control', 'التكييف'], { max: 80 }),
          { symbol: 'note', label: ['Note', 'الملاحظة'], field_type: 'Text', translatable: true, max: 300 },
        ],
      },
    },
    pictureField('image', 'wide'),
    presets.error_msg,
    presets.try_again_btn_label,
  ],
  words: {
    range: ['Estimated range', 'المدى المتوقع'],
    speed: ['Average speed', 'متوسط السرعة'],
    temperature: ['Outside temperature', 'حرارة الجو'],
    wheels: ['Wheel size', 'مقاس العجلات'],
    climate: ['Climate control', 'التكييف'],
    note: [
      'An estimate with a full battery. Road, load and style of driving change the range.',
      'تقدير لبطارية مشحونة بالكامل، ويتغيّر المدى بحسب الطريق والحمولة وأسلوب القيادة.',
    ],
    km: ['km', 'كم'],
    mi: ['mi', 'ميل'],
    kmh: ['km/h', 'كم/س'],
    celsius: ['°C', '°م'],
    fahrenheit: ['°F', '°ف'],
    mph: ['mph', 'ميل/س'],
    inches: ['in', 'بوصة'],
  },
})
