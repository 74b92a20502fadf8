// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPaypalButtons } from './paypal-buttons.ts'

type Given = {
  createOrder: () => Promise<string>
  onApprove: (data: { orderID: string }) => unknown
  onError: (error: unknown) => void
  style: { height: number }
}

const buttons = { render: vi.fn(async (_place: HTMLElement) => undefined), close: vi.fn(async () => undefined) }
const Buttons = vi.fn((_given: Given) => buttons)
const calls = { createOrder: vi.fn(async () => 'ORDER1'), onApprove: vi.fn(async () => undefined), onError: vi.fn() }
const script = () => document.querySelector<HTMLScriptElement>('script[data-provider="paypal"]')

/** Opens the buttons; PayPal's script answers as the browser would say. */
async function open(more: { currency?: string; isOnHold?: boolean } = {}, how: 'load' | 'error' | 'known' = 'load') {
  const place = document.createElement('div')
  const opened = openPaypalButtons({
    ...{ scriptUrl: 'https://paypal.test/sdk/js', clientId: 'client', currency: 'USD', isOnHold: false, place },
    ...more,
    ...calls,
  })
  if (how === 'load') Object.assign(window, { paypal: { Buttons } })
  if (how !== 'known') script()?.dispatchEvent(new Event(how))
  return { place, close: await opened }
}

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  script()?.remove()
  Reflect.deleteProperty(window, 'paypal')
})

describe('the buttons of PayPal', () => {
  test('come by a script for the currency and the way of taking money, in Arabic', async () => {
    const { place, close } = await open()
    const { origin, pathname, searchParams } = new URL(script()?.src ?? '')
    expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
      'https://paypal.test/sdk/js',
      { 'client-id': 'client', currency: 'USD', intent: 'capture', components: 'buttons', locale: 'ar_EG' },
    ])
    expect(buttons.render).toHaveBeenCalledExactlyOnceWith(place)
    close()
    expect(buttons.close).toHaveBeenCalledOnce()
  })

  test('hand the order on, and its approval, and failures', async () => {
    await open()
    const given = Buttons.mock.calls[0]?.[0] as Given
    expect(await given.createOrder()).toBe('ORDER1')
    await given.onApprove({ orderID: 'ORDER1' })
    given.onError(new Error('x'))
    expect([calls.onApprove.mock.calls, calls.onError.mock.calls.length]).toEqual([[['ORDER1']], 1])
  })

  test('use the script that is there for the same terms, and another one for others', async () => {
    await open()
    const first = script()
    await open({}, 'known')
    expect(script()).toBe(first)
    await open({ isOnHold: true })
    expect(document.querySelectorAll('script[data-provider="paypal"]')).toHaveLength(1)
    expect(new URL(script()?.src ?? '').searchParams.get('intent')).toBe('authorize')
  })

  test('that do not load say so, also where the script brings nothing', async () => {
    await expect(open({}, 'error')).rejects.toThrow('did not load')
    script()?.remove()
    const opened = openPaypalButtons({
      ...{ scriptUrl: 'https://paypal.test/sdk/js', clientId: 'c', currency: 'USD', isOnHold: false, place: document.body },
      ...calls,
    })
    script()?.dispatchEvent(new Event('load'))
    await expect(opened).rejects.toThrow('did not start')
  })
})
