// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog, Dialog } from './dialogs/dialog.tsx'
import { Menu } from './menu/menu.tsx'
import { Tabs } from './tabs.tsx'
import { SearchInput, TextInput } from './inputs/text-input.tsx'
import { useToast } from './notices/toast.tsx'

afterEach(cleanup)

test('a dialog is named by its title, is closed by Escape, and keeps key presses to itself', async () => {
  const [onClose, onKey] = [vi.fn(), vi.fn()]
  window.addEventListener('keydown', onKey)
  renderRoom(
    <Dialog isOpen onClose={onClose} title="نقل الصفحة">
      <TextInput label="المسار" data-autofocus value="" onChange={() => undefined} />
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'نقل الصفحة' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('المسار')))
  await userEvent.keyboard('x{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onKey).not.toHaveBeenCalled()
  window.removeEventListener('keydown', onKey)
})

test('a dialog gives the focus back to where it was', async () => {
  function Room() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>نقل</Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="نقل الصفحة">
          <input aria-label="x" data-autofocus />
        </Dialog>
      </>
    )
  }
  renderRoom(<Room />)
  await userEvent.click(screen.getByRole('button', { name: 'نقل' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('x')))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'نقل' })))
})

test('a dialog that must not be left has no close button and ignores Escape and presses beside it', async () => {
  const onClose = vi.fn()
  renderRoom(
    <Dialog isOpen preventClose onClose={onClose} title="حفظ">
      <input aria-label="x" data-autofocus />
    </Dialog>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('x')))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'إغلاق' })).toBeNull()
})

test('a press beside a dialog closes it, a press inside does not', async () => {
  const onClose = vi.fn()
  renderRoom(
    <Dialog isOpen onClose={onClose} title="نقل الصفحة">
      <p>نص</p>
    </Dialog>,
  )
  await userEvent.click(screen.getByText('نص'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the cancel button has the focus first when confirming cannot be undone', async () => {
  renderRoom(
    <ConfirmDialog isOpen isDanger onClose={() => undefined} onConfirm={() => undefined} title="حذف؟" confirmLabel="حذف">
      نص
    </ConfirmDialog>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'إلغاء' })))
})

test('a busy button takes no press and keeps the focus', async () => {
  const onClick = vi.fn()
  renderRoom(
    <Button isBusy onClick={onClick}>
      حفظ
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'حفظ' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

const focused = () => document.activeElement?.textContent
const item = (id: string, label: string, onSelect: () => void, isDisabled = false) => ({ id, label, isDisabled, onSelect })

test('a menu opens by an arrow, is moved in by arrows, Home, End and letters, and gives the focus back', async () => {
  const onSelect = vi.fn()
  const of = (id: string) => () => onSelect(id)
  renderRoom(
    <Menu
      label="إجراءات"
      entries={[
        item('open', 'فتح', of('open')),
        null,
        item('off', 'تعطيل', of('off'), true),
        item('copy', 'تكرار', of('copy')),
        item('delete', 'حذف', of('delete')),
      ]}
    />,
  )
  const trigger = screen.getByRole('button', { name: 'إجراءات' })
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  expect(await screen.findByRole('menu', { name: 'إجراءات' })).toBeDefined()
  await waitFor(() => expect(focused()).toBe('فتح'))
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(focused()).toBe('حذف'))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('فتح'))
  await userEvent.keyboard('تك')
  await waitFor(() => expect(focused()).toBe('تكرار'))
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(focused()).toBe('فتح'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, trigger]))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('فتح'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect([onSelect.mock.calls, document.activeElement]).toEqual([[['open']], trigger]))
})

test('an action that cannot be chosen is said to be disabled and does nothing', async () => {
  const onSelect = vi.fn()
  renderRoom(<Menu label="إجراءات" entries={[item('off', 'تعطيل', onSelect, true)]} />)
  await userEvent.click(screen.getByRole('button', { name: 'إجراءات' }))
  const off = await screen.findByRole('menuitem', { name: 'تعطيل' })
  await userEvent.click(off)
  expect([off.getAttribute('aria-disabled'), onSelect.mock.calls.length]).toEqual(['true', 0])
})

test('a menu is closed by its button, by a press elsewhere and when the window loses the focus', async () => {
  renderRoom(
    <>
      <Menu label="إجراءات" entries={[item('open', 'فتح', () => undefined)]} />
      <p>نص</p>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'إجراءات' })
  const ways = [() => userEvent.click(trigger), () => userEvent.click(screen.getByText('نص')), async () => fireEvent.blur(window)]
  for (const leave of ways) {
    await userEvent.click(trigger)
    await screen.findByRole('menuitem', { name: 'فتح' })
    await leave()
    await waitFor(() => expect([screen.queryByRole('menu'), trigger.getAttribute('aria-expanded')]).toEqual([null, 'false']))
  }
})

test.each([
  ['ar', '{ArrowLeft}'],
  ['en', '{ArrowRight}'],
] as const)('tabs in %s go on by %s along the reading direction', async (language, key) => {
  function Room() {
    const [current, setCurrent] = useState<'a' | 'b'>('a')
    const tabs = (['a', 'b'] as const).map((id) => ({ id, label: id, content: `panel ${id}` }))
    return <Tabs label="x" tabs={tabs} current={current} onChange={setCurrent} />
  }
  renderRoom(<Room />, language)
  screen.getByRole('tab', { name: 'a' }).focus()
  await userEvent.keyboard(key)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('b')
  expect(document.activeElement?.textContent).toBe('b')
  expect(screen.getByRole('tabpanel', { name: 'b' }).textContent).toBe('panel b')
})

test('a problem is read with its control', () => {
  renderRoom(<TextInput label="المسار" value="" onChange={() => undefined} problem="المسار مستخدم." hint="بلا شرطة" isRequired />)
  const input = screen.getByRole('textbox', { name: /المسار/ })
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect([input.getAttribute('aria-invalid'), described]).toEqual(['true', ['المسار مستخدم.', 'بلا شرطة']])
})

test('a text has its own direction, and an empty field that of what is around it, in which its placeholder begins', () => {
  renderRoom(
    <>
      <TextInput label="فارغ" value="" onChange={() => undefined} placeholder="عنوان الصفحة" />
      <TextInput label="لاتيني" value="Defender" onChange={() => undefined} />
      <TextInput label="المسار" value="" onChange={() => undefined} dir="ltr" />
    </>,
  )
  expect(['فارغ', 'لاتيني', 'المسار'].map((label) => screen.getByLabelText(label).getAttribute('dir'))).toEqual([null, 'auto', 'ltr'])
})

test('Escape empties a search before it leaves what is around it', async () => {
  const onKey = vi.fn()
  function Room() {
    const [query, setQuery] = useState('رينج')
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: listens for what reaches it
      <div onKeyDown={onKey}>
        <SearchInput label="بحث" value={query} onChange={setQuery} />
      </div>
    )
  }
  renderRoom(<Room />)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  box.focus()
  await userEvent.keyboard('{Escape}')
  expect([box.value, onKey.mock.calls.length]).toEqual(['', 0])
  await userEvent.keyboard('{Escape}')
  expect(onKey).toHaveBeenCalledTimes(1)
})

test('a toast of a failure stays until it is dismissed', async () => {
  function Room() {
    const toast = useToast()
    return <Button onClick={() => toast({ text: 'تعذّر الحفظ.', kind: 'error' })}>حفظ</Button>
  }
  renderRoom(<Room />)
  await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(screen.getByRole('alert').textContent).toContain('تعذّر الحفظ.')
  await userEvent.click(screen.getByRole('button', { name: 'إخفاء الرسالة' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
