import { describe, expect, test } from 'vitest'
import { fieldTypes } from '#fields/field-types.ts'
import { imageSizes } from './image-sizes.ts'
import { modelFamilies } from './model-years.ts'
import { headingFields, pictureField, presets, ratioPictureField, sectionFields, stringField } from './presets.ts'
import { valueSchema } from './stored/value-schema.ts'

const valuesOf = ({ options }: { options: readonly { value: string }[] }) => options.map(({ value }) => value)

test('[B-124][B-128] the engine knows these field types, DateRange besides', () => {
  expect(fieldTypes).toEqual([
    'String',
    'Text',
    'Number',
    'Bool',
    'Select',
    'Markdown',
    'Image',
    'Icon',
    'Link',
    'LinksCollection',
    'Json',
    'YouTube video',
    'Separator',
    'DateRange',
  ])
})

describe('presets', () => {
  test.each(Object.entries(presets))('[B-130] %s is stored under its own symbol, and its default fits it', (name, field) => {
    expect(field.symbol).toBe(name)
    expect(field.label).not.toBe('')
    expect(fieldTypes).toContain(field.field_type)
    if ('default' in field) expect(valueSchema(field).safeParse(field.default).success).toBe(true)
  })

  test.each([
    ['B-132', 'header_size', ['xs', 's', 'm', 'l', 'xl', 'title']],
    ['B-133', 'header_tag', ['1', '2', '3', '4', '5', '6']],
    ['B-134', 'header_font', ['primary', 'secondary']],
    ['B-136', 'col-numbers', ['1', '2', '3', '4']],
    ['B-137', 'font_size', ['big', 'small-size']],
    ['B-139', 'dir', ['ltr', 'rtl']],
    ['B-141', 'button_position', ['left', 'center', 'right']],
    ['B-144', 'vertical_alignment', ['center', 'top', 'bottom']],
    ['B-145', 'image-ratio', ['16-9', '16-6-5']],
    ['B-146', 'padding_grid_class', ['none', 'top-space-0', 'bottom-space-0', 'y-space-0']],
    ['B-147', 'border_grid_class', ['border-top', 'border-bottom', 'border-top-bottom', 'no-border']],
    ['B-148', 'button_style', ['primary', 'secondary']],
    ['B-149', 'carousel_view_options', ['default', 'adjacent_slides']],
    ['B-150', 'box_color', ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme']],
    ['C-421', 'box_color', ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme']],
    ['B-150', 'slider_theme', ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme']],
  ] as const)('[%s] %s offers %j', (_id, name, values) => {
    expect(valuesOf(presets[name])).toEqual(values)
  })

  test('[B-133] the heading level is H2 unless somebody chooses', () => {
    expect(presets.header_tag.default).toBe('2')
    expect(presets.header_tag.options.map(({ label }) => label)).toEqual(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'])
  })

  test('[B-131][B-135] heading, paragraph, buttons and links are what editors translate', () => {
    expect(presets.heading).toMatchObject({ field_type: 'String', translatable: true })
    expect(presets.paragraph).toMatchObject({ field_type: 'Markdown', format: 'html', translatable: true })
    expect(presets.buttons).toMatchObject({ field_type: 'LinksCollection', translatable: true })
    expect(presets.links).toMatchObject({ field_type: 'LinksCollection', translatable: true })
  })

  test('[B-138] there are three for films', () => {
    expect([presets.yt, presets.native_video, presets.native_video_background].map(({ field_type }) => field_type)).toEqual([
      'YouTube video',
      'String',
      'String',
    ])
  })

  test('[B-140] there are six for forms', () => {
    const names = [
      'form_id',
      'has_two_columns',
      'form_hidden_field_mapping',
      'form_params_mapping',
      'form_location_params_mapping',
      'form_location_mapping',
    ] as const
    expect(names.map((name) => presets[name].symbol)).toEqual(names)
  })

  test('[B-142] the schedule is a range of days without a default', () => {
    expect(presets.offer_schedule.field_type).toBe('DateRange')
    expect('default' in presets.offer_schedule).toBe(false)
  })

  test('[B-143] halves are not swapped unless somebody says so', () => {
    expect(presets.is_reversed).toMatchObject({ field_type: 'Bool', default: false })
  })

  test('[B-151] the model is one of the model years, each once', () => {
    const values = valuesOf(presets.model_key)
    expect(values).toContain('f-pace-2025')
    expect(values).toHaveLength(modelFamilies.reduce((count, { years }) => count + years.length, 0))
    expect(new Set(values).size).toBe(values.length)
  })

  test('[B-152] listing keys are texts', () => {
    expect([presets.ci_key_brand.field_type, presets.ci_key_model.field_type]).toEqual(['String', 'String'])
  })

  test('[B-153][B-154] the interior is square, the exterior 16 to 9', () => {
    expect(presets['preset-interior']).toMatchObject({ field_type: 'Image', sizes: imageSizes.square })
    expect(presets['preset-exterior']).toMatchObject({ field_type: 'Image', sizes: imageSizes.standard })
  })

  test('[B-155] failures have their two default texts', () => {
    expect(presets.error_msg.default).toBe('Something went wrong, please try again.')
    expect(presets.try_again_btn_label.default).toBe('Try again')
  })
})

test.each([
  ['B-156', 'standard', ['1600x900', '1024x576', '640x360']],
  ['B-157', 'wide', ['1600x650', '1024x416', '640x260']],
  ['B-158', 'square', ['360x360', '415x415', '830x830', '1245x1245']],
  ['B-159', 'hero', ['1600x900', '1024x576', '640x360']],
] as const)('[%s] a %s picture is offered in %j', (_id, name, sizes) => {
  expect(pictureField('image', name).sizes.map(({ width, height }) => `${width}x${height}`)).toEqual(sizes)
})

test('a short text is translatable and at most 300 characters unless told otherwise', () => {
  expect(stringField('author', 'Author')).toEqual({ symbol: 'author', label: 'Author', field_type: 'String', translatable: true, max: 300, default: '' })
  expect(stringField('key', 'Key', { translatable: false, max: 9, default: 'x' })).toMatchObject({ translatable: false, max: 9, default: 'x' })
})

test('[B-145] a picture in the block’s ratio has the standard sizes, and the wide ones for 16 to 6.5', () => {
  expect(ratioPictureField('photo')).toEqual({
    symbol: 'photo',
    label: ['Picture', 'الصورة'],
    field_type: 'Image',
    sizes: imageSizes.standard,
    withAlt: true,
    sizesBy: { symbol: 'image-ratio', sizes: { '16-6-5': imageSizes.wide } },
  })
})

test('[B-127] a picture is called one unless told otherwise, and has an alternative text', () => {
  expect(pictureField('photo', 'hero')).toMatchObject({ symbol: 'photo', label: ['Picture', 'الصورة'], field_type: 'Image', withAlt: true })
  expect([pictureField('logo', 'square', 'Logo').label, ratioPictureField('logo', 'Logo').label]).toEqual(['Logo', 'Logo'])
})

test('headings begin and section looks end most templates', () => {
  expect(headingFields.map(({ symbol }) => symbol)).toEqual(['heading', 'header_size', 'header_tag', 'header_font'])
  expect(sectionFields.map(({ symbol }) => symbol)).toEqual(['box_color', 'padding_grid_class', 'border_grid_class'])
})
