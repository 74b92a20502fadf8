import { pricesElsewhere } from '#domains/markets/index.ts'
import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, stringField } from '#block-engine/presets.ts'

const cell = z.string().trim().max(200).default('')

/** A table per grade family: its name, and rows of the five columns, written as an editor reads them (B-205, B-206). */
const ModelSpecs = z
  .array(
    z.object({
      name: z.string().trim().max(200).default(''),
      rows: z.array(z.object({ Name: cell, Engine: cell, Consumption: cell, Price: cell, Lease: cell })).max(40),
    }),
  )
  .max(10)

const noGrade = { Name: '', Engine: '', Consumption: '', Price: '', Lease: '' }

export const modelsCarousel = defineBlock({
  symbol: 'models_carousel',
  name: ['Models carousel (manual)', 'عارض الطرازات'],
  description: 'Models entered by hand, each with a picture, a price, buttons and a table of its grades that opens on demand.',
  short_description: ['Hand-entered models with tables', 'طرازات تُدخل يدويًا، بصورها وأسعارها وجداول فئاتها.'],
  search: ['slider', 'range', 'line-up', 'سلايدر', 'كاروسيل', 'موديلات', 'تشكيلة', 'كل السيارات'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [...headingFields, presets.slider_theme, presets.carousel_view_options],
  groups: {
    max: 20,
    fields: [
      stringField('name', ['Name', 'الاسم'], { max: 120 }),
      pictureField('image', 'standard'),
      stringField('price', ['Price', 'السعر'], { max: 120 }),
      pricesElsewhere,
      presets.buttons,
      {
        symbol: 'specs',
        label: ['Tables of grades', 'جداول الفئات'],
        hint: ['A table for each family of grades.', 'جدول لكل مجموعة من الفئات.'],
        field_type: 'Json',
        format: 'json',
        translatable: true,
        schema: ModelSpecs,
        // Shows an editor what to fill in; empty rows are not drawn.
        default: [{ name: '', rows: [noGrade] }],
        filled: {
          fields: [
            stringField('name', ['Name of the table', 'اسم الجدول'], { max: 200 }),
            {
              symbol: 'rows',
              label: ['Grades', 'الفئات'],
              field_type: 'List',
              isTable: true,
              fields: [
                stringField('Name', ['Name', 'الفئة'], { max: 200 }),
                stringField('Engine', ['Engine', 'المحرك'], { max: 200 }),
                stringField('Consumption', ['Consumption', 'الاستهلاك'], { max: 200 }),
                stringField('Price', ['Price', 'السعر'], { max: 200 }),
                stringField('Lease', ['Monthly instalment', 'القسط الشهري'], { max: 200 }),
              ],
              fresh: noGrade,
              max: 40,
            },
          ],
          fresh: { name: '', rows: [noGrade] },
          max: 10,
        },
      },
    ],
  },
  words: {
    label: ['Models', 'الطرازات'],
    carousel: ['Carousel', 'عارض شرائح'],
    slide: ['Slide', 'شريحة'],
    slideOf: ['{n} of {total}', '{n} من {total}'],
    goTo: ['Go to model {n}', 'الانتقال إلى الطراز {n}'],
    previous: ['Previous model', 'الطراز السابق'],
    next: ['Next model', 'الطراز التالي'],
    specs: ['Grades and prices', 'الفئات والأسعار'],
    Name: ['Name', 'الفئة'],
    Engine: ['Engine', 'المحرك'],
    Consumption: ['Consumption', 'الاستهلاك'],
    Price: ['Price', 'السعر'],
    Lease: ['Monthly instalment', 'القسط الشهري'],
  },
})
