// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import { createPaymentsClient } from '../payments-client.ts'
import { paymentWords } from '../words.ts'
import { PaymentStep } from './payment-step.tsx'
import type { PaymentStepProps } from './step-props.ts'

const words = textsIn('ar', paymentWords.words)
const setup = { stripe: null, paypal: null, liqpay: {}, test: {} }

type Sent = { path: string; body: unknown }

/** A fake of the payment calls, answered by path; requests are recorded. */
function aClient(answers: Readonly<Record<string, readonly [status: number, data: unknown]>>) {
  const sent: Sent[] = []
  const client = createPaymentsClient('', async (path, { body }) => {
    sent.push({ path, body: body ? JSON.parse(String(body)) : undefined })
    const [status, data] = Object.entries({ payment_setup: [200, setup] as const, ...answers }).find(([name]) => path.includes(name))?.[1] ?? [500, null]
    const json = status < 400 ? { data } : { error: { code: String(data) } }
    return new Response(JSON.stringify(json), { status })
  })
  return { client, sent }
}

function show(props: Partial<PaymentStepProps>) {
  const onPaid = vi.fn()
  const given: PaymentStepProps = {
    ...{ vendor: { type: 'TEST', stripe_connected_accounts: [] }, amount: { minor: 50_000, currency: 'AED' }, price: '500 AED', isOnHold: false },
    ...{ vehicleId: 1, companyUuid: 'c-1', description: 'حجز', words, onPaid, ...props },
  }
  render(<PaymentStep {...given} />)
  return onPaid
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  document.head.querySelectorAll('script').forEach((script) => void script.remove())
  history.replaceState(null, '', '/')
})

