// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import type { LibraryImage } from '#domains/media/index.ts'
import { PictureField, type PictureValue } from './picture-field.tsx'
import { PicturePicker } from './picture-picker.tsx'

// Fields remember pictures for as long as the document lives, so that every test has its own.
let lastId = 0
const anImage = (changes: Partial<LibraryImage> = {}): LibraryImage => {
  lastId += 1
  return {
    id: lastId,
    alt: { ar: `صورة رقم ${lastId}`, en: '' },
    focal_point: { x: 0.5, y: 0.5 },
    mime_type: 'image/jpeg',
    width: 2000,
    height: 1500,
    bucket: 1,
    version: 1,
    colour: null,
    variants: [],
    ...changes,
  }
}

const api = (images: readonly LibraryImage[], more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /media/api/v2/images': ({ query }) => {
      const matches = images.filter(({ alt, bucket }) => alt.ar.includes(query.get('q') ?? '') && String(bucket) === query.get('bucket'))
      return { data: matches, meta: { total: matches.length } }
    },
    'GET /media/api/v2/folders': () => ({ data: [], meta: { total: images.length, unfiled: images.length } }),
    'GET /media/api/v2/tags': () => ({ data: [] }),
    'GET /media/api/v2/images/*': ({ path }) => {
      const data = images.find(({ id }) => path.endsWith(`/${id}`))
      return data ? { data } : { status: 404, code: 'gone' }
    },
    'PATCH /media/api/v2/images/*': ({ body, path }) => ({ data: { ...images.find(({ id }) => path.endsWith(`/${id}`)), ...(body as object) } }),
    ...more,
  })

/** An upload as the browser makes it; `answer` and `progress` are called by the test. */
class FakeUpload extends EventTarget {
  static all: FakeUpload[] = []
  upload = new EventTarget()
  status = 0
  responseText = ''
  path = ''
  form = new FormData()
  token: string | undefined
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'csrf-token') this.token = value
  }
  send(form: FormData) {
    this.form = form
    FakeUpload.all.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(share: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: share * 100, total: 100 }))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
}
beforeEach(() => {
  sessionStorage.clear()
  FakeUpload.all = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const sentUpload = async () => {
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1))
  return FakeUpload.all[0] as FakeUpload
}
const aFile = (name: string, type: string) => new File(['x'], name, { type })

function openPicker(props: Partial<Parameters<typeof PicturePicker>[0]> = {}) {
  const onPick = vi.fn()
  renderRoom(<PicturePicker isOpen onClose={() => undefined} onPick={onPick} {...props} />)
  return { onPick }
}

test('[A-221] pictures are found by their description and by their bucket', async () => {
  const images = [anImage({ alt: { ar: 'سيارة في الصحراء', en: '' } }), anImage(), anImage({ bucket: 4 })]
  const sentCalls = api(images)
  openPicker()
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox'), 'الصحراء')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.clear(screen.getByLabelText('الحاوية'))
  await userEvent.type(screen.getByLabelText('الحاوية'), '4')
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.dataset.id)).toEqual([String(images[2]?.id)]))
  expect(sentCalls.some(({ query }) => query.get('q') === 'الصحراء')).toBe(true)
})

test('[A-221] a picture without an Arabic description is not taken; with one it is saved and taken', async () => {
  const image = anImage({ alt: { ar: '', en: '' } })
  const sentCalls = api([image])
  const { onPick } = openPicker()
  await userEvent.click(await screen.findByRole('option'))
  await userEvent.click(screen.getByRole('button', { name: 'استخدام الصورة' }))
  expect(onPick).not.toHaveBeenCalled()
  const alt = screen.getByLabelText(/^الوصف بالعربية/)
  expect(alt.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(alt, 'واجهة المعرض')
  await userEvent.click(screen.getByRole('button', { name: 'حفظ واستخدام' }))
  await waitFor(() => expect(onPick).toHaveBeenCalledTimes(1))
  expect(sentCalls.find(({ method }) => method === 'PATCH')?.body).toEqual({ alt: { ar: 'واجهة المعرض', en: '' }, focal_point: { x: 0.5, y: 0.5 } })
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: image.id, alt: { ar: 'واجهة المعرض' } })
})

