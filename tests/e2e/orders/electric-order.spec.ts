import type { IncomingMessage } from 'node:http'
import { axeOn } from '../site-under-test/axe-on.ts'
import { aService, expect, test } from '../site-under-test/own-site.ts'

const PAGE = '/ar/electric-order'
/** Stripe's script, played: fields that are ready at once, and a card that is refused first and then taken. */
const STRIPE_SCRIPT = `window.Stripe = Object.assign(() => ({
  _registerWrapper() {}, registerAppInfo() {},
  elements: () => ({ create: () => ({ on(name, run) { if (name === 'ready') setTimeout(run) }, mount(place) { place.textContent = 'card fields' }, destroy() {} }) }),
  confirmPayment: async () => { window.tries = (window.tries ?? 0) + 1; return window.tries === 1 ? { error: { type: 'card_error', message: 'declined' } } : { paymentIntent: { status: 'succeeded' } } },
}), { version: 'basil' })`

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return pieces.length === 0 ? null : JSON.parse(Buffer.concat(pieces).toString())
}

type ElectricCall = { call: string; body: unknown; key: unknown; status: number }

/** The service of electric vehicles, which keeps what it was asked and how it answered; `fails` of its next answers are errors. */
async function anElectricService() {
  const electricCalls: ElectricCall[] = []
  const state = { fails: 0, isCancelled: false }
  const service = await aService(async (request, response) => {
    const call = `${request.method} ${request.url}`
    const body = await bodyOf(request)
    const answer = (status: number, data: object) => {
      electricCalls.push({ call, body, key: request.headers['idempotency-key'], status })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    }
    if (state.fails > 0) {
      state.fails -= 1
      return answer(500, { error: 'an English sentence of the service' })
    }
    if (call === 'POST /api/leads') return answer(201, { data: { id: 7, salesforce_lead_id: '00Q5g00000ABCDE' } })
    if (call.endsWith('/salesforce_data')) return answer(200, { data: { salesforce_lead_id: '00Q5g00000ABCDE', status: 'new' } })
    if (call.endsWith('/create_payment_intent')) return answer(201, { data: { payment_intent_id: 'pi_7', client_secret: 'pi_7_secret_1' } })
    if (!call.endsWith('/initialize_cancellation')) return answer(404, {})
    if (state.isCancelled) return answer(409, {})
    state.isCancelled = true
    return answer(200, { data: { id: 7, status: 'cancellation_initialized' } })
  })
  return { ...service, electricCalls, state }
}

test('[C-285][A-317][C-286][A-318][C-287][A-319][C-288][A-320][C-289] a visitor orders an electric car, pays and cancels, also after errors of the service; nothing is created twice, and other browsers know nothing of it', async ({
  page,
  site,
  browser,
  problems,
}) => {
  expect((await page.request.get(`${site.url}${PAGE}`)).status()).toBe(404)
  const service = await anElectricService()
  await site.set({ 'lead_api.base_url': service.url, 'lead_api.stripe_publishable_key': 'pk_test_electric' })
  await page.context().route(/js\.stripe\.com/, (route) => route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT }))
  await page.setViewportSize({ width: 390, height: 844 })
  const calls = (part: string) => service.electricCalls.filter(({ call }) => call.includes(part))
  /** What the service answered to the tries of one call, and under how many keys they came. */
  const tries = (part: string) => ({ answers: calls(part).map(({ status }) => status), keys: new Set(calls(part).map(({ key }) => key)).size })

  await page.goto(`${site.url}${PAGE}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اطلب سيارتك الكهربائية')
  await page.getByLabel('الاسم الأول').fill('ليلى')
  await page.getByLabel('اسم العائلة').fill('الهاشمي')
  await page.getByLabel('البريد الإلكتروني').fill('laila@example.com')
  await page.getByLabel('رقم الجوال').fill('0501234567')
  await page.getByLabel('السيارة', { exact: true }).fill('I-PACE')
  service.state.fails = 1
  await page.getByRole('button', { name: 'إرسال الطلب' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('English')
  // Nothing that was typed is lost, and it is sent again.
  service.state.fails = 0
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('استلمنا طلبك')
  expect(calls('POST /api/leads').at(-1)?.body).toMatchObject({ first_name: 'ليلى', last_name: 'الهاشمي', email: 'laila@example.com', model: 'I-PACE' })
  expect(tries('POST /api/leads')).toEqual({ answers: [500, 201], keys: 1 })
  await expect(page).toHaveURL(`${site.url}${PAGE}?lead=00Q5g00000ABCDE`)
  await expect(page.getByRole('main')).toContainText('00Q5g00000ABCDE')
  await expect(page.getByRole('definition').nth(1)).toHaveText('طلب جديد')
  const { violations } = await axeOn(page).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  service.state.fails = 1
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
  await expect(page.getByRole('alert')).toHaveText('تعذّر الوصول إلى خدمة الطلبات حاليًا. يُرجى المحاولة مرة أخرى.')
  service.state.fails = 0
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
  await expect(page.getByText('card fields')).toBeVisible()
  // Whoever comes back before paying finds the same payment.
  await page.reload()
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
  await expect(page.getByText('card fields')).toBeVisible()
  expect(tries('/create_payment_intent')).toEqual({ answers: [500, 201], keys: 1 })
  // Who thinks better of cancelling goes on paying where the fields stand.
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
  await page.getByRole('button', { name: 'الإبقاء على الطلب' }).click()
  const pay = page.getByRole('button', { name: 'ادفع', exact: true })
  await pay.click()
  await expect(page.getByRole('alert')).toHaveText(/لم تتم عملية الدفع/)
  await pay.click()
  await expect(page.getByText('استلمنا دفعتك.')).toBeVisible()

  // After a reload the order is there again, and is cancelled once.
  await page.reload()
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
  service.state.fails = 1
  await page.getByRole('button', { name: 'نعم، ألغِ الطلب' }).click()
  await expect(page.getByRole('alert')).toHaveText(/تعذّر الوصول/)
  service.state.fails = 0
  await page.getByRole('button', { name: 'إلغاء الطلب' }).click()
  await page.getByRole('button', { name: 'نعم، ألغِ الطلب' }).click()
  await expect(page.getByText(/بدأ إلغاء الطلب/)).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${site.url}${PAGE}?lead=00Q5g00000ABCDE`)
  await expect(stranger.getByRole('alert')).toHaveText('لا يُعرف هذا الطلب في هذا المتصفح.')
  await stranger.context().close()
  await service.close()
  expect(calls('/initialize_cancellation').map(({ status }) => status)).toEqual([500, 200])
  expect([calls('POST /api/leads'), calls('/create_payment_intent')].map(({ length }) => length)).toEqual([2, 2])
  // Answers with an error stand in the console, and nothing else does.
  expect(problems.splice(0).filter((text) => !/status of (404|502) /.test(text))).toEqual([])
})
