import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const filesNamedIn = (text: string) => [...text.matchAll(/`((?:tests|src|scripts|deploy)\/[^`]+)`/g)].map(([, file]) => file ?? '')
const asvs = readFileSync('docs/asvs.md', 'utf8')

test.each(['docs/security.md', 'docs/asvs.md'])('every test that %s names exists', (page) => {
  const namedFiles = filesNamedIn(readFileSync(page, 'utf8'))
  expect(namedFiles.length).toBeGreaterThan(5)
  expect(namedFiles.filter((file) => !existsSync(file))).toEqual([])
})

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1. */
const SECTIONS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2'

test('every requirement of levels 1 and 2 of ASVS 5.0 is answered once', () => {
  const all = SECTIONS.split(' ').flatMap((section) => {
    const [number, count] = section.split(':')
    return Array.from({ length: Number(count) }, (_, index) => `${number}.${index + 1}`)
  })
  expect(all.length).toBe(253)
  const rows = asvs.split('\n').filter((line) => /^\| \d/.test(line))
  const answered = rows.flatMap((line) => line.split(' | ')[0]?.match(/\d+\.\d+\.\d+/g) ?? [])
  expect(answered.toSorted()).toEqual(all.toSorted())
})

/** Sections that ask for documents: a page of ours is what they want. */
const OF_DOCUMENTS = /^\| (?:2|5|6|7|8|11|13|14|15|16)\.1\.\d+ /
const TEST = /`(?:src|tests)\/[^`]+\.(?:test|attack|spec)\.tsx?`/
const PAGE = /\]\([\w./-]+\.md(?:#[\w-]+)?\)/

/** Rows whose answer is neither a test nor a no, nor a page where a page is asked for. */
function unproved(page: string): string[] {
  const answers = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ \|.+ \|.+ \|$/.test(line))
  return answers.filter((line) => !TEST.test(line) && !line.includes('**no**') && !(OF_DOCUMENTS.test(line) && PAGE.test(line)))
}

test('an answer is a test that exists or a no that says why; a page only where documents are asked for', () => {
  expect(unproved(asvs)).toEqual([])
  expect(asvs.split('\n').filter((line) => line.includes('**no**') && line.startsWith('| ') && line.length < 90)).toEqual([])
  const pages = [...asvs.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, page]) => `docs/${page}`)
  expect(pages.filter((page) => !existsSync(page))).toEqual([])
})

test('a row with neither is found', () => {
  const row = (number: string, answer: string) => unproved(`| ${number} | what it asks | ${answer} |`).length
  expect(row('1.2.5', 'no value of a request reaches one')).toBe(1)
  expect(row('11.5.1', '`src/domains/accounts/secret.server.ts`: 256')).toBe(1)
  expect(row('12.2.2', 'Caddy, see [env](env.md)')).toBe(1)
  expect(row('7.1.1', '[env](env.md), `SESSION_HOURS`')).toBe(0)
  expect(row('4.1.2', '**no**: the proxy of the operator')).toBe(0)
  expect(row('3.4.2', 'none: `tests/attack/other-sites/other-origins.test.ts`')).toBe(0)
})