test('[A-221] [B-305] many pictures are taken at once, in the order in which they were marked, up to the most', async () => {
  const images = ['شمال', 'جنوب', 'شرق'].map((ar) => anImage({ alt: { ar, en: '' } }))
  api(images)
  const onPickSeveral = vi.fn()
  openPicker({ several: { most: 2, onPick: onPickSeveral } })
  const tile = (name: string) => screen.getByRole('option', { name })
  await userEvent.click(await screen.findByRole('option', { name: 'شرق' }))
  await userEvent.click(tile('شمال'))
  await userEvent.click(tile('جنوب'))
  expect(screen.getAllByRole('option', { selected: true }).map(({ ariaLabel }) => ariaLabel)).toEqual(['شمال', 'شرق'])
  await userEvent.click(tile('شرق'))
  tile('جنوب').focus()
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByRole('button', { name: 'استخدام الصور (2)' }))
  expect(onPickSeveral.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([images[0]?.id, images[1]?.id])
})

test('[A-221] of many pictures each without an Arabic description is asked for it, one after the other', async () => {
  const images = [anImage({ alt: { ar: '', en: '' } }), anImage({ alt: { ar: 'جنوب', en: '' } }), anImage({ alt: { ar: '', en: '' } })]
  const sentCalls = api(images)
  const onPickSeveral = vi.fn()
  openPicker({ several: { most: 9, onPick: onPickSeveral } })
  for (const tile of await screen.findAllByRole('option')) await userEvent.click(tile)
  const use = () => userEvent.click(screen.getByRole('button', { name: 'استخدام الصور (3)' }))
  await use()
  await userEvent.type(screen.getByLabelText(/^الوصف بالعربية/), 'شرق')
  await use()
  await waitFor(() => expect((screen.getByLabelText(/^الوصف بالعربية/) as HTMLInputElement).value).toBe(''))
  expect(onPickSeveral).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(/^الوصف بالعربية/), 'شمال')
  await use()
  await waitFor(() => expect(onPickSeveral).toHaveBeenCalledTimes(1))
  expect(onPickSeveral.mock.calls[0]?.[0].map(({ alt }: LibraryImage) => alt.ar)).toEqual(['شمال', 'جنوب', 'شرق'])
  expect(sentCalls.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

test('[A-221] the focal point moves by arrow keys, in small and large steps, held inside the picture', async () => {
  const sentCalls = api([anImage()])
  openPicker({ sizes: imageSizes.wide })
  await userEvent.click(await screen.findByRole('option'))
  screen.getByRole('button', { name: /نقطة التركيز/ }).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  expect(screen.getByRole('button', { name: /49% أفقيًا.*51% عموديًا/ })).toBeDefined()
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  expect(screen.getByRole('button', { name: /49% أفقيًا.* 0% عموديًا/ })).toBeDefined()
  expect(screen.getByAltText<HTMLImageElement>('قص 1600 × 650').style.objectPosition).toBe('50% 0%')
  await userEvent.click(screen.getByRole('button', { name: 'حفظ واستخدام' }))
  await waitFor(() => expect(sentCalls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ focal_point: { x: 0.49, y: 0 } }))
})

test('[A-221] a press on the picture sets its focal point', async () => {
  api([anImage()])
  openPicker()
  await userEvent.click(await screen.findByRole('option'))
  const canvas = screen.getByRole('button', { name: /نقطة التركيز/ }).parentElement as HTMLElement
  canvas.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect
  fireEvent.pointerDown(canvas, { clientX: 200, clientY: 200 })
  expect(screen.getByRole('button', { name: /25% أفقيًا.*75% عموديًا/ })).toBeDefined()
})

test('[A-221] an upload shows how far it is, is chosen when it has arrived, and must be described before it is used', async () => {
  api([anImage()])
  const { onPick } = openPicker()
  await screen.findByRole('option')
  await userEvent.upload(screen.getByLabelText('رفع صور', { selector: 'input' }), aFile('new.jpg', 'image/jpeg'))
  const upload = await sentUpload()
  expect([upload.path, upload.form.get('bucket'), (upload.form.get('file') as File).name]).toEqual(['/media/api/v2/images', '1', 'new.jpg'])
  upload.progress(0.4)
  await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4))
  const uploaded = anImage({ alt: { ar: '', en: '' } })
  upload.answer(201, { data: uploaded })
  await waitFor(() => expect(screen.getByRole('option', { selected: true }).dataset.id).toBe(String(uploaded.id)))
  await userEvent.dblClick(screen.getByRole('option', { selected: true }))
  expect(onPick).not.toHaveBeenCalled()
  expect(screen.getByText('تحتاج الصورة إلى وصف لمن لا يراها.')).toBeDefined()
})

