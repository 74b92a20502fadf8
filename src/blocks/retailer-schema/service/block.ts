import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { stringField } from '#block-engine/presets.ts'
import { businessFields } from '../shared/business-fields.ts'

export const retailerServiceSchema = defineBlock({
  symbol: 'retailer_service_schema',
  name: 'Retailer service schema',
  description: 'Describes a service workshop to search engines as structured data. Visitors see nothing of it.',
  short_description: 'Structured data of a workshop',
  group: 'Advanced',
  version: 1,
  island: 'never',
  fields: [
    stringField('retailer_name', 'Name of the workshop'),
    ...businessFields,
    { symbol: 'services', label: 'Services', field_type: 'Json', format: 'json', schema: z.array(z.string().trim().min(1).max(500)).max(50), default: [] },
  ],
})
