import { expect, test } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { createApp } from '#server/app.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { dangersOf } from './dangers.ts'
import { hostileMarkup } from './hostile-markup.ts'
import { hostileStrings, unstorableStrings } from './hostile-strings.ts'

const PATIENCE_MS = 120_000
const services = await testServices()
const app = createApp(services)
const { post, put, call } = apiCaller(services)

/** The first example of a template with each of its texts, HTML and links made by `hostile`. */
function hostileBlock(template: string, hostile: () => string): StoredBlock | null {
  const knownTemplate = catalogue.get(template)
  const [example] = knownTemplate?.examples ?? []
  if (!knownTemplate || !example) return null
  const withHostileValues = (fields: readonly { symbol: string; field_type: string }[], values: Record<string, unknown>) => {
    const made: Record<string, unknown> = { ...values }
    for (const { symbol, field_type } of fields) {
      if (['String', 'Text'].includes(field_type) || (field_type === 'Markdown' && typeof values[symbol] === 'string')) made[symbol] = hostile()
      if (field_type === 'Link' && values[symbol]) made[symbol] = { ...(values[symbol] as object), label: hostile(), url: hostile() }
    }
    return made
  }
  const groups = (example.groups ?? []).map((values, index) => ({
    id: `g${index}`,
    fields: withHostileValues(knownTemplate.block.groups?.fields ?? [], values),
  }))
  const ids = groups.map(({ id }) => id)
  return {
    id: 'b',
    template,
    version: knownTemplate.block.version,
    fields: withHostileValues(knownTemplate.block.fields, example.fields),
    groups,
    positions: ids,
    active_positions: ids,
  }
}

let pages = 0
/** Adds a page with a block, or with only those of its fields that are taken; gives its HTML. */
async function drawBlock(block: StoredBlock, before: StoredBlock | null): Promise<string> {
  pages += 1
  const path = `attack/${pages}`
  let takenBlock = block
  for (let attempt = 0; ; attempt += 1) {
    const { status, json } = await post('/api/pages', { path, status: 'published', title: 'x', blocks: [takenBlock] })
    if (status === 201) break
    expect(status, JSON.stringify(json)).toBe(422)
    const wrong = Object.keys(json.error.fields)
    // A value that is refused is none that could do harm: what stood there before takes its place.
    takenBlock = withoutRefused(takenBlock, before, wrong)
    if (attempt > 20) throw new Error(`${block.template}: ${JSON.stringify(json.error.fields)}`)
  }
  const response = await app.request(`https://site.test/ar/${path}`)
  expect(response.status, block.template).toBe(200)
  return response.text()
}

function withoutRefused(block: StoredBlock, before: StoredBlock | null, names: readonly string[]): StoredBlock {
  const restored = structuredClone(block)
  for (const name of names) {
    const symbol = restored.fields && Object.keys(restored.fields).find((field) => name.split(/[.[\]]/).includes(field))
    if (symbol && !name.includes('groups')) restored.fields[symbol] = before?.fields[symbol]
    for (const [index, group] of restored.groups.entries()) {
      for (const fieldName of Object.keys(group.fields))
        if (name.split(/[.[\]]/).includes(fieldName)) group.fields[fieldName] = before?.groups[index]?.fields[fieldName]
    }
  }
  return restored
}

function exampleOf(template: string): StoredBlock | null {
  const [example] = catalogue.get(template)?.examples ?? []
  const block = hostileBlock(template, () => '')
  if (!block || !example) return null
  return { ...block, fields: { ...example.fields }, groups: (example.groups ?? []).map((fields, index) => ({ id: `g${index}`, fields: { ...fields } })) }
}

test('hostile markup in every text, HTML and link of every template runs nowhere', { timeout: PATIENCE_MS }, async () => {
  let turn = 0
  const hostile = () => hostileMarkup[turn++ % hostileMarkup.length] ?? ''
  const dangers: Record<string, string[]> = {}
  for (const template of catalogue.keys()) {
    const block = hostileBlock(template, hostile)
    if (!block) continue
    const found = dangersOf(await drawBlock(block, exampleOf(template)))
    if (found.length > 0) dangers[template] = found
  }
  expect(dangers).toEqual({})
  expect(turn).toBeGreaterThan(hostileMarkup.length)
})

test('each piece of hostile markup runs neither in HTML that editors write nor in the title and description of a page', { timeout: PATIENCE_MS }, async () => {
  const dangers: Record<string, string[]> = {}
  for (const markup of hostileMarkup) {
    pages += 1
    const path = `attack/${pages}`
    const body = { path, status: 'published', title: markup, meta_title: markup, meta_description: markup }
    const { status } = await post('/api/pages', { ...body, blocks: [{ ...exampleOf('quote'), fields: { quote: markup, author: markup } }] })
    expect(status, markup).toBe(201)
    const found = dangersOf(await (await app.request(`https://site.test/ar/${path}`)).text())
    if (found.length > 0) dangers[markup] = found
  }
  expect(dangers).toEqual({})
})

test('every hostile text comes back as it was written, and its page is drawn', { timeout: PATIENCE_MS }, async () => {
  const { json } = await post('/api/pages', { path: 'attack/texts', status: 'published', title: 'x' })
  const { id } = json.data
  let { version } = json.data
  for (const text of hostileStrings) {
    const saved = await put(`/api/pages/${id}`, { path: 'attack/texts', status: 'published', title: text }, String(version))
    expect([200, 422], text.slice(0, 40)).toContain(saved.status)
    if (saved.status === 200) {
      version = saved.json.data.version
      expect(saved.json.data.title.trim()).toBe(text.trim())
    }
    expect((await app.request('https://site.test/ar/attack/texts')).status).toBe(200)
    const search = await app.request(`https://site.test/search_suggestions/?keyword=${encodeURIComponent(text.slice(0, 500))}`)
    expect(search.status, text.slice(0, 40)).toBeLessThan(500)
  }
  for (const text of unstorableStrings) {
    expect((await put(`/api/pages/${id}`, { path: 'attack/texts', status: 'published', title: text }, String(version))).status).toBe(422)
    expect((await call(`/api/pages?q=${encodeURIComponent(text.toWellFormed())}`)).status).toBeLessThan(500)
  }
})

test('what these tests look for is found where markup is repeated as it came', () => {
  const dangerousMarkup = hostileMarkup.filter((markup) => dangersOf(`<!doctype html><body><p>${markup}</p></body>`).length > 0)
  expect(dangerousMarkup.length).toBeGreaterThan(40)
})
