import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { releaseLead, submitLead, writeLeadExport } from '#domains/leads/index.server.ts'
import { leadIntake } from '#server/api/leads/lead-intake.server.ts'
import { deliverySenders } from '#server/jobs/delivery-senders.gen.server.ts'
import { contextOf } from '#server/services.server.ts'
import { aField, leadsOfTest } from '#tests/support/records/a-lead.ts'
import { aMailServer } from '#tests/support/services/a-mail-server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { naughtyStrings } from '#tests/support/reading/contracts.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '#server/app.server.ts'
import { hostileMarkup } from './hostile-markup.ts'
import { hostileStrings } from './hostile-strings.ts'

// Every hostile text is sent through text fields of a form, and read again wherever leads go.
// The process keeps its connection to the mail server.
const mailServer = await aMailServer({ closeTimeout: 100 })
const services = await testServices({ SERVICE_NETWORK: 'private', SMTP_URL: mailServer.url })
const { post, call } = apiCaller(services)
const app = createApp(services)
const { db } = services.database

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '\t=1', '=cmd|"/c calc"!A1', '=HYPERLINK("http://a.test","x")', '＝1+1']
const LONGEST = 5000
const FIELDS_OF_A_LEAD = 20
/** What forms do with any text: blanks around it go. */
const texts = [...new Set([...formulas, ...hostileMarkup, ...hostileStrings, ...naughtyStrings()])]
  .map((text) => text.toWellFormed().replaceAll('\0', '').trim())
  .filter((text) => text !== '' && text.length <= LONGEST)
const bundles = Array.from({ length: Math.ceil(texts.length / FIELDS_OF_A_LEAD) }, (_, index) =>
  texts.slice(index * FIELDS_OF_A_LEAD, (index + 1) * FIELDS_OF_A_LEAD),
)
const fields = Array.from({ length: FIELDS_OF_A_LEAD }, (_, index) =>
  aField(`text_${index}`, index % 2 === 0 ? 'textarea' : 'text', { rules: { max: LONGEST } }),
)
const crm = await aReceiver()
const ids: number[] = []
type Parsed = (typeof mailServer.mails)[number]['parsed']
let formId = 0

beforeAll(async () => {
  await leadsOfTest(services).emptied()
  await db.execute(sql`insert into setting (key, value) values ('webhooks.signing_key', '"0123456789abcdef0123456789abcdef"')`)
  services.site.forget()
  const form = await createForm(
    services.staffCtx,
    FormDraft.parse({
      name: 'استفسار',
      fields: [...fields, aField('email', 'email')],
      integrations: [{ id: 'crm', kind: 'webhook', name: 'CRM', url: `${crm.url}/leads`, enabled: true }],
      settings: {
        ...FormDraft.parse({ name: 'x' }).settings,
        notifications: [{ recipients: ['team@example.com'], subject: { ar: 'طلب: {text_0}' }, template: { ar: '{text_1}' } }],
      },
    }),
  )
  formId = form.ok ? form.value.id : 0
  const intake = { ...(await leadIntake(services)), countSender: () => 0, countForm: () => 0 }
  const about = { formVersion: null, key: '', pageUrl: '', solution: '', honeypot: '', captchaToken: '', sender: { address: null } }
  for (const bundle of bundles) {
    const values = Object.fromEntries(bundle.map((text, index) => [`text_${index}`, text]))
    const outcome = await submitLead(contextOf(services), intake, { formId, values, files: {}, ...about })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    await releaseLead(services.staffCtx, intake, outcome.value.id)
    ids.push(outcome.value.id)
  }
  await createDeliveryLoop(contextOf(services), deliverySenders(services)).run()
}, 120_000)

const valuesOf = (bundle: readonly string[]) => Object.fromEntries(bundle.map((text, index) => [`text_${index}`, text]))

test('hostile texts come back unharmed from the API of staff', async () => {
  for (const [index, id] of ids.entries()) {
    const { data } = (await call(`/api/leads/${id}`)).json
    expect(data.attributes).toEqual(valuesOf(bundles[index] ?? []))
    expect(data.facts.map(({ value }: { value: string }) => value)).toEqual(bundles[index])
  }
})

