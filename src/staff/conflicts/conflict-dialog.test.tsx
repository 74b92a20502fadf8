// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlainDialogKit } from '#tests/support/drawing/plain-dialog-kit.tsx'
import { ConflictDialog, type LastSave } from './conflict-dialog.tsx'

afterEach(cleanup)

const conflicts = [
  { key: 'title', place: 'العنوان', mine: 'سيارة سريعة', theirs: 'سيارة هادئة' },
  { key: 'note', place: 'الملاحظة', mine: 'لي', theirs: 'لهم', isTheirsFirst: true },
  { key: 'block', place: 'اقتباس', mine: { text: 'نص' }, theirs: null, isWhole: true },
]

function open(props: Partial<ComponentProps<typeof ConflictDialog>> = {}) {
  const onDecide = vi.fn<(mine: ReadonlySet<number>) => void>()
  render(
    <PlainDialogKit>
      <ConflictDialog conflicts={conflicts} onDecide={onDecide} {...props} />
    </PlainDialogKit>,
  )
  return { onDecide, dialog: screen.getByRole('dialog', { name: 'عدّله شخص آخر أثناء تحريرك' }) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choicesOf = (name: string) => within(screen.getByRole('radiogroup', { name }))

test('[A-013] each place has mine beside theirs, and the words that differ are marked', () => {
  const { dialog } = open()
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(3)
  const title = screen.getByRole('radiogroup', { name: 'العنوان' })
  expect([...title.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['سريعة', 'هادئة'])
  expect(choicesOf('العنوان').getByRole<HTMLInputElement>('radio', { name: 'نسختي', description: 'سيارة سريعة' }).checked).toBe(true)
  expect(choicesOf('الملاحظة').getByRole<HTMLInputElement>('radio', { name: 'النسخة المحفوظة' }).checked).toBe(true)
  expect(choicesOf('اقتباس').getByRole('radio', { name: 'النسخة المحفوظة', description: 'محذوف' })).toBeDefined()
})

test('[A-013] what is chosen in each place is decided, or one side in all of them', async () => {
  const { onDecide } = open()
  await userEvent.click(choicesOf('العنوان').getByText('النسخة المحفوظة'))
  await userEvent.click(choicesOf('الملاحظة').getByText('نسختي'))
  await press('اعتماد الاختيار')
  await press('نسختي في الكل')
  await press('اعتماد الاختيار')
  await press('المحفوظة في الكل')
  await press('اعتماد الاختيار')
  expect(onDecide.mock.calls.map(([mine]) => [...mine].toSorted())).toEqual([[1, 2], [0, 1, 2], []])
})

test('it says who saved and when as far as that is known', () => {
  const textOf = (lastSave: LastSave) => {
    cleanup()
    return open({ lastSave }).dialog.textContent
  }
  expect(textOf({ updated_by: 'سلمى', updated_at: '20 نوفمبر' })).toContain('آخر من حفظه سلمى، 20 نوفمبر.')
  expect(textOf({ updated_by: 'سلمى', updated_at: null })).toContain('آخر من حفظه سلمى.')
  expect(textOf({ updated_by: '', updated_at: '20 نوفمبر' })).toContain('آخر حفظ: 20 نوفمبر.')
  expect(textOf({})).not.toContain('آخر حفظ')
})

test('it can be left without a decision only where nothing would be lost by that', async () => {
  open()
  expect(screen.queryAllByRole('button', { name: /متابعة التحرير|✕/ })).toEqual([])
  cleanup()
  const onLater = vi.fn()
  open({ onLater })
  await press('متابعة التحرير')
  await press('✕')
  expect(onLater).toHaveBeenCalledTimes(2)
})

test('of a long text only what stands around the difference is shown', () => {
  const long = (word: string) => `${'أول '.repeat(100)}${word} ${'آخر '.repeat(100)}`.trim()
  const { dialog } = open({ conflicts: [{ key: 'text', place: 'النص', mine: long('سريع'), theirs: long('هادئ') }] })
  expect(dialog.querySelector('mark')?.textContent?.trim()).toBe('سريع')
  expect(dialog.querySelectorAll('bdi')[1]?.textContent?.length).toBeLessThan(220)
  // With one place there is nothing to choose in all of them.
  expect(screen.queryByRole('button', { name: 'نسختي في الكل' })).toBeNull()
})

test('two versions that hold the same are told to be so', () => {
  const { dialog } = open({ conflicts: [] })
  expect(dialog.textContent).toContain('لا اختلاف بين النسختين الآن.')
})
