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
        hint: [
          'A list of { name, rows }; a row has Name, Engine, Consumption, Price and Lease',
          'قائمة من { name, rows }، ولكل صف Name و Engine و Consumption و Price و Lease.',
        ],
        field_type: 'Json',
        format: 'json',
        translatable: true,
        schema: ModelSpecs,
        // Shows an editor what to fill in; empty rows are not drawn.
        default: [{ name: '', rows: [{ Name: '', Engine: '', Consumption: '', Price: '', Lease: '' }] }],
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
