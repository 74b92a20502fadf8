import { describe, expect, test } from 'vitest'
import { configTypesOf, financeOptions, showroomBlocks } from './showroom-config.ts'

describe('blocks of a showroom configuration', () => {
  test('[C-163] only the valid ones are kept, in their order, whatever else is written there', () => {
    const blocks = [
      { type: 'html', html: '<p>x</p>' },
      { type: 'foo' },
      { type: 'toString' },
      null,
      'html',
      { html: '<p>x</p>' },
      { type: 'form', form: { fields: { form_id: 7 } } },
    ]
    expect(showroomBlocks(blocks)).toEqual([blocks[0], blocks[6]])
    for (const nothing of [undefined, null, {}, 'html']) expect(showroomBlocks(nothing)).toEqual([])
  })

  test.each([
    ['', 0],
    [' \n', 0],
    [undefined, 0],
    ['<p>x</p>', 1],
  ])('[C-164] html %j is kept %i times', (html, times) => {
    expect(showroomBlocks([{ type: 'html', html }])).toHaveLength(times)
  })

  test.each([
    [{ fields: [], groups: [] }, 1],
    [{ fields: [] }, 0],
    [{ groups: [] }, 0],
    [null, 0],
    [undefined, 0],
  ])('[C-165] a calculator with config %j is kept %i times', (config, times) => {
    expect(showroomBlocks([{ type: 'calculator', config }])).toHaveLength(times)
  })

  test('[C-166] a table of finance options is kept as it is', () => {
    expect(showroomBlocks([{ type: 'finance_options_table' }])).toEqual([{ type: 'finance_options_table' }])
  })

  test.each([
    [null, 0],
    [{}, 0],
    [{ fields: {} }, 0],
    [{ fields: { form_id: '' } }, 0],
    [{ fields: { form_id: 'contact' } }, 1],
  ])('[C-167] a form %j is kept %i times', (form, times) => {
    expect(showroomBlocks([{ type: 'form', form }])).toHaveLength(times)
  })
})

test('[C-168] finance options without a label are left out', () => {
  expect(financeOptions([{ label: '' }, { label: 'Cash' }, { label: ' ' }, {}, null])).toEqual([{ label: 'Cash' }])
  expect(financeOptions(null)).toEqual([])
})

test('[A-136] a vehicle has the configuration of the ways it may be paid', () => {
  expect(configTypesOf([])).toEqual(['additional'])
  expect(configTypesOf(['rent', 'cash'])).toEqual(['additional', 'cash', 'subscription'])
})
