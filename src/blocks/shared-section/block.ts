import { defineBlock } from '#block-engine/define-block.ts'

export const sharedSection = defineBlock({
  symbol: 'shared_section',
  name: ['Shared section', 'قسم مشترك'],
  description: 'Shows the published blocks of a shared section in its place. Draws nothing itself.',
  short_description: ['Blocks that are edited once and shown on any page', 'مكوّنات تُحرَّر مرة واحدة وتظهر في أي صفحة.'],
  search: ['reusable', 'global', 'synced', 'مكرر', 'موحّد', 'أقسام'],
  group: 'Advanced',
  // Each section stands in the picker by its name.
  hidden: true,
  version: 1,
  island: 'never',
  fields: [{ symbol: 'section_id', label: ['Shared section', 'القسم المشترك'], field_type: 'Number', required: true, min: 1, choices: 'sections' }],
})
