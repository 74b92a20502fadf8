import { expect, test } from 'vitest'
import { z } from 'zod'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { FillForm } from '../field-types.ts'
import { choice, flag, json, longText, markup, number, readValue, type SettingDefinition, text } from './setting.ts'

const name = ['Its name', 'اسمه'] as const
const lines: FillForm = { field_type: 'Lines' }
const ab = { a: ['First', 'الأول'], b: ['Second', 'الثاني'] } as const
const about = ['About it.', 'عنه.'] as const

/** What a stored value is read as, and what is logged. */
function readSetting(definition: SettingDefinition, storedValue: unknown) {
  const log = recordingLog()
  return [readValue('a.key', definition, storedValue, log), ...log.messages]
}

test('[C-073] a text is trimmed, a longer one is kept as typed', () => {
  expect(readSetting(text('', name), ' x ')).toEqual(['x'])
  expect(readSetting(longText('', name), ' x\n')).toEqual([' x\n'])
  expect([text('', name).format, longText('', name).format]).toEqual(['text', 'lines'])
  expect(markup('', 'text', name, about)).toMatchObject({ format: 'html', allows: 'text', name, about, default: '' })
  expect(text('', name, about, { isSecret: true })).toMatchObject({ isSecret: true, name, about, default: '' })
})

test('[C-073] yes or no, a number and a choice are read from JSON and from the text of an input field', () => {
  expect([readSetting(flag(false, name), true), readSetting(flag(false, name), 'true'), readSetting(flag(true, name), 'false')]).toEqual([
    [true],
    [true],
    [false],
  ])
  expect([readSetting(number(1, name), 2.5), readSetting(number(1, name), ' 2.5 ')]).toEqual([[2.5], [2.5]])
  expect(readSetting(choice(ab, 'a', name), 'b')).toEqual(['b'])
  expect([flag(false, name).format, number(1, name).format, choice(ab, 'a', name).format]).toEqual(['bool', 'number', 'select'])
})

test('[A-259] [C-157] what does not fit is logged by its key and replaced by the default', () => {
  for (const storedValue of ['', ' ', 'many', null]) expect(readSetting(number(7, name), storedValue)).toEqual([7, 'Invalid value in a.key'])
  expect(readSetting(choice(ab, 'a', name), 'c')).toEqual(['a', 'Invalid value in a.key'])
  expect(readSetting(text('usual', name), undefined)).toEqual(['usual', 'Invalid value in a.key'])
})

test('[A-259] [C-157] JSON that cannot be read is replaced by the default, or by the value for such cases, under its own message', () => {
  const list = z.array(z.number())
  expect(readSetting(json(list, [1], name, about, { filled: lines }), '[2, 3]')).toEqual([[2, 3]])
  expect(readSetting(json(list, [1], name, about, { filled: lines }), [4])).toEqual([[4]])
  expect(readSetting(json(list, [1], name, about, { filled: lines }), '{')).toEqual([[1], 'Invalid JSON in a.key'])
  expect(readSetting(json(list, [1], name, about, { filled: lines, invalid: [], message: 'No list' }), '{')).toEqual([[], 'No list'])
  expect(json(list, [1], name, about, { filled: lines })).toMatchObject({ format: 'json', default: [1], name, about })
})

test('an empty field of JSON means the built-in content', () => {
  expect(readSetting(json(z.array(z.number()), [1], name, about, { filled: lines, invalid: [] }), ' \n ')).toEqual([[1]])
})

test('[C-087][B-262] good entries of a list survive a bad one', () => {
  const definition = json(z.array(z.number()), [9], name, about, { filled: lines, entry: z.number() })
  expect(readSetting(definition, [1, 'x', 2])).toEqual([[1, 2], 'Invalid JSON in a.key'])
  expect(readSetting(definition, '"x"')).toEqual([[9], 'Invalid JSON in a.key'])
})