describe('the step of payment', () => {
  test('the test gateway is labelled as such, and returns the values for the order', async () => {
    const { client, sent } = aClient({ test_1: [200, { status: 'approved' }], test_payment: [201, { stripe_payment_intent_id: 'test_1' }] })
    const onPaid = show({ client })
    expect(await screen.findByText(words.test_name)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'دفع 500 AED' }))
    expect(onPaid).toHaveBeenCalledExactlyOnceWith({ stripe_payment_intent_id: 'test_1' })
    expect(sent.at(-1)).toEqual({ path: '/buy_online/test_payment/test_1/pay', body: { choice: 'approve' } })
    expect(sent.at(-2)?.body).toEqual({ payment: { amount: 50_000, currency: 'AED', vehicle_id: 1, company_uuid: 'c-1' } })
    expect(document.querySelectorAll('script[src]')).toHaveLength(0)
  })

  test('[C-254] money that is held first is called so', async () => {
    show({ isOnHold: true, client: aClient({}).client })
    expect(await screen.findByRole('button', { name: 'حجز 500 AED على البطاقة' })).toBeTruthy()
    expect(screen.getByText(words.hold_note)).toBeTruthy()
  })

  test('a declined card shows an error in Arabic, has the focus, and can be retried or paid in another way', async () => {
    const onAnotherWay = vi.fn()
    const { client } = aClient({ test_1: [200, { status: 'declined' }], test_payment: [201, { stripe_payment_intent_id: 'test_1' }] })
    const onPaid = show({ onAnotherWay, client })
    await userEvent.click(await screen.findByRole('button', { name: words.test_decline }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words.failed_declined)
    await waitFor(() => expect(document.activeElement).toBe(alert))
    await userEvent.click(screen.getByRole('button', { name: words.another_way }))
    expect(onAnotherWay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: words.again }))
    expect(await screen.findByRole('button', { name: 'دفع 500 AED' })).toBeTruthy()
    expect(onPaid).not.toHaveBeenCalled()
  })

  test.each([
    [502, 'provider_unavailable', words.failed_unreachable],
    [404, 'not_found', words.failed_lost],
    [409, 'already_paid', words.failed_paid],
    [422, 'invalid', words.failed_changed],
    [429, 'too_many_requests', words.failed_too_many],
  ])('[C-268] %i %s has its words', async (status, code, text) => {
    const onPaid = show({ client: aClient({ test_payment: [status, code] }).client })
    await userEvent.click(await screen.findByRole('button', { name: 'دفع 500 AED' }))
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(onPaid).not.toHaveBeenCalled()
  })

  test('a tab in which somebody pays what another has paid leads to the order, and offers no second payment', async () => {
    const onPaidElsewhere = vi.fn()
    show({ client: aClient({ test_payment: [409, 'already_paid'] }).client, onPaidElsewhere, onAnotherWay: vi.fn() })
    await userEvent.click(await screen.findByRole('button', { name: 'دفع 500 AED' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words.open_order])
    await userEvent.click(alert.getByRole('button'))
    expect(onPaidElsewhere).toHaveBeenCalledOnce()
  })

  test.each(['cash', 'STRIPE', ' paypal '])('[A-202][C-395] %s, which is unknown or not set up, shows an error and requests nothing', async (type) => {
    const { client, sent } = aClient({})
    show({ vendor: { type, stripe_connected_accounts: [] }, client })
    expect((await screen.findByRole('alert')).textContent).toContain(words.failed_unknown)
    expect(sent.filter(({ path }) => !path.endsWith('/payment_setup'))).toEqual([])
    expect(document.querySelectorAll('script[src]')).toHaveLength(0)
  })

  test('says that it is being prepared until it knows what is set up, and then draws the provider’s part alone', async () => {
    let answer = (_: Response) => {}
    const client = createPaymentsClient('', async () => new Promise<Response>((resolve) => (answer = resolve)))
    show({ client })
    expect(screen.getByRole('status').textContent).toBe(words.loading)
    expect(screen.queryByRole('button')).toBeNull()
    answer(Response.json({ data: setup }))
    expect(await screen.findByText(words.test_name)).toBeTruthy()
    expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null])
  })

  test('that cannot learn what is set up says so, and asks again when the buyer does', async () => {
    const onFailure = vi.fn()
    const answers = { payment_setup: [500, ''] as readonly [number, unknown] }
    const { client, sent } = aClient(answers)
    show({ client, onFailure })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(words.failed_unreachable)).toBeTruthy()
    expect([screen.queryByRole('status'), onFailure.mock.calls]).toEqual([null, [['unreachable']]])
    expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words.again])
    await userEvent.click(alert.getByRole('button'))
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/buy_online/payment_setup', '/buy_online/payment_setup']))
  })

  test('that is not set up cannot be tried again, only left for another way', async () => {
    show({ vendor: { type: 'PAYPAL', stripe_connected_accounts: [] }, client: aClient({}).client, onAnotherWay: vi.fn() })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words.another_way])
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('of an unknown vendor asks for nothing at all', async () => {
    const { client, sent } = aClient({})
    show({ vendor: { type: 'cash', stripe_connected_accounts: [] }, client })
    expect((await screen.findByRole('alert')).textContent).toContain(words.failed_unknown)
    expect(sent).toEqual([])
  })

  test('[C-104][C-253][C-254] Stripe is begun for the account of the recipient; its script is asked for then, and not before', async () => {
    const stripe = { ...setup, stripe: { publishable_key: 'pk_test_1' } }
    const { client, sent } = aClient({
      payment_setup: [200, stripe],
      '/buy_online/payment': [201, { stripe_payment_intent_id: 'pi_1', client_secret: 's', status: 'x' }],
    })
    const accounts = [
      { company_uuid: 'c-0', stripe_account_id: 'acct_0' },
      { company_uuid: 'c-1', stripe_account_id: 'acct_1' },
    ]
    show({ vendor: { type: 'stripe', stripe_connected_accounts: accounts }, isOnHold: true, client })
    await vi.waitFor(() => expect(document.querySelector('script[src^="https://js.stripe.com/"]')).toBeTruthy())
    expect(sent.map(({ path }) => path)).toEqual(['/buy_online/payment_setup', '/buy_online/payment'])
    expect(sent[1]?.body).toEqual({
      payment: { amount: 50_000, currency: 'AED', vehicle_id: 1, company_uuid: 'c-1', capture_method: 'manual' },
      stripe_account_id: 'acct_1',
    })
  })

  test('[C-255] a payment that is not on hold names no method of capture, and none names an account that there is not', async () => {
    const stripe = { ...setup, stripe: { publishable_key: 'pk_test_1' } }
    const { client, sent } = aClient({ payment_setup: [200, stripe], '/buy_online/payment': [402, 'payment_failed'] })
    show({ vendor: { type: 'STRIPE', stripe_connected_accounts: [] }, client })
    expect((await screen.findByRole('alert')).textContent).toContain(words.failed_declined)
    expect(sent[1]?.body).toEqual({ payment: { amount: 50_000, currency: 'AED', vehicle_id: 1, company_uuid: 'c-1' } })
  })

  test('[C-265] LiqPay is left for by a form with both fields, and who comes back has paid, once', async () => {
    const submitted: Record<string, string>[] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      submitted.push({ action: this.action, method: this.method, ...(Object.fromEntries(new FormData(this)) as Record<string, string>) })
    })
    const form = { data: 'ZGF0YQ==', signature: 'c2ln', action_url: 'https://www.liqpay.ua/api/3/checkout', liqpay_order_id: 'k-1' }
    const { client, sent } = aClient({ checkout_data: [200, form] })
    const vendor = { type: 'LIQPAY', stripe_connected_accounts: [] }
    show({ vendor, client })
    await userEvent.click(await screen.findByRole('button', { name: words.to_liqpay }))
    await vi.waitFor(() => expect(submitted).toEqual([{ action: form.action_url, method: 'post', data: form.data, signature: form.signature }]))
    expect(sent.at(-1)?.path).toMatch(/company_uuid=c-1&amount=500\.00&currency=AED/)
    cleanup()
    history.replaceState(null, '', '/?liqpay_order_id=1')
    const onPaid = show({ vendor, client })
    await vi.waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith({ liqpay_order_id: 'k-1' }))
    expect(location.search).toBe('')
  })
})
