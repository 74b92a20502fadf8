// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMissingApis, fakeApi } from '#tests/support/drawing/editor-room.tsx'
import { PlainDialogKit } from '#tests/support/drawing/plain-dialog-kit.tsx'
import { LinkPicker, type LinkPickerProps } from './link-picker.tsx'

beforeEach(() => {
  addMissingApis()
  fakeApi({
    'GET /api/pages': () => ({ data: [{ id: 7, path: 'cars', title: 'السيارات', status: 'published', type: 'page' }] }),
    'GET /media/api/v2/files': () => ({ data: [{ id: 3, name: 'كتيب.pdf', size: 2048 }] }),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(props: Partial<LinkPickerProps> = {}) {
  const [onPick, onClose, onSubmit] = [vi.fn(), vi.fn(), vi.fn((event: FormEvent) => event.preventDefault())]
  render(
    <PlainDialogKit>
      {/* As dialogs are: elsewhere in the document, below the form in React. */}
      <form onSubmit={onSubmit}>
        {createPortal(
          <LinkPicker
            {...{ target: { url: '' }, kinds: ['page', 'address', 'file'], openings: ['page'], predefined: [], mayUpload: false, onPick, onClose }}
            {...props}
          />,
          document.body,
        )}
      </form>
    </PlainDialogKit>,
  )
  return { onPick, onClose, onSubmit }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

test('[B-129] only kinds of destinations and ways of opening that the place can store are offered', async () => {
  const { onPick } = open()
  expect(tabs()).toEqual(['صفحة', 'رابط ويب', 'ملف'])
  expect(screen.queryByLabelText('طريقة الفتح')).toBeNull()
  await userEvent.dblClick(await screen.findByRole('option', { name: /السيارات/ }))
  expect(onPick.mock.calls).toEqual([[{ url: '7', link_type: 'page', target_type: 'url' }]])
})

test('[B-129] with two ways of opening one is chosen; parts of a page are offered only where there are some', async () => {
  const { onPick } = open({ kinds: ['address', 'anchor'], openings: ['page', 'new_tab'], target: { url: '/cars' } })
  expect(tabs()).toEqual(['رابط ويب'])
  await userEvent.selectOptions(screen.getByLabelText('طريقة الفتح'), 'في علامة تبويب جديدة')
  await press('اعتماد الوجهة')
  expect(onPick.mock.calls).toEqual([[{ url: '/cars', link_type: 'internal', target_type: 'url', target_action: 'new_tab' }]])
})

test('Enter in the picker is no Enter in the form that its field stands in, and nothing is picked by leaving', async () => {
  const { onPick, onClose, onSubmit } = open({ target: { url: '/cars' } })
  await userEvent.type(screen.getByLabelText(/^رابط الويب/), '/used{Enter}')
  expect([onPick.mock.calls[0]?.[0], onSubmit.mock.calls.length]).toEqual([{ url: '/cars/used', link_type: 'internal', target_type: 'url' }, 0])
  await press('إلغاء')
  expect([onPick.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test.each([true, false])('a document is uploaded in the picker by whoever may: %s', async (mayUpload) => {
  open({ mayUpload })
  await userEvent.click(screen.getByRole('tab', { name: 'ملف' }))
  expect(await screen.findByRole('option', { name: /كتيب/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'رفع ملف PDF' }) !== null).toBe(mayUpload)
})
