// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearOrderData, emptyOrderData, saveOrderData, waitingOrderExpression, withLocation } from '#domains/orders/index.ts'
import { textsIn } from '#kernel/words/words.ts'
import { start } from './after-interaction.ts'
import { WaitingOrder } from './view.tsx'
import { waitingOrderWords } from './words.ts'

const root = document.documentElement
const isOffered = () => root.hasAttribute('data-order-waits')
/** A page that is loaded whole: the script of its head runs. */
const load = () => {
  root.toggleAttribute('data-order-waits', new Function(`return ${waitingOrderExpression}`)())
}
let arrive = () => {}
const chosen = { ...emptyOrderData(), vehicleId: 7, detailsRoute: '/ar/showroom-order-online/vehicle/7' }
const location = { uuid: 'CI-1', id: 1, name: 'معرض دبي', city: 'دبي', address: '', phone: '' }

beforeEach(() => {
  start((arrived) => (arrive = arrived))
  render(<WaitingOrder id="w" words={textsIn('ar', waitingOrderWords.words)} />)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('an order whose car and retailer are chosen is offered from the first paint on, and no longer once it is made', () => {
  load()
  expect(isOffered()).toBe(false)
  saveOrderData(chosen)
  load()
  expect(isOffered()).toBe(false)
  saveOrderData(withLocation(chosen, location))
  load()
  expect(isOffered()).toBe(true)
  expect(screen.getByRole('link', { name: 'متابعة الطلب' }).getAttribute('href')).toBe('/ar/showroom-order-online/checkout')
  clearOrderData()
  arrive()
  expect(isOffered()).toBe(false)
  load()
  expect(isOffered()).toBe(false)
})

test('who puts the offer away sees it on no page until something is chosen again', async () => {
  saveOrderData(withLocation(chosen, location))
  load()
  await userEvent.click(screen.getByRole('button', { name: 'إخفاء هذا التنبيه' }))
  expect(isOffered()).toBe(false)
  load()
  arrive()
  expect(isOffered()).toBe(false)
  saveOrderData(withLocation(chosen, location))
  arrive()
  expect(isOffered()).toBe(true)
})