test('[A-221] files that are dropped are uploaded; what is no picture is refused before its bytes travel', async () => {
  api([])
  openPicker()
  const empty = await screen.findByText('لا توجد صور هنا بعد')
  const files = [aFile('notes.pdf', 'application/pdf'), aFile('car.png', 'image/png')]
  fireEvent.drop(empty, { dataTransfer: { types: ['Files'], files } })
  expect((await screen.findByRole('alert')).textContent).toContain('notes.pdf')
  // Sending it again would change nothing.
  expect(screen.queryByRole('button', { name: 'إعادة المحاولة' })).toBeNull()
  const upload = await sentUpload()
  expect((upload.form.get('file') as File).name).toBe('car.png')
  upload.answer(422, { error: { code: 'image_broken' } })
  expect(await screen.findByText(/ملف الصورة تالف أو غير مكتمل/)).toBeDefined()
})

test('[A-297] [B-305] a series is one tile: where many are taken all its pictures are marked in their order, where one is taken it opens', async () => {
  const frames = [1, 2, 3].map((place) => anImage({ series: { id: 9, name: 'دوران', place, count: 3 } }))
  const sentCalls = api([], {
    'GET /media/api/v2/images': ({ query }) => ({ data: query.get('series') === '9' ? frames : frames.slice(0, 1), meta: { total: 1 } }),
  })
  const onPickSeveral = vi.fn()
  openPicker({ several: { most: 36, onPick: onPickSeveral } })
  await userEvent.click(await screen.findByRole('option', { name: /^سلسلة صور «دوران»، عددها 3$/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'استخدام الصور (3)' }))
  await waitFor(() => expect(onPickSeveral.mock.calls[0]?.[0].map(({ id }: LibraryImage) => id)).toEqual(frames.map(({ id }) => id)))
  expect(sentCalls.find(({ query }) => query.get('collapse'))?.query.get('collapse')).toBe('true')
  cleanup()
  const { onPick } = openPicker()
  await userEvent.dblClick(await screen.findByRole('option', { name: /^سلسلة صور/ }))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  await userEvent.dblClick(screen.getAllByRole('option')[1] as HTMLElement)
  await waitFor(() => expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: frames[1]?.id }))
})

test('[A-297] a dropped folder keeps its name within the open one, and its numbered files become one series when all have arrived', async () => {
  sessionStorage.setItem('media.folder', 'models')
  const sentCalls = api([], {
    'GET /media/api/v2/folders': () => ({ data: [{ id: 1, path: 'models', own: 0, all: 0, documents: 0 }], meta: { total: 0, unfiled: 0 } }),
    'POST /media/api/v2/images/filing': () => ({ data: [] }),
  })
  openPicker()
  const empty = await screen.findByText('لا توجد صور هنا بعد')
  const file = (number: number) => ({ isFile: true, name: `f${number}.jpg`, file: (done: (file: File) => void) => done(aFile(`f${number}.jpg`, 'image/jpeg')) })
  const parts = [[8, 7, 6, 5, 4, 3, 2, 1].map(file)]
  const entry = { isFile: false, name: 'turn', createReader: () => ({ readEntries: (done: (some: unknown[]) => void) => done(parts.shift() ?? []) }) }
  fireEvent.drop(empty, { dataTransfer: { types: ['Files'], files: [], items: [{ webkitGetAsEntry: () => entry }] } })
  const images = Array.from({ length: 8 }, () => anImage({ folder: 'models/turn', series: null }))
  for (const [index, image] of images.entries()) {
    await waitFor(() => expect(FakeUpload.all).toHaveLength(index + 1))
    const { form } = FakeUpload.all[index] as FakeUpload
    expect([(form.get('file') as File).name, form.get('folder')]).toEqual([`f${index + 1}.jpg`, 'models/turn'])
    FakeUpload.all[index]?.answer(201, { data: image })
  }
  const filing = () => sentCalls.find(({ path }) => path.endsWith('/filing'))
  await waitFor(() => expect(filing()?.body).toEqual({ ids: images.map(({ id }) => id), into_series: 'f' }))
})

