import { fillWords, type WordValues } from '#kernel/words/fill-words.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { Finding } from './connection.ts'

/** What a service calls something: its codes, never its sentences, which may repeat a secret. */
const CODE = /^[\w.:/-]{1,80}$/

/** A sentence of a check, with its placeholders filled; a value keeps its own direction inside the Arabic one. */
export function finding(tone: Finding['tone'], [english, arabic]: WordPair, values: WordValues = {}): Finding {
  const isolated = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]))
  return { tone, text: [fillWords(english, values), fillWords(arabic, isolated)] }
}

/** A code of a service for people to look up; a dash for anything else. */
export function shownCode(code: unknown): string {
  return typeof code === 'string' && CODE.test(code) ? code : '–'
}
