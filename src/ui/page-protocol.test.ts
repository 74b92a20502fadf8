import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as protocol from './page-protocol.ts'

const names = Object.entries(protocol).flatMap(([name, attribute]) => (typeof attribute === 'string' ? [[name, attribute] as const] : []))
const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`)
const texts = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const scripts = texts(/\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$|\/(editor|admin)\/|page-protocol\.ts$/.test(path))
const styles = texts(/\.css$/)

/** `data-page-head` as scripts read it of an element: `dataset.pageHead`. */
const inDataset = (attribute: string) => `dataset.${attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`
/** Without a letter behind it, with which it would be another attribute. */
const attributePattern = (attribute: string) => new RegExp(`(${attribute}|${inDataset(attribute).replace('.', '\\.')})(?![\\w-])`)

test.each(names)('%s is typed nowhere but in the protocol', (_, attribute) => {
  const strays = scripts.filter(({ text }) => attributePattern(attribute).test(text)).map(({ path }) => path)
  expect(strays).toEqual([])
})

/** Written by staff in their own markup. */
const byStaff = new Set(['FORM_ID', 'FORM_TITLE'])

test.each(names)('%s is written by somebody and read by somebody', (name, attribute) => {
  const uses = scripts.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text) && text.includes('page-protocol.ts')).map(({ path }) => path)
  const readers = styles.filter(({ text }) => text.includes(`[${attribute}`)).map(({ path }) => path)
  expect(uses.length).toBeGreaterThan(0)
  expect([...uses, ...readers].length).toBeGreaterThan(byStaff.has(name) ? 0 : 1)
})

test('scripts of the site ask for no attribute that the protocol does not have', () => {
  const browser = scripts.filter(({ path }) => path.startsWith('src/site/'))
  // OneTrust reads the id of its site from an attribute of its own.
  const ofVendors = /\bdata-domain-script\b/g
  expect(browser.filter(({ text }) => /\bdataset\b|['"[ ]data-[a-z]/.test(text.replace(ofVendors, 'name'))).map(({ path }) => path)).toEqual([])
})
