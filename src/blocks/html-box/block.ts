import { defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'

export const htmlBox = defineBlock({
  symbol: 'html_box',
  name: ['HTML box', 'نص HTML'],
  description: 'Markup written by an editor, in the running style of the site; tables, lists and pictures included.',
  short_description: ['Markup of your own', 'ترميز HTML يُكتب مباشرة.'],
  search: ['code', 'embed', 'iframe', 'كود', 'شفرة', 'تضمين', 'برمجي'],
  group: 'Advanced',
  version: 1,
  island: 'never',
  fields: [
    { symbol: 'html', label: ['HTML', 'ترميز HTML'], field_type: 'Markdown', format: 'html', allows: 'article', translatable: true, default: '' },
    { symbol: 'has_container', label: ['Keep to the page width', 'الالتزام بعرض الصفحة'], field_type: 'Bool', default: true },
    presets.padding_grid_class,
  ],
})
