import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Answering, startReceiver } from '#tests/support/services/a-receiver.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { aPaypal } from '#tests/support/services/a-paypal.ts'
import { aStripe } from '#tests/support/services/a-stripe.ts'
import { offerVendors } from '#tests/support/site/offer-vendors.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { copyOfDemo } from '../site-under-test/demo-folder.ts'
import { expect } from '../site-under-test/site-test.ts'

export const PROVIDERS = /stripe\.com|stripe\.network|paypal\.com|paypalobjects\.com|liqpay\.ua/

/** Stripe's script, played: fields that are ready at once, and a card that its bank lets be charged. */
const STRIPE_SCRIPT = `window.Stripe = Object.assign(() => ({
  _registerWrapper() {}, registerAppInfo() {},
  elements: ({ clientSecret }) => ({ id: clientSecret.split('_secret')[0], create: () => ({ on(name, run) { if (name === 'ready') setTimeout(run) }, mount(place) { place.textContent = 'card fields' }, destroy() {} }) }),
  confirmPayment: async ({ elements }) => { await fetch('https://api.stripe.com/paid/' + elements.id); return { paymentIntent: { status: 'requires_capture' } } },
}), { version: 'basil' })`
/** PayPal's: a button, and a buyer who agrees. */
const PAYPAL_SCRIPT = `window.paypal = { Buttons: ({ createOrder, onApprove, onError }) => ({
  render: async (place) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'PayPal' })
    button.addEventListener('click', () => void createOrder().then((id) => fetch('https://www.paypal.com/paid/' + id).then(() => onApprove({ orderID: id }))).catch(onError))
    place.append(button)
  },
  close: async () => undefined,
}) }`

/** What was asked of a provider, and the page of ours that asked. */
export type ScriptRequest = { address: string; page: string }
export type PayingSite = Awaited<ReturnType<typeof startPayingSite>>

/** A site whose payments are taken by providers of this machine. */
export async function startPayingSite() {
  const closing: (() => Promise<void>)[] = []
  const receive = async (answer?: Answering) => {
    const receiver = await startReceiver(answer)
    closing.push(receiver.close)
    return receiver
  }
  const now = () => new Date()
  const stripe = await aStripe(now, receive)
  const paypal = await aPaypal(now, receive)
  const liqpay = await aLiqpay(receive)
  // LiqPay leads back to the public address of the site only, so it has to be known before.
  const spare = await startReceiver()
  await spare.close()
  const folder = await copyOfDemo('maarad-paying-')
  const site: SiteProcess = await startSite({
    ...{ PORT: new URL(spare.url).port, PUBLIC_URL: spare.url, DATA_DIR: folder, DEMO_PICTURES: 'asked' },
    ...{ STRIPE_API_URL: stripe.url, PAYPAL_API_URL: paypal.url, LIQPAY_API_URL: liqpay.url },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' },
    ...{ LIQPAY_PUBLIC_KEY: 'public', LIQPAY_PRIVATE_KEY: liqpay.privateKey },
  })
  closing.push(
    () => site.stop(),
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  )
  return {
    url: site.url,
    /** What a provider was asked for that its contract does not know. */
    flaws: () => [...stripe.flaws, ...paypal.flaws, ...liqpay.flaws],
    configure: (options: { vendor: string; theme: string; car: number }) => configure(site.url, options),
    /** The providers' own pages, scripts and windows; tells what was asked of them. */
    async playProviders(page: Page): Promise<ScriptRequest[]> {
      const scriptRequests: ScriptRequest[] = []
      const allowed = { 'access-control-allow-origin': '*' }
      await page.context().route(PROVIDERS, async (route) => {
        const { hostname, pathname } = new URL(route.request().url())
        const [, paid] = pathname.match(/^\/paid\/(\w+)$/) ?? []
        if (paid) {
          stripe.pay(paid)
          paypal.approve(paid)
          return route.fulfill({ json: {}, headers: allowed })
        }
        scriptRequests.push({ address: `${hostname}${pathname}`, page: route.request().frame().url() })
        if (hostname !== 'www.liqpay.ua')
          return route.fulfill({ contentType: 'text/javascript', body: hostname.includes('paypal') ? PAYPAL_SCRIPT : STRIPE_SCRIPT })
        const form = Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')) as { data: string; signature: string }
        liqpay.pay(form)
        const { result_url: back } = JSON.parse(Buffer.from(form.data, 'base64').toString()) as { result_url: string }
        await route.fulfill({ status: 303, headers: { location: back } })
      })
      // Its API is this machine, and its page is where it is for everybody.
      await page.route('**/buy_online/liqpay/checkout_data?**', async (route) => {
        const answer = await route.fetch()
        const { data } = (await answer.json()) as { data: object }
        await route.fulfill({ response: answer, json: { data: { ...data, action_url: 'https://www.liqpay.ua/api/3/checkout' } } })
      })
      return scriptRequests
    },
    async close(): Promise<void> {
      for (const close of closing.splice(0).reverse()) await close()
    },
  }
}

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }

/** Has a provider take the payments, a car cost what that provider takes, and the site wear a theme. */
async function configure(url: string, { vendor, theme, car }: { vendor: string; theme: string; car: number }): Promise<void> {
  // Of the three only Stripe takes dirhams.
  if (!/stripe/i.test(vendor)) await priceInDollars(url, car)
  await offerVendors(url, [vendor])
  await fetch(`${url}/api/settings`, { method: 'POST', headers, body: JSON.stringify({ key: 'general.theme', value: theme }) })
  await expect.poll(async () => (await fetch(`${url}/ar/showroom-order-online/checkout`)).text()).toContain(`data-theme="${theme}"`)
}

async function priceInDollars(url: string, car: number): Promise<void> {
  const address = `${url}/api/stock/vehicles/${car}`
  const { data } = (await (await fetch(address, { headers })).json()) as { data: { version: string } }
  const saved = await fetch(address, {
    ...{ method: 'PUT', headers: { ...headers, 'if-match': `"${data.version}"` } },
    body: JSON.stringify({ ...data, currency: 'USD' }),
  })
  if (!saved.ok) throw new Error(await saved.text())
}
