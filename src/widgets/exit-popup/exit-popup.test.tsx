// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { readWords, wordReader } from '#domains/content/index.ts'
import { settingReader, settingsOnce } from '#fields/settings/settings.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { WidgetContext } from '../define-widget.ts'
import { start } from './after-interaction.ts'
import { load } from './props.server.ts'
import { ExitPopup } from './view.tsx'

start(() => {})

const settingsOf = (stored: Readonly<Record<string, string>>) =>
  settingsOnce(
    settingReader(
      Object.entries(stored).map(([name, value]) => ({ key: `general.exit_popup.${name}`, value })),
      recordingLog(),
    ),
  )

/** Puts the dialog of a page with these settings into the document; null where there is none. */
function show(stored: Readonly<Record<string, string>>, path = 'about'): HTMLDialogElement | null {
  const wordsOf: WidgetContext['wordsOf'] = (owned) => readWords(owned, wordReader({ overrides: new Map(), log: recordingLog() }))
  const { props } = load({ path, settingsOf: settingsOf(stored), wordsOf } as unknown as WidgetContext)
  document.body.innerHTML = props ? renderToStaticMarkup(<ExitPopup {...props} id="exit_popup" />) : ''
  const dialog = document.querySelector('dialog')
  if (dialog) Object.assign(dialog, { showModal: vi.fn() })
  return dialog
}

/** Presses a link; whether the site asked before. */
function press(href: string, attributes = '', init: MouseEventInit = {}): boolean {
  document.body.insertAdjacentHTML('beforeend', `<p><a href="${href}" ${attributes}><b>رابط</b></a></p>`)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // jsdom cannot leave the page.
  addEventListener('click', (late) => late.preventDefault(), { once: true })
  const dialog = document.querySelector('dialog')
  document.querySelector('p:last-child b')?.dispatchEvent(event)
  return dialog !== null && vi.mocked(dialog.showModal).mock.calls.length > 0
}

const close = (value: string) => {
  const dialog = document.querySelector('dialog')
  if (dialog) dialog.returnValue = value
  dialog?.dispatchEvent(new Event('close'))
}

beforeEach(() => vi.unstubAllGlobals())

test('[C-118][C-123] a link outside that is in the allow list is asked about; the dialog is closed until then', () => {
  expect(show({ allow_list: 'example.com' })?.open).toBe(false)
  expect(press('https://www.EXAMPLE.com/cars')).toBe(true)
})

test.each([
  ['a link to elsewhere', { allow_list: 'example.com' }, 'https://other.test/'],
  ['one on both lists', { allow_list: 'example.com', block_list: 'example.com/safe' }, 'https://example.com/safe/x'],
  ['a page of this site', { allow_list: '*' }, `${location.origin}/ar/about`],
  ['a mailbox', { allow_list: '*' }, 'mailto:x@example.com'],
  ['a phone', { allow_list: '*' }, 'tel:+9714'],
  ['a place on the page', { allow_list: '*' }, '#example.com'],
])('[C-118][C-119] %s is followed at once', (_, stored, href) => {
  show(stored)
  expect(press(href)).toBe(false)
})

test.each([
  ['begins as its own does', `${location.origin}1/ar/about`],
  ['differs in the port', `${location.protocol}//${location.hostname}:8443/ar/about`],
  ['differs in the scheme', `${location.protocol === 'http:' ? 'https:' : 'http:'}//${location.host}/ar/about`],
  ['is a part of its name', `${location.protocol}//www.${location.host}/ar/about`],
  ['says whose it is before an @', `${location.protocol}//${location.host}@example.com/ar/about`],
])('[C-119] a link is outside whose origin %s', (_, href) => {
  show({ allow_list: '*' })
  expect(press(href)).toBe(true)
})

test('[C-119] a link of this site is none outside in any spelling: below its path, at its root, with its host in capitals', () => {
  show({ allow_list: '*' })
  for (const href of ['about', '/ar/about', `//${location.host}/ar`, location.origin.toUpperCase(), '?model=x', 'HTTP:about'])
    expect([href, press(href)]).toEqual([href, false])
})

