import englishMessages from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import { subjects } from '../app/subjects.ts'
import { arabicMessages } from './arabic-messages.ts'
import { createI18nProvider, messagesOf } from './i18n-provider.ts'
import { wordIn } from '#kernel/words/words.ts'

type Tree = { readonly [key: string]: string | Tree }

function flat(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flat(value, `${prefix}${key}.`)])),
  )
}

const english = flat(englishMessages as unknown as Tree)
const arabic = flat(arabicMessages as unknown as Tree)
const namesIn = (text: string) => text.match(/%\{\w+\}/g) ?? []

describe('the messages of the frame', () => {
  test('are all there in Arabic, and no others', () => {
    expect([...arabic.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('are Arabic', () => {
    const writtenTexts = [...arabic].filter(([key]) => key !== 'ra.boolean.null')
    expect(writtenTexts.filter(([, text]) => !/[\u0620-\u064a]|%\{/.test(text)).map(([key]) => key)).toEqual([])
    expect(writtenTexts.filter(([, text]) => text.includes('!')).map(([key]) => key)).toEqual([])
  })

  test('fill in nothing that the English ones do not', () => {
    const invented = [...arabic].filter(([key, text]) => !namesIn(text).every((name) => english.get(key)?.includes(name)))
    expect(invented).toEqual([])
  })

  test('that count have all six forms of Arabic', () => {
    const pluralForms = [...english].filter(([, text]) => text.includes('||||')).map(([key]) => arabic.get(key)?.split('||||').length)
    expect(pluralForms.length).toBeGreaterThan(5)
    expect(pluralForms.filter((forms) => forms !== 6)).toEqual([])
  })
})

test.each([
  [1, 'حُذف العنصر'],
  [2, 'حُذف عنصران'],
  [3, 'حُذفت 3 عناصر'],
  [11, 'حُذف 11 عنصرًا'],
  [100, 'حُذف 100 عنصر'],
])('%i is counted as Arabic counts', (count, sentence) => {
  const { translate } = createI18nProvider('ar', subjects, () => undefined)
  expect(translate('ra.notification.deleted', { smart_count: count })).toBe(sentence)
})

describe('every subject', () => {
  test.each(subjects.map(({ name, fields }) => [name, fields] as const))('%s has its name and its labels in both languages', (name, fields) => {
    for (const language of ['ar', 'en'] as const) {
      const { translate } = createI18nProvider(language, subjects, () => undefined)
      const texts = [1, 2].map((count) => translate(`resources.${name}.name`, { smart_count: count, _: '' }))
      const labels = Object.keys(fields).map((field) => translate(`resources.${name}.fields.${field}`, { _: '' }))
      expect([...texts, ...labels].filter((text) => text === '' || text.includes('||||'))).toEqual([])
    }
  })
})

test('the application is notified of a change of language', async () => {
  const messages: string[] = []
  const provider = createI18nProvider('ar', subjects, (language) => messages.push(language))
  await provider.changeLocale('en')
  expect(messages).toEqual(['en'])
  expect(provider.translate('ra.action.save')).toBe('Save')
  expect(Object.keys(messagesOf('en', subjects))).toContain('errors.stale')
})

test('words of a folder are filled in, and what is not given stays', () => {
  const words = { hello: ['Hello {name} {x}', 'مرحبًا {name} {x}'] } as const
  expect(wordIn('ar', words, 'hello', { name: '$&' })).toBe('مرحبًا $& {x}')
  expect(wordIn('en', words, 'hello', { name: 'Sara', x: 1 })).toBe('Hello Sara 1')
})
