import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { stringField } from '#block-engine/presets.ts'
import { businessFields } from '../shared/business-fields.ts'

export const retailerServiceSchema = defineBlock({
  symbol: 'retailer_service_schema',
  name: ['Retailer service schema', 'بيانات مركز خدمة للبحث'],
  description: 'Describes a service workshop to search engines as structured data. Visitors see nothing of it.',
  short_description: ['Structured data of a workshop', 'بيانات منظّمة لمركز الخدمة لا تظهر في الصفحة.'],
  search: ['SEO', 'structured data', 'json-ld', 'workshop', 'سيو', 'محركات البحث', 'غوغل', 'جوجل', 'ورشة'],
  group: 'Advanced',
  version: 1,
  island: 'never',
  fields: [
    stringField('retailer_name', ['Name of the workshop', 'الاسم']),
    ...businessFields,
    {
      symbol: 'services',
      label: ['Services', 'الخدمات'],
      field_type: 'Json',
      format: 'json',
      schema: z.array(z.string().trim().min(1).max(500)).max(50),
      default: [],
      filled: { field_type: 'Lines', keepsNone: true },
    },
  ],
})
