// @vitest-environment jsdom
import { createElement as h, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { mark, OPENS_ALL } from '#ui/page-protocol.ts'
import { Tabs } from '#ui/tabs.tsx'
import { keepEarlyPresses } from './early-presses.ts'

const loading = vi.hoisted(() => ({ view: Promise.withResolvers<object>() }))
vi.mock('#blocks/islands.gen.ts', () => ({ blockIslands: { panel: () => loading.view.promise } }))
vi.mock('#widgets/islands.gen.ts', () => ({ widgetIslands: {} }))

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

/** What the island hears; a press of the second button is refused, so that it changes nothing. */
const heard = { saved: 0, refused: 0, opened: 0 }

function Panel() {
  const [tab, setTab] = useState('a')
  const [isSaved, setIsSaved] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const tabs = ['a', 'b'].map((id) => ({ id, label: id }))
  const save = () => {
    heard.saved += 1
    setIsSaved(!isSaved)
  }
  const open = () => {
    heard.opened += 1
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const refuse = () => {
    heard.refused += 1
  }
  const sheet = { key: 5, id: 'sheet', label: 'التصفية', children: 'محتوى' }
  const section = { heading: 'قسم', tag: '3', size: 's', children: 'نص' } as const
  return h('div', null, [
    h(Tabs, { key: 1, label: 'الأقسام', tabs, selected: tab, onSelect: setTab, panels: ['أول', 'ثان'] }),
    h('button', { key: 2, type: 'button', id: 'save', 'aria-pressed': isSaved, suppressHydrationWarning: true, onClick: save }, 'حفظ'),
    h('button', { key: 3, type: 'button', id: 'full', 'aria-pressed': false, suppressHydrationWarning: true, onClick: refuse }, 'مقارنة'),
    h('button', { key: 4, type: 'button', id: 'opener', 'aria-haspopup': 'dialog', 'aria-controls': 'sheet', onClick: open }, 'التصفية'),
    h(Dialog, { ...sheet, isOpen, onClose: close }),
    h('button', { key: 6, type: 'button', id: 'all', ...mark(OPENS_ALL, '') }, 'فتح الكل'),
    ...[7, 8].map((key) => h(Disclosure, { ...section, key })),
  ])
}

keepEarlyPresses()

beforeEach(() => {
  Object.assign(heard, { saved: 0, refused: 0, opened: 0 })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new Error('a dialog opens once')
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
    getAnimations: () => [],
  })
  loading.view = Promise.withResolvers()
  const html = renderToString(h(Panel), { identifierPrefix: 'b1' })
  document.body.innerHTML = `<main><div data-b="b1" data-i="panel" data-when="visible">${html}</div><script type="application/json" data-p="b1">{"id":"b1"}</script></main>`
})

const find = (id: string) => document.getElementById(id) as HTMLElement
const island = () => document.querySelector('[data-i]') as HTMLElement
const isOpen = (id: string) => find(id).hasAttribute('open')
const areOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open)
const selected = () => [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected'))
const shown = () => document.querySelector('[role=tabpanel][data-selected]')?.textContent
const pressed = (id: string) => find(id).getAttribute('aria-pressed')

async function arrive(): Promise<void> {
  expect(island().dataset.ready).toBeUndefined()
  loading.view.resolve({ Panel })
  await soon(() => expect(island().dataset.ready).toBe(''))
}

test('a tab shows its panel before its island is there, and the island goes on from it', async () => {
  document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click()
  await soon(() => expect([selected(), shown()]).toEqual([['false', 'true'], 'ثان']))
  await arrive()
  await soon(() => expect(document.querySelectorAll('[role=tab]')[0]?.getAttribute('tabindex')).toBe('-1'))
  expect([selected(), shown()]).toEqual([['false', 'true'], 'ثان'])
  document.querySelectorAll<HTMLElement>('[role=tab]')[0]?.click()
  await soon(() => expect([selected(), shown()]).toEqual([['true', 'false'], 'أول']))
})

test('a button that stays pressed is so at once; what the island refuses is taken back', async () => {
  find('save').click()
  find('full').click()
  await soon(() => expect([pressed('save'), pressed('full')]).toEqual(['true', 'true']))
  await arrive()
  await soon(() => expect(heard).toMatchObject({ saved: 1, refused: 1 }))
  expect([pressed('save'), pressed('full')]).toEqual(['true', 'false'])
  find('save').click()
  await soon(() => expect(pressed('save')).toBe('false'))
})

test('a dialog opens at once and stays open until its island has filled it', async () => {
  find('opener').click()
  await soon(() => expect(isOpen('sheet')).toBe(true))
  expect(find('sheet').textContent).toBe('')
  const closings = vi.spyOn(HTMLDialogElement.prototype, 'close')
  await arrive()
  await soon(() => expect(find('sheet').textContent).toContain('محتوى'))
  expect([isOpen('sheet'), heard.opened, closings.mock.calls.length]).toEqual([true, 1, 0])
})

test('all disclosures open at once, and close by a second press, which the island does not repeat', async () => {
  find('all').click()
  await soon(() => expect(areOpen()).toEqual([true, true]))
  find('all').click()
  await soon(() => expect(areOpen()).toEqual([false, false]))
  find('all').click()
  await soon(() => expect(areOpen()).toEqual([true, true]))
  await arrive()
  expect(areOpen()).toEqual([true, true])
})
