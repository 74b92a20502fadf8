// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LibraryImage } from '#domains/media/index.ts'
import { addMissingApis, fakeApi } from '#tests/support/drawing/editor-room.tsx'
import { PlainDialogKit } from '#tests/support/drawing/plain-dialog-kit.tsx'
import { PicturePicker, type PicturePickerProps } from './picture-picker.tsx'

const picture: LibraryImage = {
  ...{ id: 3, bucket: 1, mime_type: 'image/jpeg', width: 2000, height: 1500, version: 1, colour: null, variants: [] },
  ...{ alt: { ar: '', en: '' }, focal_point: { x: 0.5, y: 0.5 } },
}

beforeEach(() => {
  addMissingApis()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(props: Partial<PicturePickerProps>, mayWrite = true) {
  const sentCalls = fakeApi({
    'GET /media/api/v2/images': () => ({ data: [picture], meta: { total: 1 } }),
    'GET /media/api/v2/folders': () => ({ data: [], meta: { total: 1, unfiled: 1 } }),
    'GET /media/api/v2/tags': () => ({ data: [] }),
    'PATCH /media/api/v2/images/*': ({ body }) => ({ data: { ...picture, ...(body as object) } }),
  })
  render(
    <PlainDialogKit>
      <PicturePicker room={{ language: 'ar', mayWrite, sayFailure: (code) => code }} onClose={() => undefined} {...props} />
    </PlainDialogKit>,
  )
  return sentCalls
}
const use = () => userEvent.click(screen.getByRole('button', { name: /استخدام/ }))

test('[A-221] a picture is used only once it is described in Arabic, whoever asks for it', async () => {
  const onPick = vi.fn()
  const sentCalls = open({ onPick })
  await userEvent.click(await screen.findByRole('option'))
  await use()
  expect(screen.getByText('تحتاج الصورة إلى وصف لمن لا يراها.')).toBeDefined()
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(/^الوصف بالعربية/), 'سيارة في الصحراء')
  await use()
  await waitFor(() => expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: 3, alt: { ar: 'سيارة في الصحراء' } }))
  expect(sentCalls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ alt: { ar: 'سيارة في الصحراء' } })
})

test('[A-141] pictures of a car need no description of their own: the car says what they show', async () => {
  const onPick = vi.fn()
  open({ needsNoWords: true, several: { most: 2, onPick } })
  await userEvent.click(await screen.findByRole('option'))
  await use()
  await waitFor(() => expect(onPick.mock.calls[0]?.[0]).toMatchObject([{ id: 3 }]))
})

test('who may not change the library does not describe pictures in it', async () => {
  open({ onPick: () => undefined }, false)
  await userEvent.click(await screen.findByRole('option'))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^الوصف بالعربية/).disabled).toBe(true)
})
