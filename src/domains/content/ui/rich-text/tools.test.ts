// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import type { TextLevel } from '#fields/field-types.ts'
import { createTextEditor } from './create-text-editor.ts'
import { textTools } from './tools.tsx'

afterEach(() => document.body.replaceChildren())

/** A text that is open, with its buttons by their names. */
function openEditor(html: string, textLanguage: 'ar' | 'en', allows: TextLevel = 'article') {
  let now = html
  const place = document.body.appendChild(document.createElement('div'))
  const surface = {
    label: 'x',
    textLanguage,
    allows,
    onChange: (text: string) => {
      now = text
    },
    onKeys: { link: () => undefined, toolbar: () => undefined },
  }
  const editor = createTextEditor(place, { html, surface: () => surface, drawMarkup: () => '' })
  const tools = textTools({ textLanguage, allows, onLink: () => undefined }).flat()
  const press = (key: string) => tools.find((tool) => tool.key === key)?.run(editor)
  return { editor, tools, press, html: () => now }
}

test('in an Arabic text a line is turned from left to right, and back', () => {
  const { press, html } = openEditor('<p>نص</p>', 'ar')
  press('ltr_line')
  expect(html()).toBe('<p dir="ltr">نص</p>')
  press('ltr_line')
  expect(html()).toBe('<p>نص</p>')
})

test('in an English text a line is turned from right to left, and words are isolated so', () => {
  const { editor, press, tools, html } = openEditor('<p>text</p>', 'en')
  expect(tools.some(({ key }) => key === 'ltr_line' || key === 'ltr_words')).toBe(false)
  press('rtl_line')
  expect(html()).toBe('<p dir="rtl">text</p>')
  expect(tools.find(({ key }) => key === 'rtl_line')?.isOn?.(editor)).toBe(true)
  press('rtl_line')
  editor.commands.selectAll()
  press('rtl_words')
  expect(html()).toBe('<p><bdi dir="rtl">text</bdi></p>')
})

test('words that are isolated are no longer so after the same button', () => {
  const { editor, press, html } = openEditor('<p>نص</p>', 'ar')
  editor.commands.selectAll()
  press('ltr_words')
  press('ltr_words')
  expect(html()).toBe('<p>نص</p>')
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  press('ltr_words')
  editor.view.dispatch(editor.state.tr.insertText('XE'))
  press('ltr_words')
  editor.view.dispatch(editor.state.tr.insertText('هنا'))
  expect(html()).toBe('<p>نص<bdi dir="ltr">XE</bdi>هنا</p>')
})

test.each([
  ['sentences', ['bold', 'italic', 'small', 'link']],
  ['text', ['bold', 'italic', 'small', 'bullet_list', 'ordered_list', 'link']],
  ['letter', ['heading_2', 'heading_3', 'heading_4', 'bold', 'italic', 'small', 'bullet_list', 'ordered_list', 'link']],
  ['article', ['heading_2', 'heading_3', 'heading_4', 'bold', 'italic', 'small', 'bullet_list', 'ordered_list', 'quote', 'link', 'table']],
] as const)('a text of the level %s has buttons for %j', (level, keys) => {
  const { tools } = openEditor('', 'ar', level)
  const others = new Set(['unlink', 'undo', 'redo', 'ltr_words', 'ltr_line'])
  expect(tools.filter(({ key, isBeyond }) => !isBeyond && !others.has(key)).map(({ key }) => key)).toEqual(keys)
})
