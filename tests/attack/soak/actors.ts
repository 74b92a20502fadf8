import { setTimeout as pause } from 'node:timers/promises'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { hostileStrings } from '../hostile-strings.ts'
import { type Answer, type SiteRequest, ask } from './site-client.ts'

/** What all actors share: where the two processes answer at this moment, whether the soak goes on, what was promised, and what must not have been said. */
export type Soak = {
  sites: () => readonly [string, string]
  hasEnded: () => boolean
  /** A process or the database was killed a moment ago: errors are no flaw then. */
  isRecovering: () => boolean
  /** Acknowledged writes by kind: what the visitor called it, and the id or number that the site gave. */
  promised: Record<'lead' | 'upload' | 'order' | 'page', Map<string, string>>
  flaws: string[]
  /** Every answer that an actor was given, in their order. */
  answers: Heard[]
}

/** When it was asked and answered, by `performance.now`; status 0 is a cut connection. */
type Heard = { began: number; ended: number; method: string; path: string; status: number }

/** A soak in which nothing has happened yet. */
export function aSoak(from: Pick<Soak, 'sites' | 'hasEnded'> & Partial<Pick<Soak, 'isRecovering'>>): Soak {
  const promised = { lead: new Map(), upload: new Map(), order: new Map(), page: new Map() }
  return { isRecovering: () => false, ...from, promised, flaws: [], answers: [] }
}

/** How many answers of each status there were, and how many writes of each kind were promised. */
export function totalsOf({ answers, promised }: Soak) {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return { answers: counts, written: Object.fromEntries(Object.entries(promised).map(([kind, { size }]) => [kind, size])) }
}

export const asStaff = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
const AGAIN_MS = 100
/** Fast enough to meet each other everywhere, slow enough that two processors are not all that is measured. */
export const PACE_MS = 20

/** Sends, and again after a cut connection or a 503, as browsers and programs do, until something else is answered. Null when the soak ended first. */
export async function askUntilAnswered(soak: Soak, at: number, siteRequest: SiteRequest): Promise<Answer | null> {
  for (let tries = 0; !soak.hasEnded() || tries < 50; tries += 1) {
    const answer = await askOnce(soak, at + tries, siteRequest)
    if (answer.status !== 0 && answer.status < 500 && answer.status !== 429) return answer
    await pause(AGAIN_MS)
  }
  return null
}

function siteOf({ sites }: Soak, at: number): string {
  return sites()[at % 2 === 0 ? 0 : 1]
}

export async function askOnce(soak: Soak, at: number, siteRequest: SiteRequest): Promise<Answer> {
  const { method = 'GET', path } = siteRequest
  const began = performance.now()
  const answer = await ask(siteOf(soak, at), siteRequest)
  const { status, text } = answer
  soak.answers.push({ began, ended: performance.now(), method, path, status })
  // 503 is told to whom the site cannot serve now: it promises nothing, and comes with the time to ask again.
  const isFlaw = status >= 500 && status !== 503 && !soak.isRecovering()
  if (isFlaw && soak.flaws.length < 50) soak.flaws.push(`${status} ${method} ${path.slice(0, 100)} ${text.slice(0, 120)}`)
  return answer
}

/** Reads pages, lists and searches, mostly those that others read too. */
export async function readPaths(soak: Soak, number: number, paths: readonly string[]): Promise<void> {
  const lists = ['/ar/find-a-car', '/api/vehicles?items=12', '/public_api/pages/by_path/about', '/search_suggestions/?keyword=def']
  for (let count = number; !soak.hasEnded(); count += 1) {
    const usual = paths[(count * 7 + number * 13) % paths.length] ?? '/ar/'
    const path = count % 5 === 0 ? (lists[(count / 5) % lists.length] ?? '/ar/') : usual
    await askOnce(soak, count, { path, headers: { 'accept-encoding': 'br' }, from: `127.2.${number}.1` })
    await pause(PACE_MS)
  }
}

/** Sends leads, each under one key until the site says that it has it. */
export async function submit(soak: Soak, number: number, formId: number): Promise<void> {
  for (let count = 0; !soak.hasEnded(); count += 1) {
    const key = `visitor-${number}-${count}`
    const headers = { ...asStaff, 'idempotency-key': key }
    const siteRequest = { method: 'POST', path: `/forms_api/forms/${formId}/leads`, body: { attributes: { name: key } }, headers, from: `127.3.${number}.1` }
    const answer = await askUntilAnswered(soak, count, siteRequest)
    if (answer && answer.status < 300) soak.promised.lead.set(key, String(answer.json.data.id))
    else if (answer) soak.flaws.push(`a lead was answered ${answer.status}: ${answer.text.slice(0, 200)}`)
    await pause(PACE_MS)
  }
}

