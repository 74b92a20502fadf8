import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, sectionFields, stringField } from '#block-engine/presets.ts'

const cell = z.string().trim().max(300).default('')

/** The lines of one table, in their order. */
const SpecificationRows = z.array(z.object({ label: cell, value: cell })).max(60)

export const specificationAccordion = defineBlock({
  symbol: 'specification_accordion',
  name: ['Specification accordion', 'مواصفات تُطوى'],
  description: 'Sections that open and close, each with a table of specifications, a text and a note; all of them open or close at once.',
  short_description: ['Specification tables that open and close', 'أقسام تُفتح وتُطوى، في كل منها جدول مواصفات.'],
  search: ['specs', 'technical data', 'table', 'أكورديون', 'جدول', 'بيانات فنية', 'المواصفات الفنية'],
  group: 'Content',
  version: 1,
  island: 'visible', // the browser opens and closes the sections; the script does it for all of them at once
  fields: [...headingFields, presets.paragraph, ...sectionFields],
  groups: {
    max: 100,
    fields: [
      presets.heading,
      {
        symbol: 'rows',
        label: ['Specifications', 'المواصفات'],
        field_type: 'Json',
        format: 'json',
        translatable: true,
        schema: SpecificationRows,
        // Shows an editor what to fill in; an empty line is not drawn.
        default: [{ label: '', value: '' }],
        filled: {
          fields: [stringField('label', ['Item', 'البند'], { max: 300 }), stringField('value', ['Value', 'القيمة'], { max: 300 })],
          fresh: { label: '', value: '' },
          max: 60,
          isTable: true,
        },
      },
      { ...presets.paragraph, allows: 'article' },
      { symbol: 'disclaimer', label: ['Disclaimer', 'الحاشية'], field_type: 'Text', translatable: true, default: '', max: 1000 },
    ],
  },
  words: {
    openAll: ['Expand all', 'فتح الكل'],
    closeAll: ['Collapse all', 'طي الكل'],
  },
})
