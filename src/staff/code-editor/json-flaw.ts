import { readJson } from '#kernel/json/json.ts'
import type { WordValues } from '#kernel/words/fill-words.ts'
import type { Words } from '#kernel/words/words.ts'
import type { Flaw } from './code-editor.tsx'

export const jsonWords = {
  not_json: ['Not valid JSON, from line {line}, column {column}.', 'صيغة JSON غير صحيحة عند السطر {line}، الموضع {column}.'],
} as const satisfies Words

/** Says where a text stops to be JSON; nothing of an empty one. */
export function jsonFlaw(text: string, word: (key: keyof typeof jsonWords, values: WordValues) => string): Flaw | null {
  const json = text.trim() === '' ? null : readJson(text)
  return !json || json.ok ? null : { from: 0, to: text.length, message: word('not_json', json.at) }
}
