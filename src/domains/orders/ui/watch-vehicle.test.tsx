// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { textsIn } from '#kernel/words/words.ts'
import { watchWords } from '../words.ts'

const send = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', send)
const { WatchVehicle } = await import('./watch-vehicle.tsx')

const words = textsIn('ar', watchWords.words)
const field = () => screen.getByRole('textbox', { name: words.email })
const button = () => screen.getByRole('button')
const refusal = (status: number, code: string) => Response.json({ errors: [{ code }] }, { status })

/** Types an address and asks for the mail. */
async function ask(email: string) {
  await userEvent.clear(field())
  if (email !== '') await userEvent.type(field(), email)
  await userEvent.click(screen.getByRole('button', { name: words.notify }))
}

afterEach(() => {
  cleanup()
  send.mockReset()
})

test('an address is kept, and the visitor is told that a mail comes', async () => {
  send.mockResolvedValue(new Response(null, { status: 204 }))
  render(<WatchVehicle vehicleId={326} words={words} />)
  expect(screen.getByRole('alert').textContent).toBe('')
  await ask(' sara@example.com ')
  expect((await screen.findByRole('status')).textContent).toBe(words.done)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(send).toHaveBeenCalledExactlyOnceWith('/buy_online/locks/notify', expect.objectContaining({ method: 'POST' }))
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({ vehicle_id: 326, email: 'sara@example.com', locale: 'ar' })
})

test('the form leaves the page where it is', () => {
  render(<WatchVehicle vehicleId={326} words={words} />)
  expect(fireEvent.submit(button().closest('form') as HTMLFormElement)).toBe(false)
})

test('what is no address is said at the field, which gets the focus, until something else is typed; nothing is sent', async () => {
  render(<WatchVehicle vehicleId={326} words={words} />)
  for (const email of ['', 'sara@example']) {
    await ask(email)
    expect(screen.getByRole('alert').textContent).toBe(words.not_an_email)
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  }
  await userEvent.type(field(), '.com')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect([field().hasAttribute('aria-invalid'), field().hasAttribute('aria-describedby')]).toEqual([false, false])
  expect(send).not.toHaveBeenCalled()
})

test('while the address is sent the button says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  send.mockReturnValue(promise)
  render(<WatchVehicle vehicleId={326} words={words} />)
  expect(button().hasAttribute('aria-disabled')).toBe(false)
  await ask('sara@example.com')
  expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual([words.sending, 'true'])
  resolve(new Response(null, { status: 204 }))
  expect(await screen.findByRole('status')).toBeTruthy()
})

test.each([
  ['too many attempts', () => refusal(429, 'too_many'), words.too_many],
  ['a site that is down', () => refusal(500, 'x'), words.failed],
  ['another refusal', () => refusal(409, 'gone'), words.failed],
])('%s: the visitor is told so, and may try again', async (_why, answer, text) => {
  send.mockResolvedValueOnce(answer()).mockResolvedValueOnce(new Response(null, { status: 204 }))
  render(<WatchVehicle vehicleId={326} words={words} />)
  await ask('sara@example.com')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await ask('sara@example.com')
  expect((await screen.findByRole('status')).textContent).toBe(words.done)
})
