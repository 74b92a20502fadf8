// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStripeForm } from './stripe-form.ts'

const heard = new Map<string, (event: { error: { message?: string } }) => void>()
let begins: 'ready' | 'loaderror' = 'ready'
let failure: { message?: string } = { message: 'no fields' }
const fields = {
  on: (event: string, hear: (event: { error: { message?: string } }) => void) => void heard.set(event, hear),
  mount: vi.fn((_place: HTMLElement) => heard.get(begins)?.({ error: failure })),
  destroy: vi.fn(),
}
const elements = { create: vi.fn((_kind: string) => fields) }
const confirmPayment = vi.fn()
const stripe = { elements: vi.fn((_options: object) => elements), confirmPayment }
const loadStripe = vi.fn(async (_key: string, _options: object): Promise<typeof stripe | null> => stripe)
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: (key: string, options: object) => loadStripe(key, options) }))

const place = document.createElement('div')
const open = (accountId: string | null = null) => openStripeForm({ publishableKey: 'pk_1', accountId, clientSecret: 's_1', place, colour: '#111' })

beforeEach(() => {
  vi.clearAllMocks()
  heard.clear()
  begins = 'ready'
})

describe('the fields of Stripe', () => {
  test('[C-104] are of the site’s own account or of the connected one, in Arabic and in the colour of the page', async () => {
    await open()
    await open('acct_1')
    expect(loadStripe.mock.calls).toEqual([
      ['pk_1', { locale: 'ar' }],
      ['pk_1', { locale: 'ar', stripeAccount: 'acct_1' }],
    ])
    expect(stripe.elements.mock.calls[0]?.[0]).toMatchObject({ clientSecret: 's_1', locale: 'ar', appearance: { variables: { colorPrimary: '#111' } } })
    expect([elements.create.mock.calls[0], fields.mount.mock.calls[0]]).toEqual([['payment'], [place]])
  })

  test('that do not load fail with what Stripe says', async () => {
    begins = 'loaderror'
    await expect(open()).rejects.toThrow('no fields')
    failure = {}
    await expect(open()).rejects.toThrow('the fields of Stripe did not load')
    loadStripe.mockResolvedValueOnce(null)
    await expect(open()).rejects.toThrow('Stripe did not load')
  })

  test.each([
    [{ paymentIntent: { status: 'succeeded' } }, 'paid'],
    [{ paymentIntent: { status: 'requires_capture' } }, 'paid'],
    [{ paymentIntent: { status: 'processing' } }, 'paid'],
    [{ paymentIntent: { status: 'requires_payment_method' } }, 'declined'],
    [{ error: { type: 'card_error', message: 'no' } }, 'declined'],
    [{ error: { type: 'validation_error', message: 'الرقم غير مكتمل' } }, { mistake: 'الرقم غير مكتمل' }],
    [{ error: { type: 'validation_error' } }, { mistake: '' }],
  ])('that answer %j are %j', async (answer, told) => {
    confirmPayment.mockResolvedValue(answer)
    const form = await open()
    expect(await form.pay('https://site.test/ar/back')).toEqual(told)
    expect(confirmPayment).toHaveBeenCalledWith({ elements, redirect: 'if_required', confirmParams: { return_url: 'https://site.test/ar/back' } })
  })

  test('are taken away when the step is left', async () => {
    const form = await open()
    form.close()
    expect(fields.destroy).toHaveBeenCalledOnce()
  })
})
