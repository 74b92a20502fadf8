import { readFileSync, writeFileSync } from 'node:fs'

// Cuts what the product calls out of a vendor's OpenAPI file, and writes it below tests/contracts/. Which operations those are stands in
// tests/contracts/operations.json.
//
//   node scripts/contracts.mjs <vendor/part> <the vendor's file> <its version: a commit, or what the vendor calls it>

const [part = '', file = '', version = ''] = process.argv.slice(2)
const listed = JSON.parse(readFileSync('tests/contracts/operations.json', 'utf8'))
if (!listed[part] || !file || !version) {
  console.error(`Usage: node scripts/contracts.mjs <part> <file> <version>\nParts: ${Object.keys(listed).join(', ')}`)
  process.exit(1)
}

const { repository, licence, operations } = listed[part]
const document = JSON.parse(readFileSync(file, 'utf8'))
/** What reads no machine: prose, examples, and notes for generators of libraries. */
const PROSE = new Set(['description', 'example', 'examples', 'externalDocs', 'title', 'summary', 'tags', 'deprecated', 'operationId', 'security', 'links'])
const at = (reference) =>
  reference
    .slice(2)
    .split('/')
    .reduce((value, key) => value?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)

/** A copy without prose. `isNames`: the keys of this object are names of fields, not words of OpenAPI. */
function plain(value, isNames = false) {
  if (Array.isArray(value)) return value.map((one) => plain(one))
  if (typeof value !== 'object' || value === null) return value
  // Stripe gives an id where a call may ask for the whole record. The ids are enough here: the product reads no such record but the charge.
  if (!isNames && value['x-expansionResources']) return { type: 'string', maxLength: 5000, nullable: true }
  const kept = Object.entries(value).filter(([key]) => isNames || !(PROSE.has(key) || key.startsWith('x-')))
  return Object.fromEntries(kept.map(([key, one]) => [key, plain(one, !isNames && key === 'properties')]))
}

const paths = {}
const components = {}
const references = new Set()
const waiting = []
function collect(value) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    if (key === '$ref' && typeof one === 'string' && !references.has(one)) {
      references.add(one)
      waiting.push(one)
    } else collect(one)
  }
}

for (const operation of operations) {
  const [method, path] = operation.split(' ')
  const found = document.paths[path]?.[method]
  if (!found) throw new Error(`${file} has no ${operation}`)
  const { parameters = [], requestBody, responses } = found
  const cut = plain({ parameters: [...(document.paths[path].parameters ?? []), ...parameters], ...(requestBody ? { requestBody } : {}), responses })
  paths[path] = { ...paths[path], [method]: cut }
  collect(cut)
}
while (waiting.length > 0) {
  const reference = waiting.pop()
  const [, kind, name] = reference.slice(2).split('/')
  const value = at(reference)
  if (value === undefined) throw new Error(`${file} refers to ${reference}, which it does not have`)
  components[kind] = { ...components[kind], [name]: plain(value) }
  collect(components[kind][name])
}

const source = { repository, version, licence, file: document.info.title, api: document.info.version }
writeFileSync(`tests/contracts/${part}.json`, `${JSON.stringify({ source, paths, components })}\n`)
