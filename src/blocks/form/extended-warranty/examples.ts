import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'الضمان الممدد',
    fields: { heading: 'الضمان الممدد', form_id: '1', form_hidden_field_mapping: { source: 'extended_warranty' }, form_params_mapping: { name: 'name' } },
  },
]
