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
      hint: ['A list of engine_type, drivetrain and body, in the order to show', 'قائمة من engine_type و drivetrain و body بترتيب ظهورها.'],
      field_type: 'Json',
      format: 'json',
      schema: z.array(z.enum(['engine_type', 'drivetrain', 'body'])).max(3),
      default: ['engine_type', 'drivetrain', 'body'],
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
