// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Button, Link } from '#fields/field-types.ts'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { LinkField } from './link-field.tsx'
import { LinkAnchors } from './link-anchors.ts'
import { LinksField } from './links-field.tsx'

const pages = [
  { id: 7, path: 'cars/rover', title: 'رينج روفر', status: 'published', type: 'page' },
  { id: 8, path: 'cars/draft', title: 'طراز قادم', status: 'draft', type: 'page' },
  { id: 9, path: 'cars', title: 'السيارات', status: 'published', type: 'folder' },
]
const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/pages': ({ query }) => {
      const ids = query.get('ids')
      return { data: pages.filter(({ id, title }) => (ids ? String(id) === ids : title.includes(query.get('q') ?? ''))) }
    },
    'GET /forms_api/forms': () => ({ data: [] }),
    'GET /media/api/v2/files': () => ({ data: [{ id: 3, name: 'كتيب.pdf', size: 2048 }] }),
    'POST /api/editing/references': () => ({ data: { images: {}, pages: {}, files: { 4: { name: 'أسعار.pdf' } } } }),
    ...more,
  })

function LinkRoom({ initial, onChange, problem }: { initial: Link | null; onChange: (value: Link | null) => void; problem?: string }) {
  const [value, setValue] = useState(initial)
  const change = (next: Link | null) => {
    setValue(next)
    onChange(next)
  }
  return <LinkField id="link" label="الرابط" value={value} problem={problem} onChange={change} />
}
function LinksRoom({ initial, onChange }: { initial: Button[]; onChange: (value: Button[]) => void }) {
  const [value, setValue] = useState(initial)
  const change = (next: Button[]) => {
    setValue(next)
    onChange(next)
  }
  return <LinksField id="links" label="الأزرار" value={value} onChange={change} />
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

test('[B-129] a page is found by its title and stored by its id, unpublished ones are marked, folders are not offered', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(<LinkRoom initial={null} onChange={onChange} />)
  await press('إضافة رابط')
  const offered = await screen.findByRole('listbox', { name: 'الصفحات' })
  const options = await within(offered).findAllByRole('option')
  expect(options).toHaveLength(2)
  expect(options[1]?.textContent).toContain('غير منشورة')
  await userEvent.type(screen.getByRole('searchbox'), 'روفر')
  await waitFor(() => expect(within(offered).getAllByRole('option')).toHaveLength(1))
  await userEvent.click(screen.getByRole('option', { name: /رينج روفر/ }))
  await press('اعتماد الوجهة')
  expect(onChange).toHaveBeenLastCalledWith({ url: '7', link_type: 'page', target_type: 'url' })
  expect(screen.getByText('/cars/rover')).toBeDefined()
})

test('[B-129] Enter in the search takes what its words find, also before they are answered; what was found for other words cannot be taken meanwhile', async () => {
  const waiting: (() => void)[] = []
  api({
    'GET /api/pages': async ({ query }) => {
      const words = query.get('q') ?? ''
      if (words) await new Promise<void>((resolve) => waiting.push(resolve))
      return { data: pages.filter(({ title }) => title.includes(words)) }
    },
  })
  const onChange = vi.fn()
  renderRoom(<LinkRoom initial={null} onChange={onChange} />)
  await press('إضافة رابط')
  const [first] = await screen.findAllByRole('option', { name: /رينج روفر|طراز/ })
  expect(first?.getAttribute('aria-disabled')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), 'طراز')
  expect(first?.isConnected).toBe(true)
  expect(first?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(waiting).toHaveLength(1))
  expect(onChange).not.toHaveBeenCalled()
  waiting[0]?.()
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ url: '8', link_type: 'page', target_type: 'url' }))
})