test('hostile texts arrive unharmed at receivers of webhooks', () => {
  const received = crm.received.map(({ body }) => JSON.parse(body))
  const byId = new Map(received.map((message) => [message.data?.id ?? message.id, message.data?.attributes ?? message.attributes]))
  for (const [index, id] of ids.entries()) expect(byId.get(id)).toEqual(valuesOf(bundles[index] ?? []))
})

test('hostile texts are only text in both parts of a mail: no element, no address and no header comes of them', () => {
  expect(mailServer.mails).toHaveLength(ids.length)
  for (const { parsed, to, raw } of mailServer.mails) {
    expect(to).toEqual(['team@example.com'])
    const { document } = new JSDOM(parsed.html || '').window
    const strange = document.querySelectorAll('script, img, iframe, svg, math, object, embed, video, audio, form, input, base, meta[http-equiv]')
    // The site's own logo is a picture.
    expect([...strange].map(({ outerHTML }) => outerHTML).filter((html) => !html.startsWith('<img src="https://site.test/'))).toEqual([])
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    expect(attributes.filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value))).toEqual([])
    const [head = ''] = raw.split('\r\n\r\n')
    expect(head.split('\r\n').filter((line) => /^(set-cookie|bcc|cc):/i.test(line))).toEqual([])
  }
  const readers = [(mail: Parsed) => mail.text ?? '', (mail: Parsed) => new JSDOM(mail.html || '').window.document.body.textContent ?? '']
  for (const part of readers) {
    const everything = mailServer.mails.map(({ parsed }) => squeezed(part(parsed))).join('\n')
    expect(texts.filter((text) => !everything.includes(squeezed(shownInMail(text))))).toEqual([])
    // Nothing was cut within a sign.
    expect(everything).not.toContain('\ufffd…')
  }
})

test('hostile texts stay texts in CSV: none begins as a formula, none ends its cell', async () => {
  const rows = parsedCsv((await exported('csv')).toString('utf8').replace(/^\ufeff/, ''))
  expect(rows).toHaveLength(ids.length + 1)
  const cells = rows.slice(1).map((row) => row.slice(5, 5 + FIELDS_OF_A_LEAD))
  expect(cells.flat().filter((cell) => /^[\s\u00a0]*[=+\-@]/.test(cell))).toEqual([])
  const unguarded = cells.map((row, index) =>
    row.slice(0, bundles[index]?.length).map((cell, at) => (cell === `'${bundles[index]?.[at]}` ? cell.slice(1) : cell)),
  )
  expect(unguarded).toEqual(bundles)
})

test('hostile texts stay texts in a workbook: no cell is calculated', async () => {
  const files = unzipSync(new Uint8Array(await exported('xlsx')))
  const sheet = Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(sheet).not.toMatch(/<f[ >]|t="(?:str|n|e|b)"/)
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].slice(1)
  const cells = rows.map(([, row = '']) => [...row.matchAll(/<c\/>|<t xml:space="preserve">(.*?)<\/t>/gs)].map(([, text = '']) => unescaped(text)).slice(5))
  // XML has no way to write control characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out.
  const writable = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
  expect(cells.map((row, index) => row.slice(0, bundles[index]?.length))).toEqual(bundles.map((bundle) => bundle.map(writable)))
})

async function exported(format: 'csv' | 'xlsx'): Promise<Buffer> {
  const { id } = (await post(`/forms_api/forms/${formId}/lead_exports`, { format })).json.data
  await writeLeadExport(contextOf(services), { id, storage: services.storage, timeZone: 'UTC' })
  const answer = await app.request(`https://site.test/forms_api/forms/${formId}/lead_exports/${id}/download`, {
    headers: { authorization: `Bearer ${TEST_TOKEN}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

/** A mail with many answers shows the beginning of a long one; the whole text stands in the admin. */
function shownInMail(text: string): string {
  return text.length > 500 ? [...text].slice(0, 250).join('') : text
}

/** Mails break and join lines; what is said stays. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}

function parsedCsv(text: string): string[][] {
  return [...text.matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)",?/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  )
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#13;', '\r').replaceAll('&amp;', '&')
}
