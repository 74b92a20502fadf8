// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { addMissingApis } from '#tests/support/drawing/editor-room.tsx'
import { PlainDialogKit } from '#tests/support/drawing/plain-dialog-kit.tsx'
import { OptionList } from './option-list.tsx'

afterEach(cleanup)

test('a list is one stop of the keyboard; arrows choose and Enter confirms', async () => {
  addMissingApis()
  const [onChoose, onConfirm] = [vi.fn(), vi.fn()]
  const options = ['a', 'b', 'c'].map((id) => ({ id, title: id, isDisabled: id === 'b' }))
  render(
    <PlainDialogKit>
      <OptionList label="صفحات" options={options} chosenId={null} onChoose={onChoose} onConfirm={onConfirm} />
    </PlainDialogKit>,
  )
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('a')
  await userEvent.keyboard('{ArrowDown}')
  expect(onChoose.mock.calls).toEqual([['c']])
  await userEvent.keyboard('{Enter}')
  expect(onConfirm.mock.calls).toEqual([['c']])
})