test('[B-129] an address that leads nowhere is refused at its field; a good one keeps the text and how it opens', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(<LinkRoom initial={{ label: 'اكتشف', url: '/old', link_type: 'internal' }} onChange={onChange} />)
  await press('تغيير')
  const address = screen.getByLabelText<HTMLInputElement>('رابط الويب')
  expect(address.value).toBe('/old')
  await userEvent.clear(address)
  await userEvent.type(address, 'javascript:alert(1)')
  await press('اعتماد الوجهة')
  expect([onChange.mock.calls.length, address.getAttribute('aria-invalid')]).toEqual([0, 'true'])
  await userEvent.clear(address)
  await userEvent.type(address, 'https://example.com')
  await userEvent.selectOptions(screen.getByLabelText('طريقة الفتح'), 'في علامة تبويب جديدة')
  await press('اعتماد الوجهة')
  expect(onChange).toHaveBeenLastCalledWith({
    label: 'اكتشف',
    url: 'https://example.com',
    link_type: 'external',
    target_type: 'url',
    target_action: 'new_tab',
  })
})

test('[B-129] predefined links, files, phones and mailboxes have their own tabs; arrows go through them', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(<LinkRoom initial={null} onChange={onChange} />)
  await press('إضافة رابط')
  screen.getByRole('tab', { name: 'صفحة' }).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await userEvent.click(await screen.findByRole('option', { name: /كتيب/ }))
  await press('اعتماد الوجهة')
  expect(onChange).toHaveBeenLastCalledWith({ url: '3', link_type: 'file', target_type: 'url' })
  await press('تغيير')
  await userEvent.click(screen.getByRole('tab', { name: 'معرّف مسبقًا' }))
  await userEvent.dblClick(await screen.findByRole('option', { name: /book/ }))
  expect(onChange).toHaveBeenLastCalledWith({ url: 'book', target_type: 'url' })
  await press('تغيير')
  await userEvent.click(screen.getByRole('tab', { name: 'هاتف' }))
  expect(screen.queryByLabelText('طريقة الفتح')).toBeNull()
  await userEvent.type(screen.getByLabelText('رقم الهاتف'), '+965 1800 000{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ url: '+965 1800 000', target_type: 'phone' })
})

test('[B-129] parts of the page at hand are offered where the page has some', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(
    <LinkAnchors value={[{ id: 'specs', label: 'المواصفات' }]}>
      <LinkRoom initial={null} onChange={onChange} />
    </LinkAnchors>,
  )
  await press('إضافة رابط')
  await userEvent.click(screen.getByRole('tab', { name: 'هذه الصفحة' }))
  await userEvent.click(screen.getByRole('option', { name: /المواصفات/ }))
  await press('اعتماد الوجهة')
  expect(onChange).toHaveBeenLastCalledWith({ url: '#specs', link_type: 'internal', target_type: 'url' })
})

test('[B-129] a part of the page without an id gets it when it is chosen, and not before', async () => {
  api()
  const [onChange, make] = [vi.fn(), vi.fn()]
  renderRoom(
    <LinkAnchors value={[{ id: 'faq', label: 'الأسئلة', make }]}>
      <LinkRoom initial={null} onChange={onChange} />
    </LinkAnchors>,
  )
  await press('إضافة رابط')
  await userEvent.click(screen.getByRole('tab', { name: 'هذه الصفحة' }))
  await userEvent.click(screen.getByRole('option', { name: /الأسئلة/ }))
  expect(make).not.toHaveBeenCalled()
  await press('اعتماد الوجهة')
  expect(make).toHaveBeenCalledOnce()
  expect(onChange).toHaveBeenLastCalledWith({ url: '#faq', link_type: 'internal', target_type: 'url' })
})

test.each([
  [{ url: '8', link_type: 'page' }, ['/cars/draft', 'غير منشورة']],
  [{ url: '4', link_type: 'file', target_type: 'embed' }, ['أسعار.pdf', 'مضمّن في الصفحة']],
] as const)('[B-129] the stored link %j is shown as %j', async (initial, texts) => {
  api()
  renderRoom(<LinkRoom initial={initial} onChange={() => undefined} />)
  for (const text of texts) expect(await screen.findByText(text)).toBeDefined()
})