test('[A-221] [A-297] a picture of a series that was not sent is sent again by a press, and takes its place', async () => {
  const sentCalls = api([], { 'POST /media/api/v2/images/filing': () => ({ data: [] }) })
  openPicker()
  const empty = await screen.findByText('لا توجد صور هنا بعد')
  fireEvent.drop(empty, { dataTransfer: { types: ['Files'], files: Array.from({ length: 8 }, (_, index) => aFile(`f${index + 1}.jpg`, 'image/jpeg')) } })
  const images = Array.from({ length: 8 }, () => anImage({ series: null }))
  const LOST = 2
  for (const [index, image] of images.entries()) {
    await waitFor(() => expect(FakeUpload.all).toHaveLength(index + 1))
    const request = FakeUpload.all[index] as FakeUpload
    if (index === LOST) request.dispatchEvent(new Event('error'))
    else request.answer(201, { data: image })
  }
  const filings = () => sentCalls.filter(({ path }) => path.endsWith('/filing')).map(({ body }) => body)
  const others = images.filter((_, index) => index !== LOST)
  await waitFor(() => expect(filings()).toEqual([{ ids: others.map(({ id }) => id), into_series: 'f' }]))
  const line = screen.getByRole('alert').closest('li')
  const retry = screen.getByRole('button', { name: 'إعادة المحاولة', description: /f3\.jpg/ })
  await userEvent.click(retry)
  expect(document.activeElement).toBe(line)
  await waitFor(() => expect(FakeUpload.all).toHaveLength(9))
  expect(screen.queryByRole('alert')).toBeNull()
  FakeUpload.all[8]?.answer(201, { data: images[LOST] })
  await waitFor(() => expect(filings()[1]).toEqual({ ids: images.map(({ id }) => id), into_series: 'f' }))
  expect(screen.getByText('رُفع 8 من 8')).toBeDefined()
})

test('[A-297] a file that the library has already is offered, with where it stands', async () => {
  sessionStorage.setItem('media.folder', 'models')
  const knownImage = anImage({ alt: { ar: 'سيارة معروفة', en: '' }, folder: 'أرشيف', series: null })
  const sentCalls = api([], {
    'GET /media/api/v2/folders': () => ({ data: [{ id: 1, path: 'models', own: 0, all: 0, documents: 0 }], meta: { total: 0, unfiled: 0 } }),
    'POST /media/api/v2/images/filing': () => ({ data: [] }),
  })
  openPicker()
  await screen.findByText('لا توجد صور هنا بعد')
  await userEvent.upload(screen.getByLabelText('رفع صور', { selector: 'input' }), aFile('car.jpg', 'image/jpeg'))
  ;(await sentUpload()).answer(200, { data: knownImage })
  expect((await screen.findByText(/موجود في المكتبة من قبل/)).textContent).toContain('أرشيف')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^الوصف بالعربية/).value).toBe('سيارة معروفة')
  await userEvent.click(screen.getByRole('button', { name: 'نقلها إلى هنا' }))
  await waitFor(() => expect(sentCalls.find(({ path }) => path.endsWith('/filing'))?.body).toEqual({ ids: [knownImage.id], series: [], folder: 'models' }))
})

