/** Where JSON stops being valid, counted from 1. */
export type JsonPlace = { line: number; column: number }

const SPACE = /[ \t\n\r]*/y
const SCALAR = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iuy
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iuy

/** The first position where a text is not valid JSON. JavaScript engines word their errors differently and often give no position. */
export function placeOfJsonFlaw(text: string): JsonPlace {
  const before = text.slice(0, offsetOfFlaw(text)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

type Expected = 'value' | 'first item' | 'item' | 'after item' | 'first name' | 'name' | 'colon' | 'end'

function offsetOfFlaw(text: string): number {
  /** The closing brackets that are still expected. */
  const open: string[] = []
  let expected: Expected = 'value'
  let at = 0
  const takeMatch = (pattern: RegExp) => {
    pattern.lastIndex = at
    const match = pattern.exec(text)?.[0] ?? ''
    at += match.length
    return match
  }
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'after item')
  const close = () => {
    if (text[at] !== open.at(-1)) return false
    open.pop()
    at += 1
    expected = afterValue()
    return true
  }
  const step = (): boolean => {
    const sign = text[at]
    if (expected === 'after item') {
      if (sign !== ',') return close()
      at += 1
      expected = open.at(-1) === '}' ? 'name' : 'item'
      return true
    }
    if (expected === 'colon') {
      if (sign !== ':') return false
      at += 1
      expected = 'value'
      return true
    }
    if ((expected === 'first item' || expected === 'first name') && close()) return true
    if (expected === 'first name' || expected === 'name') {
      expected = 'colon'
      return takeMatch(STRING) !== ''
    }
    if (expected === 'end') return false
    if (sign === '[' || sign === '{') {
      open.push(sign === '[' ? ']' : '}')
      expected = sign === '[' ? 'first item' : 'first name'
      at += 1
      return true
    }
    expected = afterValue()
    return takeMatch(SCALAR) !== ''
  }
  do takeMatch(SPACE)
  while (at < text.length && step())
  return at
}