test('[C-119] a link that opens a tab is asked about; a press for a new tab is not', () => {
  show({ allow_list: 'example.com' })
  expect(press('https://example.com/', '', { ctrlKey: true })).toBe(false)
  expect(press('https://example.com/', '', { metaKey: true })).toBe(false)
  expect(press('https://example.com/', 'target="_blank"')).toBe(true)
})

test.each([
  ['*.example.com/*', 'https://a.example.com/x', true],
  ['*.example.com/*', 'https://a.example.com/', true],
  ['*.example.com/*', 'https://example.com/x', false],
  ['https://*.example.com', 'http://a.example.com/', false],
  ['a.b?c=(1)', 'https://x.test/a.b?c=(1)', true],
  ['a.b', 'https://x.test/aXb', false],
])('[C-123] the pattern %s and %s: %s', (pattern, href, isAsked) => {
  show({ allow_list: pattern })
  expect(press(href)).toBe(isAsked)
})

test('[C-122] lists have a pattern a line; empty lines and carriage returns do not count', () => {
  const { allow, block } = { allow: 'one.test\r\n\r\n two.test \nthree.test', block: '\r\n' }
  for (const host of ['one.test', 'two.test', 'three.test']) {
    show({ allow_list: allow, block_list: block })
    expect(press(`https://${host}/`)).toBe(true)
  }
  show({ allow_list: allow, block_list: block })
  expect(press('https://four.test/')).toBe(false)
})

test('[C-123] without an allow list there is no dialog', () => {
  expect(show({ allow_list: ' \n', block_list: 'x' })).toBeNull()
})

test.each(['form/3', 'showroom-order-online', 'showroom-order-online/checkout'])('on /ar/%s nobody is asked', (path) => {
  expect(show({ allow_list: '*' }, path)).toBeNull()
})

test('[C-120] "go" follows the link, in the tab that it wants', () => {
  const opened = vi.fn()
  vi.stubGlobal('open', opened)
  show({ allow_list: 'example.com' })
  press('https://example.com/cars', 'target="_blank"')
  close('go')
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://example.com/cars', '_blank', 'noopener')
  opened.mockClear()
  show({ allow_list: 'example.com' })
  press('https://example.com/offers?from=maarad#top')
  expect(opened).not.toHaveBeenCalled()
  close('go')
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://example.com/offers?from=maarad#top', '_self')
})

test('[C-051][C-052][C-120][C-121] each button closes the dialog by itself, with its own answer', () => {
  show({ allow_list: 'x', cancel_text: 'البقاء' })
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog > form[method="dialog"] button')]
  expect(buttons.map(({ type, value }) => [type, value])).toEqual([
    ['submit', 'go'],
    ['submit', ''],
  ])
})

test.each([['by its button', ''] as const, ['by Escape, whatever was answered before', ''] as const])(
  '[C-121][C-052] closing it %s follows nothing, and the link has the focus again',
  (_, value) => {
    const opened = vi.fn()
    vi.stubGlobal('open', opened)
    show({ allow_list: 'example.com' })
    const dialog = document.querySelector('dialog') as HTMLDialogElement
    dialog.returnValue = 'go'
    press('https://example.com/', 'target="_blank"')
    expect(dialog.returnValue).toBe(value)
    close(value)
    expect(opened).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.querySelector('a'))
  },
)

test('[C-051] content and texts of the settings, and a cancel button only with a text for it', () => {
  const dialog = show({ allow_list: 'x', content: '<p>ستغادر إلى <strong>الشريك</strong></p>', ok_text: 'المتابعة', cancel_text: 'البقاء' })
  expect(dialog?.querySelector('strong')?.textContent).toBe('الشريك')
  const buttons = () => [...document.querySelectorAll('dialog button')].map((button) => [button.textContent, button.getAttribute('value')])
  expect(buttons()).toEqual([
    ['المتابعة', 'go'],
    ['البقاء', ''],
  ])
  show({ allow_list: 'x' })
  expect(buttons()).toEqual([['متابعة', 'go']])
  expect(document.querySelector('dialog p')?.textContent).toBe('يقود هذا الرابط إلى موقع لا نديره.')
})