test('an upload can be stopped', async () => {
  api([])
  openPicker()
  await screen.findByText('لا توجد صور هنا بعد')
  await userEvent.upload(screen.getByLabelText('رفع صور', { selector: 'input' }), aFile('big.jpg', 'image/jpeg'))
  await sentUpload()
  await userEvent.click(screen.getByRole('button', { name: /إيقاف رفع/ }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[C-204] an upload whose page holds the token of a session that is over is sent once more with that of the present one', async () => {
  api([], { 'GET /api/csrf_token': () => ({ data: { csrf_token: 'of-today' } }) })
  openPicker()
  await screen.findByText('لا توجد صور هنا بعد')
  await userEvent.upload(screen.getByLabelText('رفع صور', { selector: 'input' }), aFile('car.jpg', 'image/jpeg'))
  const first = await sentUpload()
  const isStale = { error: { code: 'invalid_csrf_token' } }
  first.answer(403, isStale)
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2))
  const second = FakeUpload.all[1] as FakeUpload
  expect([second.token, (second.form.get('file') as File).name]).toEqual(['of-today', 'car.jpg'])
  second.answer(403, isStale)
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(FakeUpload.all).toHaveLength(2)
})

test('pictures are gone through by arrows along the reading direction, and Enter takes one', async () => {
  const images = [anImage(), anImage(), anImage()]
  api(images)
  const { onPick } = openPicker()
  const [first] = await screen.findAllByRole('option')
  first?.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}{Enter}')
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: images[1]?.id })
})

function FieldRoom({ initial, onChange, problem }: { initial: PictureValue | null; onChange: (value: PictureValue | null) => void; problem?: string }) {
  const [value, setValue] = useState(initial)
  const change = (next: PictureValue | null) => {
    setValue(next)
    onChange(next)
  }
  return <PictureField id="picture" label="الصورة" value={value} field={{ sizes: imageSizes.hero, withAlt: true }} problem={problem} onChange={change} />
}

test('[B-129] a picture field stores the id and a description of its own, and forgets that with another picture', async () => {
  const [one, other] = [anImage(), anImage()]
  api([one, other])
  const onChange = vi.fn()
  renderRoom(<FieldRoom initial={{ id: one.id }} onChange={onChange} />)
  const alt = await screen.findByPlaceholderText(one.alt.ar)
  await userEvent.type(alt, 'في الليل')
  expect(onChange).toHaveBeenLastCalledWith({ id: one.id, alt: 'في الليل' })
  await userEvent.click(screen.getByRole('button', { name: 'استبدال' }))
  await userEvent.click(await screen.findByRole('option', { name: other.alt.ar }))
  await userEvent.click(screen.getByRole('button', { name: 'استخدام الصورة' }))
  expect(onChange).toHaveBeenLastCalledWith({ id: other.id })
  await userEvent.click(screen.getByRole('button', { name: 'إزالة الصورة' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('[B-129] a picture that nobody described, one that is gone and a missing one are problems at the field', async () => {
  const image = anImage({ alt: { ar: '', en: '' } })
  api([image])
  renderRoom(<FieldRoom initial={{ id: image.id }} onChange={() => undefined} />)
  const group = screen.getByRole('group', { name: 'الصورة' })
  expect(await within(group).findByText('تحتاج الصورة إلى وصف لمن لا يراها.')).toBeDefined()
  await userEvent.type(within(group).getByRole('textbox'), 'وصف')
  expect(within(group).queryByText('تحتاج الصورة إلى وصف لمن لا يراها.')).toBeNull()
  cleanup()
  renderRoom(<FieldRoom initial={{ id: 999_999 }} onChange={() => undefined} />)
  expect(await screen.findByText('الصورة لم تعد في المكتبة.')).toBeDefined()
  cleanup()
  renderRoom(<FieldRoom initial={null} onChange={() => undefined} problem="الصورة مطلوبة." />)
  const described = document.getElementById('picture')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('الصورة مطلوبة.')
})
