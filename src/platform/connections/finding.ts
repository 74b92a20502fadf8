import { fillWords } from '#kernel/words/fill-words.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { Finding } from './connection.ts'

/** Values for the placeholders of a finding; one that is said differently in each language is a pair. */
type FindingValues = Readonly<Record<string, string | number | WordPair>>

/** What a service calls something: its codes, never its sentences, which may repeat a secret. */
const CODE = /^[\w.:/-]{1,80}$/

/** A sentence of a check, with its placeholders filled; a value keeps its own direction inside the Arabic one. */
export function finding(tone: Finding['tone'], [english, arabic]: WordPair, values: FindingValues = {}): Finding {
  const isolated = Object.fromEntries(Object.entries(valuesIn(values, 1)).map(([name, value]) => [name, `\u2068${value}\u2069`]))
  return { tone, text: [fillWords(english, valuesIn(values, 0)), fillWords(arabic, isolated)] }
}

function valuesIn(values: FindingValues, language: 0 | 1): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]))
}

/** A code of a service for people to look up; a dash for anything else. */
export function shownCode(code: unknown): string {
  return typeof code === 'string' && CODE.test(code) ? code : '–'
}
