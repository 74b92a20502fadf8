import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, sectionFields, stringField } from '#block-engine/presets.ts'
import { contactRows, serviceRows } from './card-rows.ts'

const text = z.string().trim().max(300)

export const retailerCards = defineBlock({
  symbol: 'retailer_cards',
  name: ['Retailer cards', 'بطاقات المعارض'],
  description: 'Cards of retailers with address, contacts, services and a link; by distance once the visitor shares a location.',
  short_description: ['Retailers with contacts and services', 'معارض بعناوينها ووسائل التواصل وخدماتها، والأقرب أولًا.'],
  search: ['branches', 'contact', 'dealers', 'وكيل', 'وكلاء', 'فروع', 'اتصل بنا', 'عنوان'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    {
      symbol: 'distance_unit',
      label: ['Distance unit', 'وحدة المسافة'],
      field_type: 'Select',
      options: [
        { label: ['Kilometres', 'كيلومتر'], value: 'km' },
        { label: ['Miles', 'ميل'], value: 'mi' },
      ],
      default: 'km',
    },
    ...sectionFields,
  ],
  groups: {
    max: 30,
    fields: [
      {
        symbol: 'dealer_id',
        label: ['Dealer', 'معرض مسجّل'],
        field_type: 'String',
        choices: 'dealers',
        default: '',
        max: 60,
        hint: ['Fills whatever is empty below from the dealer’s record.', 'يكمّل الحقول الفارغة أدناه من سجل المعرض.'],
      },
      stringField('name', ['Name', 'الاسم']),
      { symbol: 'address', label: ['Address', 'العنوان البريدي'], field_type: 'Text', translatable: true, default: '', max: 400 },
      stringField('city', ['City', 'المدينة']),
      { symbol: 'latitude', label: ['Latitude', 'خط العرض'], field_type: 'Number', min: -90, max: 90 },
      { symbol: 'longitude', label: ['Longitude', 'خط الطول'], field_type: 'Number', min: -180, max: 180 },
      {
        symbol: 'contact_info',
        label: ['Contacts', 'وسائل التواصل'],
        field_type: 'Json',
        format: 'json',
        schema: z
          .array(z.object({ type: z.enum(['phone', 'whatsapp', 'email']), icon: text.default(''), label: text.default(''), href: text.default('') }))
          .max(10),
        default: [],
        filled: contactRows,
      },
      {
        symbol: 'services',
        label: ['Services', 'الخدمات'],
        field_type: 'Json',
        format: 'json',
        schema: z.array(z.object({ icon: text.default(''), label: text.min(1) })).max(20),
        default: [],
        filled: serviceRows,
      },
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link' },
    ],
  },
  words: {
    sort: ['Nearest to me', 'الأقرب إلى موقعي'],
    locating: ['Finding your location', 'جارٍ تحديد موقعك'],
    located: ['Nearest first', 'المعارض مرتّبة من الأقرب إليك'],
    locationFailed: ['Your location could not be found.', 'تعذّر تحديد موقعك.'],
    km: ['{n} km', '{n} كم'],
    mi: ['{n} mi', '{n} ميل'],
    directions: ['Directions', 'الاتجاهات'],
    phone: ['Call', 'اتصال'],
    whatsapp: ['WhatsApp', 'واتساب'],
    email: ['E-mail', 'البريد الإلكتروني'],
    mine: ['Make it my retailer', 'اجعله معرضي'],
    more: ['More about the retailer', 'المزيد عن المعرض'],
    services: ['Services', 'الخدمات'],
    newTab: ['opens in a new tab', 'يُفتح في نافذة جديدة'],
  },
})
