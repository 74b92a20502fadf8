import { defineBlock } from '#block-engine/define-block.ts'
import { stringField } from '#block-engine/presets.ts'
import { businessFields } from '../shared/business-fields.ts'

export const retailerSchema = defineBlock({
  symbol: 'retailer_schema',
  name: ['Retailer schema', 'بيانات معرض للبحث'],
  description: 'Describes a retailer to search engines as structured data. Visitors see nothing of it.',
  short_description: ['Structured data of a retailer', 'بيانات منظّمة لمحركات البحث لا تظهر في الصفحة.'],
  search: ['SEO', 'structured data', 'json-ld', 'سيو', 'محركات البحث', 'غوغل', 'جوجل'],
  group: 'Advanced',
  version: 1,
  island: 'never',
  fields: [stringField('retailer_name', ['Name of the retailer', 'الاسم']), ...businessFields],
})
