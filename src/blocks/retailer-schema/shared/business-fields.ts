import { z } from 'zod'
import { stringField } from '#block-engine/presets.ts'

const text = z.string().trim().max(500)

/** The fields that describe a business to search engines, in every member of the family (B-187). */
export const businessFields = [
  { symbol: 'description', label: ['Description', 'الوصف'], field_type: 'Text', translatable: true, default: '' },
  stringField('keywords', ['Keywords', 'الكلمات المفتاحية']),
  {
    symbol: 'opening_hours',
    label: ['Opening hours', 'ساعات العمل'],
    field_type: 'Text',
    default: '',
    hint: ['A line per rule: Mo-Sa 09:00-20:00, or days and hours with a colon between.', 'سطر لكل قاعدة، مثل: من الاثنين إلى السبت: 9:00 – 20:00'],
  },
  stringField('payment_accepted', ['Payment accepted', 'وسائل الدفع']),
  stringField('price_range', ['Price range', 'نطاق الأسعار']),
  { symbol: 'address', label: ['Address', 'العنوان البريدي'], field_type: 'Text', translatable: true, default: '', max: 400 },
  { symbol: 'latitude', label: ['Latitude', 'خط العرض'], field_type: 'Number', min: -90, max: 90 },
  { symbol: 'longitude', label: ['Longitude', 'خط الطول'], field_type: 'Number', min: -180, max: 180 },
  {
    symbol: 'contact_info',
    label: ['Contacts', 'وسائل التواصل'],
    field_type: 'Json',
    format: 'json',
    schema: z.array(z.object({ type: text, value: text })).max(20),
    default: [],
    filled: {
      fields: [
        {
          ...stringField('type', ['Kind, such as telephone', 'الوسيلة، مثل telephone'], { max: 500, translatable: false }),
          suggestions: ['telephone', 'email', 'faxNumber', 'url'],
        },
        stringField('value', ['Value', 'القيمة'], { max: 500, translatable: false }),
      ],
      fresh: { type: 'telephone', value: '' },
      max: 20,
      isTable: true,
    },
  },
  {
    symbol: 'offers_info',
    label: ['Offers', 'العروض'],
    field_type: 'Json',
    format: 'json',
    schema: z.array(z.object({ category: text.default(''), description: text.default(''), url: text.default('') })).max(30),
    default: [],
    filled: {
      fields: [
        stringField('category', ['Category', 'الفئة'], { max: 500 }),
        stringField('description', ['Description', 'الوصف'], { max: 500 }),
        stringField('url', ['Address', 'العنوان'], { max: 500, translatable: false }),
      ],
      fresh: { category: '', description: '', url: '' },
      max: 30,
      isTable: true,
    },
  },
] as const
