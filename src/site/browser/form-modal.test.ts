// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openForm } from './form-modal.ts'
import { pageTools, startModals } from './modals.ts'

const FADE_MS = 350
const formPage = (id: string) =>
  `<html><body><header>رأس</header><main><h1>استفسار ${id}</h1><form action="/ar/form/${id}"><input type="hidden" name="car" value="326"></form></main></body></html>`
const idOf = (address: string) => address.split('/').at(-1)?.split('?')[0] ?? ''
const asked: string[] = []

const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog.form-modal')]
const formIn = (dialog: Element | undefined) => dialog?.querySelector('form')?.getAttribute('action')
const opener = () => document.querySelector('a') as HTMLAnchorElement

beforeAll(startModals)

beforeEach(() => {
  asked.length = 0
  document.body.innerHTML = '<a href="/ar/form/1">استفسار</a>'
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname + address.search)
    return new Response(formPage(idOf(address.pathname)))
  })
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a form over the page', () => {
  test('[C-046] is the form of its own page, with its hidden values and the title of its opener', async () => {
    opener().dataset.formTitle = 'اطلب السيارة'
    await openForm(opener(), `${location.origin}/ar/form/1?vehicle=326`, pageTools)
    const [dialog] = dialogs()
    expect([asked, dialog?.open, formIn(dialog)]).toEqual([['/ar/form/1?vehicle=326'], true, '/ar/form/1'])
    expect(dialog?.querySelector<HTMLInputElement>('input[type="hidden"]')?.value).toBe('326')
    const heading = dialog?.querySelector('h1')
    expect([heading?.textContent, dialog?.getAttribute('aria-labelledby')]).toEqual(['اطلب السيارة', heading?.id])
    expect(dialog?.textContent).not.toContain('رأس')
  })

  test('[C-048][C-050] keeps its content while it fades, then leaves the page; focus is back at its opener at once', async () => {
    await openForm(opener(), `${location.origin}/ar/form/1`, pageTools)
    vi.useFakeTimers()
    dialogs()[0]?.querySelector('button')?.click()
    expect([dialogs()[0]?.open, document.activeElement]).toEqual([false, opener()])
    vi.advanceTimersByTime(FADE_MS - 1)
    expect(formIn(dialogs()[0])).toBe('/ar/form/1')
    vi.advanceTimersByTime(1)
    expect(dialogs()).toEqual([])
  })

  test('[C-050] another one opened meanwhile is whole when the first is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await openForm(opener(), `${location.origin}/ar/form/1`, pageTools)
    dialogs()[0]?.close()
    vi.advanceTimersByTime(200)
    await openForm(opener(), `${location.origin}/ar/form/2`, pageTools)
    expect(dialogs().map(formIn)).toEqual(['/ar/form/1', '/ar/form/2'])
    vi.advanceTimersByTime(FADE_MS)
    expect(dialogs().map((dialog) => [formIn(dialog), dialog.open])).toEqual([['/ar/form/2', true]])
  })

  test('[C-049] fades for 0.35 s, as long as its content stays', () => {
    const css = readFileSync(join(import.meta.dirname, '../../ui/chrome.css'), 'utf8')
    expect(
      /\n {2}\.form-modal \{[^}]*transition:([^;]*);/
        .exec(css)?.[1]
        ?.match(/[\d.]+m?s/g)
        ?.every((time) => time === '0.35s'),
    ).toBe(true)
  })
})

describe('what opens a form', () => {
  test.each([
    ['a link to its page', '<a href="/ar/form/3"><b>رابط</b></a>', '/ar/form/3'],
    ['a link to its page with more to say', '<a href="/ar/form/3?vehicle=7"><b>رابط</b></a>', '/ar/form/3?vehicle=7'],
    ['a link that names it', '<a href="#form:4"><b>رابط</b></a>', '/ar/form/4'],
    ['any element that names it', '<button data-form-id="5"><b>زر</b></button>', '/ar/form/5'],
  ])('[C-044][C-045] %s', async (_, markup, address) => {
    document.body.innerHTML = markup
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('b')?.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(dialogs().map((dialog) => dialog.open)).toEqual([true]))
    expect(asked).toEqual([address])
  })

  test.each([
    ['a link to another page', '<a href="/ar/forms-of-payment"><b>رابط</b></a>', {}],
    ['a link into a new tab', '<a href="/ar/form/3" target="_blank"><b>رابط</b></a>', {}],
    ['a press for a new tab', '<a href="/ar/form/3"><b>رابط</b></a>', { ctrlKey: true }],
  ])('[C-045] but not %s', (_, markup, init) => {
    document.body.innerHTML = markup
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    let isHandled = false
    // jsdom follows no links.
    addEventListener(
      'click',
      (event) => {
        isHandled = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    document.querySelector('b')?.dispatchEvent(press)
    expect(isHandled).toBe(false)
  })
})
