// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageAddress, takeFromAddress } from './page-address.ts'

beforeEach(() => history.replaceState({ kept: true }, '', '/ar/order?step=3&paid=0#end'))

test('a provider returns to this page as it is, with a mark', () => {
  expect(pageAddress({})).toBe(location.href)
  expect(pageAddress({ paid: '1', liqpay_order_id: 'k 1' })).toBe(`${location.origin}/ar/order?step=3&paid=1&liqpay_order_id=k+1#end`)
  expect(location.search).toBe('?step=3&paid=0')
})

describe('what a provider left in the address', () => {
  test('is read once, and the rest of the address and its state stay', () => {
    history.replaceState({ kept: true }, '', '/ar/order?step=3&payment_intent=pi_1&redirect_status=#end')
    expect(takeFromAddress(['payment_intent', 'redirect_status', 'absent'])).toEqual({ payment_intent: 'pi_1', redirect_status: '' })
    expect([location.pathname + location.search + location.hash, history.state]).toEqual(['/ar/order?step=3#end', { kept: true }])
    expect(takeFromAddress(['payment_intent', 'redirect_status'])).toEqual({})
  })

  test('that is nothing leaves the history alone', () => {
    const replace = vi.spyOn(history, 'replaceState')
    expect(Object.keys(takeFromAddress(['payment_intent']))).toEqual([])
    expect(replace).not.toHaveBeenCalled()
    replace.mockRestore()
  })
})
