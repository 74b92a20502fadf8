import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'

export const modelSummaryFilters = defineBlock({
  symbol: 'model_summary_filters',
  name: ['Model summary filters', 'تصفية الفئات'],
  description: 'Shows only those derivatives of the page that have the chosen engine, drivetrain or body; one button shows all again.',
  short_description: ['Filters for the derivatives of a page', 'يُبقي من فئات الصفحة ما يطابق المحرك ونظام الدفع والهيكل.'],
  search: ['filter', 'فلتر', 'فلترة', 'فرز', 'محرك'],
  group: 'Specials',
  version: 1,
  island: 'idle', // it says what the page shows, wherever it stands
  fields: [
    ...headingFields,
    {
      symbol: 'filter_keys',
      label: ['Filters', 'معايير التصفية'],
      hint: ['In the order to show.', 'بترتيب ظهورها في الصفحة.'],
      field_type: 'Json',
      format: 'json',
      schema: z.array(z.enum(['engine_type', 'drivetrain', 'body'])).max(3),
      default: ['engine_type', 'drivetrain', 'body'],
      filled: {
        fields: [
          {
            symbol: '',
            label: ['Filter by', 'التصفية بحسب'],
            field_type: 'Select',
            options: [
              { value: 'engine_type', label: ['Engine', 'المحرك'] },
              { value: 'drivetrain', label: ['Drivetrain', 'نظام الدفع'] },
              { value: 'body', label: ['Body', 'الهيكل'] },
            ],
            default: 'engine_type',
          },
        ],
        fresh: 'engine_type',
        max: 3,
      },
    },
    { ...presets.heading, symbol: 'reset_label', label: ['Label of the reset button', 'نص زر إعادة الضبط'], default: 'Reset', arabic: 'إعادة الضبط', max: 60 },
    stringField('tab_id', ['Tab ID', 'معرّف التبويب'], { max: 120, translatable: false }),
  ],
  words: {
    label: ['Filter the derivatives', 'تصفية الفئات'],
    engine_type: ['Engine', 'المحرك'],
    drivetrain: ['Drivetrain', 'نظام الدفع'],
    body: ['Body', 'الهيكل'],
    all: ['All', 'الكل'],
    count: ['Derivatives shown: {n}', 'عدد الفئات المعروضة: {n}'],
  },
})
