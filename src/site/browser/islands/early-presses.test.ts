// @vitest-environment jsdom
import { createElement as h, type KeyboardEvent, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyPresses } from './early-presses.ts'

const loading = vi.hoisted(() => ({ view: Promise.withResolvers<object>() }))
vi.mock('#blocks/islands.gen.ts', () => ({ blockIslands: { panel: () => loading.view.promise } }))
vi.mock('#widgets/islands.gen.ts', () => ({ widgetIslands: {} }))

/** Modules that come for the first time take a while on a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

/** A view with one of everything that visitors use; it says what it has heard. */
function Panel() {
  const [presses, setPresses] = useState(0)
  const [model, setModel] = useState('a')
  const [text, setText] = useState('')
  const [isTicked, setIsTicked] = useState(false)
  const [tab, setTab] = useState(0)
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const next = tab + (key === 'ArrowLeft' ? 1 : -1)
    setTab(next)
    currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  const tabs = [0, 1, 2].map((index) => h('button', { key: index, type: 'button', role: 'tab', id: `tab-${index}`, onKeyDown: move }, `لسان ${index}`))
  return h(
    'form',
    { onSubmit: (event: Event) => event.preventDefault() },
    h('button', { type: 'button', id: 'press', onClick: () => setPresses(presses + 1) }, 'اضغط'),
    h('select', { id: 'model', value: model, onChange: (event: { target: HTMLSelectElement }) => setModel(event.target.value) }, [
      h('option', { key: 'a', value: 'a' }, 'أ'),
      h('option', { key: 'b', value: 'b' }, 'ب'),
    ]),
    h('input', { id: 'text', value: text, onChange: (event: { target: HTMLInputElement }) => setText(event.target.value) }),
    h('input', { id: 'tick', type: 'checkbox', checked: isTicked, onChange: (event: { target: HTMLInputElement }) => setIsTicked(event.target.checked) }),
    h('div', { role: 'tablist' }, tabs),
    h('output', null, JSON.stringify({ presses, model, text, isTicked, tab })),
  )
}

keepEarlyPresses()

beforeEach(() => {
  loading.view = Promise.withResolvers()
  const html = renderToString(h(Panel), { identifierPrefix: 'b1' })
  document.body.innerHTML = `<main><div data-b="b1" data-i="panel" data-when="visible">${html}</div><script type="application/json" data-p="b1">{"id":"b1"}</script></main>`
})

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found
const heard = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as Record<string, unknown>
const arrive = () => loading.view.resolve({ Panel })

function enter(field: HTMLInputElement | HTMLSelectElement, value: string, type: 'input' | 'change'): void {
  field.value = value
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

function pressKey(target: HTMLElement, key: string): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

test('two presses of a button before its island is ready count as two', async () => {
  find('press').click()
  find('press').click()
  expect(heard().presses).toBe(0)
  arrive()
  await soon(() => expect(heard().presses).toBe(2))
})

test('a choice, a text and a tick that came early are known to the island, and stay in their fields', async () => {
  enter(find<HTMLSelectElement>('model'), 'b', 'change')
  enter(find<HTMLInputElement>('text'), 'دي', 'input')
  enter(find<HTMLInputElement>('text'), 'ديفندر', 'input')
  find('tick').click()
  arrive()
  await soon(() => expect(heard()).toMatchObject({ model: 'b', text: 'ديفندر', isTicked: true }))
  expect([find<HTMLSelectElement>('model').value, find<HTMLInputElement>('text').value]).toEqual(['b', 'ديفندر'])
  expect(find<HTMLInputElement>('tick').checked).toBe(true)
})

test('a tick that was taken back early stays away', async () => {
  find('tick').click()
  find('tick').click()
  find('press').click()
  arrive()
  await soon(() => expect(heard().presses).toBe(1))
  expect([heard().isTicked, find<HTMLInputElement>('tick').checked]).toEqual([false, false])
})

test('arrow keys on tabs are repeated in their order, each where the focus is by then', async () => {
  find('tab-0').focus()
  expect(pressKey(find('tab-0'), 'ArrowLeft')).toBe(false)
  pressKey(find('tab-0'), 'ArrowLeft')
  arrive()
  await soon(() => expect(heard().tab).toBe(2))
  expect(document.activeElement?.id).toBe('tab-2')
})

test('keys that browsers answer by themselves are left to them', () => {
  find('text').focus()
  expect(pressKey(find('text'), 'ArrowLeft')).toBe(true)
  expect(pressKey(find('press'), 'Enter')).toBe(true)
  expect(pressKey(find('press'), 'ArrowDown')).toBe(true)
})

test('a form whose island does not come is sent by the browser', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  vi.stubGlobal('location', { reload: () => undefined })
  const form = document.querySelector('form') as HTMLFormElement
  const sent = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined)
  const submit = document.createElement('button')
  submit.type = 'submit'
  form.append(submit)
  submit.setAttribute('type', 'submit')
  submit.click()
  loading.view.reject(new Error('no code'))
  await soon(() => expect(sent).toHaveBeenCalledWith(submit))
  vi.mocked(console.error).mockClear()
  vi.unstubAllGlobals()
})