/** Of about 200 kB, more than is kept in memory. */
const PDF = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${'x'.repeat(200_000)}\ntrailer<</Root 1 0 R>>\n%%EOF\n`

/** Sends leads with a file; every third body breaks off in its middle and promises nothing. */
export async function upload(soak: Soak, number: number, formId: number): Promise<void> {
  for (let count = 0; !soak.hasEnded(); count += 1) {
    const key = `upload-${number}-${count}`
    const part = (head: string, value: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`
    const file = `name="attributes[file]"; filename="a.pdf"`
    const whole = `${part('name="attributes[name]"', key)}${part(file, PDF)}--b--\r\n`
    const isBroken = count % 3 === 2
    const bytes = Buffer.from(isBroken ? whole.slice(0, 100_000) : whole)
    const headers = { ...asStaff, 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': key }
    const siteRequest = { method: 'POST', path: `/forms_api/forms/${formId}/leads`, bytes, headers, from: `127.4.${number}.1` }
    const answer = await askUntilAnswered(soak, count, siteRequest)
    if (answer && answer.status < 300 && !isBroken) soak.promised.upload.set(key, String(answer.json.data.id))
    if (answer && answer.status < 300 === isBroken)
      soak.flaws.push(`an upload (broken: ${isBroken}) was answered ${answer.status}: ${answer.text.slice(0, 300)}`)
    await pause(10 * PACE_MS)
  }
}

/** Saves pages, as an editor's programs do. */
export async function edit(soak: Soak): Promise<void> {
  for (let count = 0; !soak.hasEnded(); count += 1) {
    const path = `soak/${count}`
    const { status } = await askOnce(soak, count, { method: 'POST', path: '/api/pages', body: { path, status: 'published', title: path }, headers: asStaff })
    if (status === 201) soak.promised.page.set(path, path)
    await pause(10 * PACE_MS)
  }
}

/** Orders cars by the test gateway, each buyer from an address of their own; two want every car. */
export async function buy(soak: Soak, number: number, { cars, company }: { cars: readonly number[]; company: string }): Promise<void> {
  for (let count = 0; !soak.hasEnded() && count < cars.length; count += 1) {
    const vehicle_id = cars[count] as number
    const buyer = new Buyer(soak, `127.${10 + number}.${(count >> 8) & 255}.${count & 255 || 1}`, count)
    const heldLock = await buyer.ask('POST', '/orders/init', { vehicle_id, company_uuid: company })
    if (heldLock?.status !== 201) continue
    const { lock_id, amount } = heldLock.json.data
    const phone = `+97150${1_000_000 + number * 100_000 + count}`
    const mail = `buyer-${number}-${count}@example.com`
    const lead_attributes = { first_name: 'سارة', last_name: 'المنصوري', phone }
    const order = { vehicle_id, company_uuid: company, lock_id, customer_email: mail, locale: 'ar', lead_attributes }
    await buyer.ask('PUT', `/locks/${lock_id}/draft`, { draft: order })
    const payment = { amount: amount.minor, currency: amount.currency, vehicle_id, company_uuid: company }
    const begun = await buyer.ask('POST', '/test_payment', { payment })
    const intent = begun?.json?.data?.stripe_payment_intent_id
    if (!intent) continue
    await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    const placed = await buyer.ask('POST', '/orders', { order: { ...order, stripe_payment_intent_id: intent } })
    if (placed && placed.status < 300) soak.promised.order.set(placed.json.data.order_number, String(vehicle_id))
    await pause(5 * PACE_MS)
  }
}

class Buyer {
  readonly #soak: Soak
  readonly #from: string
  readonly #at: number
  #cookie = ''

  constructor(soak: Soak, from: string, at: number) {
    this.#soak = soak
    this.#from = from
    this.#at = at
  }

  async ask(method: string, path: string, body: unknown): Promise<Answer | null> {
    const headers: Record<string, string> = this.#cookie ? { cookie: this.#cookie } : {}
    const answer = await askUntilAnswered(this.#soak, this.#at, { method, path: `/buy_online${path}`, body, headers, from: this.#from })
    if (answer?.cookie) this.#cookie = answer.cookie
    return answer
  }
}

/** Sends what nobody means well: hostile texts as paths, values, names, headers and bodies, by every method. */
export async function attack(soak: Soak, number: number, formId: number): Promise<void> {
  const texts = [...hostileStrings, ...Object.getOwnPropertyNames(Object.prototype)]
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']
  for (let count = number; !soak.hasEnded(); count += 1) {
    const text = texts[count % texts.length] ?? ''
    const word = encodeURIComponent(text)
    const path = [
      `/ar/${word}`,
      `/ar/inventory?${word}=${word}`,
      `/api/stock/vehicles?filter[${word}]=${word}`,
      `/forms_api/forms/${formId}/leads`,
      `/public_api/pages/by_path/${word}`,
      '/buy_online/orders',
      `/ar/search?q=${word}`,
      '/hooks/stripe',
    ][count % 8] as string
    const method = methods[(count >> 3) % methods.length] as string
    const mayHaveBody = !['GET', 'HEAD'].includes(method)
    const body = mayHaveBody ? `{${JSON.stringify(text)}:${JSON.stringify(text)},"attributes":{${JSON.stringify(text)}:[${JSON.stringify(text)}]}}` : undefined
    const headers = { 'content-type': 'application/json', cookie: `maarad_buyer=${word.slice(0, 200)}`, 'accept-language': 'ar' }
    const siteRequest = {
      method,
      path: path.slice(0, 2000),
      headers,
      from: `127.5.${number}.${(count % 200) + 1}`,
      ...(body ? { bytes: Buffer.from(body) } : {}),
    }
    await askOnce(soak, count, siteRequest)
    await pause(PACE_MS)
  }
}
