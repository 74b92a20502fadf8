// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createI18nProvider } from '../../i18n/i18n-provider.ts'
import { PhotosInput } from './photos-input.tsx'

vi.mock('../../app/signed-in.ts', () => ({ useMay: () => true }))
afterEach(cleanup)

let storedPhotos: { image_id?: number; medium_path?: string }[] = []
function Watch() {
  storedPhotos = useWatch({ name: 'photos' })
  return null
}
const ids = () => storedPhotos.map(({ image_id: id, medium_path: path }) => id ?? path)

function show(language: 'ar' | 'en', photos: readonly object[]) {
  const element = (
    <div dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <CoreAdminContext i18nProvider={createI18nProvider(language, [], () => undefined)}>
        <Form defaultValues={{ photos }}>
          <PhotosInput />
          <Watch />
        </Form>
      </CoreAdminContext>
    </div>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return userEvent.setup()
}
const three = [{ image_id: 1 }, { image_id: 2 }, { medium_path: '/feed.jpg' }]

test('[A-141] pictures are put in order by the keyboard alone: each move is announced, and the focus goes with the picture', async () => {
  const user = show('ar', three)
  expect(screen.getAllByRole('option').map((tile) => tile.getAttribute('aria-label'))).toEqual(['الصورة 1 من 3، وهي الغلاف', 'الصورة 2 من 3', 'الصورة 3 من 3'])
  screen.getByRole('option', { selected: true }).focus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(ids()).toEqual([2, 1, '/feed.jpg'])
  expect(screen.getByRole('status').textContent).toBe('أصبحت الصورة في الموضع 2 من 3.')
  expect(document.activeElement).toBe(screen.getByRole('option', { selected: true }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('الصورة 2 من 3')
  await user.keyboard('{ArrowLeft}{Alt>}{Home}{/Alt}')
  expect(ids()).toEqual(['/feed.jpg', 2, 1])
  expect(screen.getByRole('status').textContent).toBe('أصبحت هذه الصورة هي الغلاف.')
  await user.keyboard('{Delete}')
  expect(ids()).toEqual([2, 1])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('الصورة 1 من 2، وهي الغلاف')
  await user.click(screen.getByRole('button', { name: 'إعادتها' }))
  expect(ids()).toEqual(['/feed.jpg', 2, 1])
})

test('[A-141] by buttons the chosen picture moves, becomes the cover and goes, said in English as well', async () => {
  const user = show('en', three)
  await user.click(screen.getByRole('option', { name: 'Picture 3 of 3' }))
  await user.click(screen.getByRole('button', { name: 'Move earlier' }))
  expect([ids(), screen.getByRole('status').textContent]).toEqual([[1, '/feed.jpg', 2], 'The picture is in place 2 of 3.'])
  await user.click(screen.getByRole('button', { name: 'Make it the cover' }))
  expect([ids(), screen.getByRole('status').textContent]).toEqual([['/feed.jpg', 1, 2], 'The picture is the cover now.'])
  expect((screen.getByRole('button', { name: 'Make it the cover' }) as HTMLButtonElement).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Move later' }))
  expect(ids()).toEqual([1, '/feed.jpg', 2])
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect([ids(), screen.getByRole('status').textContent]).toEqual([[1, 2], expect.stringContaining('Left: 2')])
})

test('[A-141] a picture that is dragged onto another takes its place; anything else that is dragged does not', async () => {
  show('ar', three)
  const [first, , third] = screen.getAllByRole('option') as [HTMLElement, HTMLElement, HTMLElement]
  const dataTransfer = { setData: () => undefined, effectAllowed: '', types: [] }
  fireEvent.drop(first, { dataTransfer })
  expect(ids()).toEqual([1, 2, '/feed.jpg'])
  fireEvent.dragStart(third, { dataTransfer })
  fireEvent.dragOver(first, { dataTransfer })
  fireEvent.drop(first, { dataTransfer })
  expect(ids()).toEqual(['/feed.jpg', 1, 2])
})
