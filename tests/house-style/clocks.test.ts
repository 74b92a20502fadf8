import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test|\.gen)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))

/** What stands between a bracket and the one that closes it. */
function argumentsAt(text: string, open: number): string {
  let depth = 0
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return text.slice(open, index)
  }
  return text.slice(open)
}

test('whatever writes a day or a time says by which clock: a computer that serves or reads may stand anywhere', () => {
  const makers = /sharedFormat\(\s*'DateTimeFormat'|new Intl\.DateTimeFormat\(/g
  const calls = sources.flatMap(({ path, text }) =>
    [...text.matchAll(makers)].map(({ index }) => ({ path, given: argumentsAt(text, text.indexOf('(', index)) })),
  )
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter(({ given }) => !/timeZone\b/.test(given))).toEqual([])
  // These take the clock and the language of the computer, as analytics wants days: by the clock of the visitor.
  const local = /\.toLocale(?:Date|Time)?String\(|\.get(?:Date|Day|Hours|Minutes|Month|FullYear)\(\)|\.toDateString\(|\.toTimeString\(/
  expect(sources.filter(({ text }) => local.test(text)).map(({ path }) => path)).toEqual(['domains/analytics/analytics-date.ts'])
})
