import { JSDOM } from 'jsdom'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type FormField, FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { writeLeadExport } from '#domains/leads/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import { isStorable } from '#kernel/storable.ts'
import { createApp } from '#server/app.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { naughtyStrings } from '#tests/support/reading/contracts.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { dangersOf } from './dangers.ts'
import { hostileMarkup } from './hostile-markup.ts'
import { hostileStrings, unstorableStrings } from './hostile-strings.ts'

const PATIENCE_MS = 240_000
const services = await testServices()
const app = createApp(services)
const { call, post } = apiCaller(services)

const naughty = naughtyStrings()
const texts = [...new Set([...hostileStrings, ...hostileMarkup, ...naughty])]
const options = [{ value: 'a', label: { ar: 'أ' } }]
const kinds = ['text', 'textarea', 'email', 'phone', 'number', 'date', 'select', 'radio', 'checkbox', 'location', 'retailer', 'vehicle', 'hidden'] as const
const ofEveryKind: FormField[] = [
  ...kinds.map((type) => ({ id: type, name: type, type, label: { ar: type }, ...(['select', 'radio', 'checkbox'].includes(type) ? { options } : {}) })),
  { id: 'slot', name: 'slot', type: 'time_slot', label: { ar: 'وقت' }, retailer_field: 'retailer', date_field: 'date' },
  { id: 'consent', name: 'consent', type: 'consent', label: { ar: 'موافقة' }, html: { ar: 'أوافق' } },
  // Nothing that anybody writes fits it, so that every page repeats what was written.
  { id: 'never', name: 'never', type: 'text', label: { ar: 'أبدًا' }, rules: { required: true, max: 0 } },
]

async function aForm(fields: readonly FormField[]): Promise<number> {
  const outcome = await createForm(services.staffCtx, FormDraft.parse({ name: 'هجوم', fields }))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.id
}
/** Nobody is limited here. */
const later = () => {
  services.time.now = new Date(services.time.now.getTime() + minutes(2))
}

test('every hostile text in every kind of field is repeated by the page and runs nowhere', { timeout: PATIENCE_MS }, async () => {
  const id = await aForm(ofEveryKind)
  const failed: string[] = []
  for (const text of [...texts, ...unstorableStrings]) {
    later()
    const body = new URLSearchParams([
      ...ofEveryKind.map(({ name }) => [name, text]),
      ['_key', text],
      ['_version', text],
      ['offer', text],
      ['_code.phone', text],
    ])
    const answer = await app.request(`https://site.test/ar/form/${id}`, { method: 'POST', body })
    const main = mainOf(await answer.text())
    if (answer.status !== 422) failed.push(`${answer.status}: ${text.slice(0, 60)}`)
    if (dangersOf(main).length > 0) failed.push(`runs: ${text.slice(0, 60)}`)
    const textArea = JSDOM.fragment(main).querySelector<HTMLTextAreaElement>('[name=textarea]')
    if (textArea && isStorable(text) && plain(textArea.value) !== plain(text)) failed.push(`changed: ${text.slice(0, 60)}`)
  }
  expect(failed).toEqual([])
})

test('hostile markup in the address of a form fills its fields and runs nowhere', { timeout: PATIENCE_MS }, async () => {
  const id = await aForm(ofEveryKind)
  const dangers: string[] = []
  for (const text of hostileMarkup) {
    const query = new URLSearchParams([...ofEveryKind.map(({ name }) => [name, text]), ['_layout', text], ['_vehicle', text]])
    const answer = await app.request(`https://site.test/ar/form/${id}?${query}`)
    if (answer.status !== 200 || dangersOf(mainOf(await answer.text())).length > 0) dangers.push(text)
  }
  expect(dangers).toEqual([])
})

test('what is taken comes back unharmed: to staff, in CSV and in a workbook, which hold no formula', { timeout: PATIENCE_MS }, async () => {
  const id = await aForm([
    { id: 'name', name: 'name', type: 'textarea', label: { ar: 'الاسم' } },
    { id: 'utm', name: 'utm', type: 'hidden', label: { ar: '' } },
  ])
  const acceptedTexts = texts.map((text) => text.trim()).filter((text) => text !== '' && isStorable(text) && [...text].length <= 1000)
  for (const text of acceptedTexts) {
    later()
    expect((await post(`/forms_api/forms/${id}/leads`, { attributes: { name: text, utm: text } }, { token: null })).status, text).toBe(202)
  }
  const storedLeads: { name: string; utm: string }[] = []
  for (let page = 1; storedLeads.length < acceptedTexts.length; page += 1) {
    const { data } = (await call(`/forms_api/forms/${id}/leads?items=100&sort=id&page=${page}`)).json
    if (data.length === 0) break
    storedLeads.push(...data.map(({ attributes }: { attributes: { name: string; utm: string } }) => attributes))
  }
  expect(storedLeads.map(({ name }) => name)).toEqual(acceptedTexts)
  expect(storedLeads.map(({ utm }) => utm)).toEqual(acceptedTexts)

  const exported = async (format: 'csv' | 'xlsx') => {
    const { data } = (await post(`/forms_api/forms/${id}/lead_exports`, { filters: {}, format })).json
    await writeLeadExport(services.staffCtx, { id: data.id, storage: services.storage, timeZone: 'UTC' })
    const headers = { authorization: `Bearer ${TEST_TOKEN}` }
    return Buffer.from(await (await app.request(`https://site.test/forms_api/forms/${id}/lead_exports/${data.id}/download`, { headers })).arrayBuffer())
  }
  const rows = cellsOf((await exported('csv')).toString().replace('\ufeff', ''))
  const cells = rows.slice(1).flat()
  expect(cells.filter((cell) => /^[\s\u00a0]*[=+\-@]|^[\t\r]/.test(cell))).toEqual([])
  const names = rows.slice(1).map((row) => row[rows[0]?.indexOf('الاسم') ?? 0])
  expect(names.map((name) => name?.replace(/^'(?=[\s\u00a0]*[=+\-@])/, '')).toSorted()).toEqual(acceptedTexts.toSorted())

  const sheet = Buffer.from(unzipSync(new Uint8Array(await exported('xlsx')))['xl/worksheets/sheet1.xml'] ?? []).toString()
  const { document } = new JSDOM(sheet, { contentType: 'application/xml' }).window
  expect([document.querySelectorAll('f').length, document.querySelectorAll('row').length]).toEqual([0, acceptedTexts.length + 1])
})

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** As a browser gives the text of a control back, without the blank lines at its ends. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

/** The cells of a CSV file, as a program that follows RFC 4180 reads them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
