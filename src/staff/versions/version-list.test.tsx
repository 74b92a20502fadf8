// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PlainDialogKit } from '#tests/support/drawing/plain-dialog-kit.tsx'
import { VersionList } from './version-list.tsx'
import type { VersionsKind } from './versions-kind.ts'

afterEach(cleanup)

const versionsTo = (newest: number, oldest = 1) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({ number: newest - index, at: `في ${newest - index}`, by: index === 0 ? '' : 'سارة' }))

/** A document that is one text. */
function aKind(more: Partial<VersionsKind<string>> = {}): VersionsKind<string> {
  return {
    key: '7/1',
    texts: { none: 'لا إصدارات', noneHint: 'يُحفظ هنا كل نشر' },
    list: async () => ({ ok: true, data: { versions: versionsTo(3), total: 3 } }),
    read: async (number) => ({ ok: true, data: `نص ${number}` }),
    changesOf: (before, after) => (before === after ? [] : [{ key: 'text', name: 'النص', wholes: [], changes: [{ key: 'text', label: '', before, after }] }]),
    restore: { text: 'تأخذ المسودة هذا النص.', whole: async () => null },
    ...more,
  }
}
const list = (kind: VersionsKind<string>, onRestored = vi.fn()) => (
  <PlainDialogKit>
    <VersionList label="الإصدارات" kind={kind} content="نص المسودة" onRestored={onRestored} />
  </PlainDialogKit>
)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)

test('[A-014] the newest stands first, each with who stored it and when', async () => {
  render(list(aKind()))
  await screen.findByText('الإصدار 3')
  expect(rows()).toEqual(['الإصدار 3', 'الإصدار 2', 'الإصدار 1'])
  expect(screen.getAllByRole('listitem').map((item) => item.querySelectorAll('p')[1]?.textContent)).toEqual(['النظام · في 3', 'سارة · في 2', 'سارة · في 1'])
})

test('[A-014] older ones come by a press: asked for where the server divides the list, shown where it gave all', async () => {
  const asked: number[] = []
  const divided = aKind({
    list: async (page) => {
      asked.push(page)
      return { ok: true, data: { versions: page === 1 ? versionsTo(70, 41) : versionsTo(40, 11), total: 70 } }
    },
  })
  const { unmount } = render(list(divided))
  await screen.findByText('الإصدار 41')
  await press('عرض الأقدم')
  await screen.findByText('الإصدار 11')
  expect([asked, rows().length]).toEqual([[1, 2], 60])
  unmount()

  const whole = vi.fn(async () => ({ ok: true as const, data: { versions: versionsTo(35), total: 35 } }))
  render(list(aKind({ list: whole })))
  await screen.findByText('الإصدار 6')
  expect(screen.queryByText('الإصدار 5')).toBeNull()
  await press('عرض الأقدم')
  expect(screen.getByText('الإصدار 1')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'عرض الأقدم' })).toBeNull()
  expect(whole).toHaveBeenCalledTimes(1)
})

test('the list is loaded again from its beginning when another version is there', async () => {
  const pages: number[] = []
  const kind = aKind({
    list: async (page) => {
      pages.push(page)
      return { ok: true, data: { versions: versionsTo(70, 41), total: 70 } }
    },
  })
  const { rerender } = render(list(kind))
  await screen.findByText('الإصدار 70')
  await press('عرض الأقدم')
  await waitFor(() => expect(pages).toEqual([1, 2]))
  rerender(list({ ...kind, key: '7/2' }))
  await waitFor(() => expect(pages).toEqual([1, 2, 1]))
})

test('[A-014] a version is compared with the draft, any two with each other, and the words that differ are marked', async () => {
  render(list(aKind()))
  await userEvent.click(await screen.findByRole('button', { name: 'مقارنة الإصدار 1 بالمسودة' }))
  const dialog = within(screen.getByRole('dialog', { name: 'مقارنة الإصدارات' }))
  expect(await dialog.findByRole('heading', { name: 'التغييرات (1)' })).toBeDefined()
  expect([document.querySelector('del')?.textContent, document.querySelector('ins')?.textContent]).toEqual(['1', 'المسودة'])
  // Nothing is drawn side by side where the kind of document cannot.
  expect(screen.queryByRole('tab')).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('بعد'), '3')
  await waitFor(() => expect(document.querySelector('ins')?.textContent).toBe('3'))
  expect(dialog.queryByRole('button', { name: 'استعادة الإصدار 1' })).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('قبل'), '3')
  expect(await dialog.findByText('لا يوجد اختلاف.')).toBeDefined()
})

test('[A-014] a version is restored after a question; a refusal stays in it', async () => {
  const codes = ['stale', null]
  const whole = vi.fn(async () => codes.shift() ?? null)
  const onRestored = vi.fn()
  render(list(aKind({ restore: { text: 'تأخذ المسودة هذا النص.', whole } }), onRestored))
  await userEvent.click(await screen.findByRole('button', { name: 'استعادة الإصدار 2' }))
  expect(screen.getByRole('dialog', { name: 'استعادة الإصدار 2؟' }).textContent).toContain('تأخذ المسودة هذا النص.')
  expect(whole).not.toHaveBeenCalled()
  await press('استعادة')
  expect((await screen.findByRole('alert')).textContent).toContain('عدّله شخص آخر')
  expect(onRestored).not.toHaveBeenCalled()
  await press('استعادة')
  await waitFor(() => expect(onRestored.mock.calls).toEqual([[2]]))
  expect(whole.mock.calls).toEqual([[2], [2]])
})

test('who may not write compares versions and restores none', async () => {
  const { restore: _, ...readable } = aKind()
  render(list(readable))
  expect(await screen.findByRole('button', { name: 'مقارنة الإصدار 2 بالمسودة' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /استعادة/ })).toBeNull()
})

test('a list that did not come says why and is asked for again', async () => {
  let isAway = true
  render(list(aKind({ list: async () => (isAway ? { ok: false, code: 'network' } : { ok: true, data: { versions: [], total: 0 } }) })))
  expect((await screen.findByRole('alert')).textContent).toContain('لا يوجد اتصال بالخادم')
  isAway = false
  await press('إعادة المحاولة')
  expect(await screen.findByText('لا إصدارات')).toBeDefined()
})