test('[B-129] a page that is gone is said to be, a problem is read with the control, and a link is removed', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(<LinkRoom initial={{ url: '99', link_type: 'page' }} onChange={onChange} problem="الرابط مطلوب." />)
  expect(await screen.findByText('الوجهة لم تعد موجودة')).toBeDefined()
  const described = document.getElementById('link')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('الرابط مطلوب.')
  await press('إزالة الرابط')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

const buttons = (...labels: string[]): Button[] => labels.map((label) => ({ id: label, label, button_type: 'primary', target: '/x', target_type: 'url' }))
const lastOf = (calls: unknown[][]) => (calls.at(-1) as [Button[]])[0]
const labelsOf = (calls: unknown[][]) => lastOf(calls).map(({ label }) => label)

test('[B-135] [B-258] [A-144] a button is added with a text, a look and a destination, and the focus goes to its text', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(<LinksRoom initial={[]} onChange={onChange} />)
  await press('إضافة زر')
  expect(document.activeElement).toBe(screen.getByLabelText(/^النص/))
  await userEvent.keyboard('احجز الآن')
  await userEvent.click(screen.getByRole('radio', { name: 'ثانوي' }))
  await press('اختيار الوجهة')
  await userEvent.click(screen.getByRole('tab', { name: 'رابط ويب' }))
  await userEvent.type(screen.getByLabelText('رابط الويب'), '/test-drive')
  await userEvent.selectOptions(screen.getByLabelText('طريقة الفتح'), 'في نافذة منبثقة')
  await press('اعتماد الوجهة')
  expect(lastOf(onChange.mock.calls)[0]).toEqual({
    id: expect.stringMatching(/^.{8}$/),
    label: 'احجز الآن',
    button_type: 'secondary',
    target: '/test-drive',
    link_type: 'internal',
    target_type: 'url',
    target_action: 'modal',
  })
})

test('[B-135] buttons are reordered by keyboard, the focus stays on what is moved, and the move is announced', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(<LinksRoom initial={buttons('أ', 'ب', 'ج')} onChange={onChange} />)
  screen.getByRole('button', { name: 'نقل إلى أسفل: أ' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(labelsOf(onChange.mock.calls)).toEqual(['ب', 'أ', 'ج'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'نقل إلى أسفل: أ' }))
  await userEvent.keyboard('{Enter}')
  expect(labelsOf(onChange.mock.calls)).toEqual(['ب', 'ج', 'أ'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'نقل إلى أعلى: أ' }))
  expect(screen.getByText('أ: الموضع 3 من 3.')).toBeDefined()
})

test('[B-135] removing a button leads to its neighbour, and removing the last one to where one is added', async () => {
  api()
  const onChange = vi.fn()
  renderRoom(<LinksRoom initial={buttons('أ', 'ب')} onChange={onChange} />)
  await press('إزالة: أ')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ب' }))
  await press('إزالة: ب')
  expect([labelsOf(onChange.mock.calls), document.activeElement?.id]).toEqual([[], 'links'])
})

test('[B-135] a button without a text shows an error once its field was left, and no more than twenty are accepted', async () => {
  api()
  renderRoom(<LinksRoom initial={buttons(...Array.from({ length: 20 }, (_, index) => `زر ${index}`))} onChange={() => undefined} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'إضافة زر' }).disabled).toBe(true)
  await press('زر 0')
  const item = screen.getAllByRole('listitem')[0] as HTMLElement
  await userEvent.clear(within(item).getByRole('textbox'))
  expect(within(item).queryByText('يحتاج الزر إلى نص.')).toBeNull()
  // What stands below the text stays where it is while it is pressed.
  await userEvent.tab()
  expect(within(item).queryByText('يحتاج الزر إلى نص.')).toBeNull()
  act(() => within(item).getByRole('button', { expanded: true }).focus())
  expect(within(item).getByText('يحتاج الزر إلى نص.')).toBeDefined()
})
