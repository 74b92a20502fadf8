// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Draft, Problem, Warning, WithoutSamples } from '#domains/content/index.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

const quote = { ...aStoredBlock('quote', { quote: 'نص جديد' }, []), id: 'q' }
const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  page_id: 7,
  version: 5,
  base_version: 2,
  live_version: 2,
  status: 'published',
  live_path: 'cars',
  content: aContent({ path: 'cars', title: 'السيارات', blocks: [quote] }),
  updated_at: null,
  updated_by: null,
  is_changed: true,
  problems: [],
  ...changes,
})
const live = aContent({ path: 'cars', title: 'سيارات', blocks: [] })
const problem: Problem = { block: 'q', field: 'quote', code: 'custom', message: '✖ required' }
const warnings: Warning[] = [
  { code: 'broken_link', block: 'q', field: 'buttons', details: { target: '/nowhere' } },
  { code: 'no_target', block: 'q', field: 'quote', details: { text: 'احجز الآن' } },
  { code: 'missing_alt', block: 'q', details: { image: 3 } },
  { code: 'heading_jump', block: 'q', field: 'header_tag', details: { from: 2, to: 4 } },
  { code: 'heavy_picture', block: 'q', details: { bytes: 307_200, width: 1600 } },
]

const api = (
  draft: Draft,
  { problems = [] as Problem[], flaws = [] as Warning[], left = null as WithoutSamples | null } = {},
  more: Parameters<typeof fakeApi>[0] = {},
) =>
  fakeApi({
    'GET /api/pages/7/draft': () => ({ data: draft }),
    'GET /api/pages/7/checks': () => ({ data: { problems, warnings: flaws, live: draft.status === 'draft' ? null : live, without_samples: left } }),
    'GET /api/pages/7/reviews': () => ({ data: { policy: 'off', may_skip: false, reviewers: [], publish: null, unpublish: null } }),
    'POST /api/pages/7/publish': () => ({ data: { version: 3 } }),
    ...more,
  })
function openPublish(flush: () => Promise<void> = async () => undefined) {
  const handlers = { onClose: vi.fn(), onPublished: vi.fn(), onShow: vi.fn(), onReview: vi.fn(), onLeaveSamples: vi.fn() }
  renderRoom(<PublishDialog isOpen pageId={7} flush={flush} {...handlers} />)
  return handlers
}
const publishButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'نشر' })

afterEach(cleanup)

test('[A-014] unsaved changes are saved before the page is checked', async () => {
  const sentCalls = api(aDraft())
  const order: string[] = []
  openPublish(async () => {
    order.push(`flush after ${sentCalls.filter(({ path }) => path.includes('/pages/')).length} calls`)
  })
  await screen.findByText(/ما الذي سيتغيّر/)
  expect(order).toEqual(['flush after 0 calls'])
})

test('[A-014] a draft that could not be saved is not published', async () => {
  const sentCalls = api(aDraft())
  openPublish(() => Promise.reject(new Error('offline')))
  expect((await screen.findByRole('alert')).textContent).toContain('لا يوجد اتصال بالخادم')
  expect(publishButton().disabled).toBe(true)
  expect(sentCalls.some(({ path }) => path.includes('/pages/'))).toBe(false)
})

test('[A-014] a problem prevents publication and leads to its field', async () => {
  api(aDraft(), { problems: [problem] })
  const { onShow, onClose } = openPublish()
  expect(await screen.findByText('يجب تصحيحه أولًا (1)')).toBeDefined()
  expect(screen.getByText('قيمة مطلوبة ناقصة.')).toBeDefined()
  expect(publishButton().disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /^عرض/ }))
  expect([onClose.mock.calls.length, onShow.mock.calls]).toEqual([1, [[{ block: 'q', group: undefined, field: 'quote' }]]])
})

test('[A-014] warnings are explained and do not prevent publication', async () => {
  api(aDraft(), { flaws: warnings })
  openPublish()
  expect(await screen.findByText('تُستحسن مراجعته (5)')).toBeDefined()
  const text = screen.getByRole('dialog').textContent
  expect(text).toMatch(/لا يقود .*\/nowhere.* إلى محتوى متاح للزوار/)
  expect(text).toMatch(/رابط بلا وجهة.*احجز الآن/)
  expect(text).toContain('صورة بلا وصف')
  expect(text).toContain('عنوان من المستوى 4 يلي المستوى 2')
  expect(text).toContain('300 كيلوبايت')
  expect(publishButton().disabled).toBe(false)
})

test('[A-014] sample content is published only after somebody has said so; each block of it is named and led to', async () => {
  const sample: Warning = { code: 'sample_content', block: 'q', field: 'quote', details: {} }
  const sentCalls = api(aDraft(), { flaws: [sample, ...warnings.slice(0, 1)] })
  const { onPublished, onShow } = openPublish()
  const section = await screen.findByRole('region', { name: 'محتوى نموذجي لم يُستبدل (1)' })
  expect(section.textContent).toContain('اقتباس')
  expect(screen.getByText('تُستحسن مراجعته (1)')).toBeDefined()
  expect(publishButton().disabled).toBe(true)
  await userEvent.click(screen.getByLabelText('نشر المحتوى النموذجي كما هو'))
  await userEvent.click(publishButton())
  await waitFor(() => expect(onPublished).toHaveBeenCalledTimes(1))
  expect(sentCalls.find(({ method }) => method === 'POST')?.body).toEqual({ acknowledge: ['sample_content', 'broken_link'] })
  cleanup()
  api(aDraft(), { flaws: [sample] })
  const again = openPublish()
  await userEvent.click(await screen.findByRole('button', { name: /^عرض: / }))
  expect([onShow.mock.calls.length, again.onShow.mock.calls]).toEqual([0, [[{ block: 'q', group: undefined, field: 'quote' }]]])
})

test('[A-014] sample content that nobody has replaced is taken out of the draft at once, which is then checked again', async () => {
  const withoutSamples: WithoutSamples = { changed: [{ ...quote, fields: {} }], removed: ['x'] }
  const publication = {
    flaws: [{ code: 'sample_content', block: 'q', field: 'quote', details: {} }] as Warning[],
    left: withoutSamples as WithoutSamples | null,
  }
  api(aDraft(), {}, { 'GET /api/pages/7/checks': () => ({ data: { problems: [], warnings: publication.flaws, live, without_samples: publication.left } }) })
  const { onLeaveSamples } = openPublish()
  const takeOut = await screen.findByRole('button', { name: 'حذف المحتوى النموذجي' })
  Object.assign(publication, { flaws: [], left: null })
  await userEvent.click(takeOut)
  expect(onLeaveSamples.mock.calls).toEqual([[withoutSamples]])
  await waitFor(() => expect(publishButton().disabled).toBe(false))
  expect(screen.queryByRole('button', { name: 'حذف المحتوى النموذجي' })).toBeNull()
})

test('[A-014] the dialog lists the changes against the published content, and names the path of the page', async () => {
  api(aDraft())
  openPublish()
  expect(await screen.findByText('ما الذي سيتغيّر (2)')).toBeDefined() // the title and the new block, not the path
  expect(screen.getByRole('dialog').textContent).toContain('/ar/cars')
})

test('[A-014] a page is published at the version that was checked, with a note, and the dialog closes', async () => {
  const sentCalls = api(aDraft(), { flaws: warnings.slice(0, 1) })
  const { onPublished, onClose } = openPublish()
  await userEvent.type(await screen.findByLabelText('ملاحظة لسجل الإصدارات'), 'قبل المعرض')
  await userEvent.click(publishButton())
  await waitFor(() => expect(onPublished.mock.calls).toEqual([[{ version: 3 }]]))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(sentCalls.find(({ method }) => method === 'POST')).toMatchObject({ body: { note: 'قبل المعرض', acknowledge: ['broken_link'] }, ifMatch: '"5"' })
})

test('[A-014] a draft that somebody changed since the checks is checked again', async () => {
  const sentCalls = api(aDraft(), {}, { 'POST /api/pages/7/publish': () => ({ status: 412, code: 'stale' }) })
  const { onPublished } = openPublish()
  await screen.findByText(/ما الذي سيتغيّر/)
  await userEvent.click(publishButton())
  expect((await screen.findByRole('alert')).textContent).toContain('عُدّلت المسودة بعد فحصها')
  await waitFor(() => expect(sentCalls.filter(({ path }) => path.endsWith('/checks'))).toHaveLength(2))
  expect(onPublished).not.toHaveBeenCalled()
})

test('[A-014] a published page without changes cannot be published again; a draft or a disabled page can', async () => {
  api(aDraft({ is_changed: false }))
  openPublish()
  expect(await screen.findByText('كل المحتوى منشور بالفعل.')).toBeDefined()
  expect(publishButton().disabled).toBe(true)
  cleanup()
  const sentCalls = api(aDraft({ is_changed: false, status: 'draft' }))
  openPublish()
  expect(await screen.findByText(/ستظهر الصفحة للزوار على/)).toBeDefined()
  expect(publishButton().disabled).toBe(false)
  expect(sentCalls.some(({ path }) => path.endsWith('/versions/3'))).toBe(false)
  cleanup()
  api(aDraft({ is_changed: false, status: 'disabled' }))
  openPublish()
  expect(await screen.findByText(/الصفحة معطّلة/)).toBeDefined()
  expect(publishButton().disabled).toBe(false)
})

const waiting = { id: 4, action: 'publish', run_at: '2999-01-01T06:00:00Z', status: 'pending', author: 'سارة' }
const over = { ...waiting, id: 5, status: 'done' }
function openSchedule(more: Parameters<typeof fakeApi>[0] = {}, problems: Problem[] = []) {
  const handlers = { 'GET /api/pages/7/schedules': () => ({ data: [waiting, over] }), 'POST /api/pages/7/schedules': () => ({ status: 201, data: {} }) }
  const sentCalls = api(aDraft(), { problems }, { ...handlers, ...more })
  const [flush, onShow] = [vi.fn(async () => undefined), vi.fn()]
  renderRoom(<ScheduleDialog isOpen onClose={() => undefined} pageId={7} flush={flush} onShow={onShow} />)
  return { sentCalls, flush, onShow }
}
async function typeMoment(day: string, time: string) {
  await screen.findByText(/توقيت الكويت/)
  const [year = '', month = '', date = ''] = day.split('-')
  fireEvent.change(screen.getByLabelText('اليوم'), { target: { value: date } })
  fireEvent.change(screen.getByLabelText('الشهر'), { target: { value: String(Number(month)) } })
  fireEvent.change(screen.getByLabelText('السنة'), { target: { value: year } })
  fireEvent.change(screen.getByLabelText('الوقت'), { target: { value: time } })
  await userEvent.click(screen.getByRole('button', { name: 'جدولة' }))
}

test('[A-014] a publication is scheduled in the time zone of the market, after unsaved changes are saved', async () => {
  const { sentCalls, flush } = openSchedule()
  await typeMoment('2999-05-01', '09:00')
  await waitFor(() => expect(sentCalls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'publish', run_at: '2999-05-01T06:00:00.000Z' }))
  expect(flush).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(sentCalls.filter(({ path, method }) => method === 'GET' && path.endsWith('/schedules'))).toHaveLength(2))
})

test('[A-014] a time in the past and a missing time are refused at the field', async () => {
  const { sentCalls } = openSchedule()
  await typeMoment('2020-05-01', '09:00')
  expect(screen.getByText('مضى هذا الموعد.')).toBeDefined()
  await typeMoment('', '')
  expect(screen.getByText('أدخل التاريخ والوقت.')).toBeDefined()
  expect(sentCalls.some(({ method }) => method === 'POST')).toBe(false)
})

test('[A-014] a time that the server says is past is refused at the field as well', async () => {
  openSchedule({ 'POST /api/pages/7/schedules': () => ({ status: 422, code: 'invalid', fields: { run_at: ['past'] } }) })
  await typeMoment('2999-05-01', '09:00')
  expect(await screen.findByText('مضى هذا الموعد.')).toBeDefined()
})

test('[A-014] a page with problems is not scheduled, and its problems lead to their fields', async () => {
  const { onShow } = openSchedule({ 'POST /api/pages/7/schedules': () => ({ status: 422, code: 'invalid' }) }, [problem])
  await typeMoment('2999-05-01', '09:00')
  expect(await screen.findByText('لا يمكن نشر الصفحة على حالها.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^عرض/ }))
  expect(onShow.mock.calls).toEqual([[{ block: 'q', group: undefined, field: 'quote' }]])
})

test('[A-014] pending schedules are listed in the time zone of the market and can be cancelled', async () => {
  const { sentCalls } = openSchedule({ 'DELETE /api/pages/7/schedules/4': () => ({ status: 204 }) })
  const button = await screen.findByRole('button', { name: 'إلغاء الموعد: 1 يناير 2999، 09:00' })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(button)
  await waitFor(() => expect(sentCalls.some(({ method }) => method === 'DELETE')).toBe(true))
})

test('[A-014] a preview link is valid for the chosen time, says when it expires and can be copied', async () => {
  const link = { url: 'https://site.example.com/ar/preview/7/6?token=t', expires_at: '2026-11-27T10:00:00Z' }
  const sentCalls = api(aDraft(), {}, { 'POST /api/pages/7/preview_links': () => ({ status: 201, data: link }) })
  const person = userEvent.setup() // brings a clipboard
  const flush = vi.fn(async () => undefined)
  renderRoom(<PreviewDialog isOpen onClose={() => undefined} pageId={7} flush={flush} />)
  await person.click(screen.getByRole('radio', { name: 'سبعة أيام' }))
  await person.click(screen.getByRole('button', { name: 'إنشاء الرابط' }))
  expect((await screen.findByLabelText<HTMLInputElement>('الرابط')).value).toBe(link.url)
  expect([sentCalls.find(({ method }) => method === 'POST')?.body, flush.mock.calls.length]).toEqual([{ seconds: 604_800 }, 1])
  expect(await screen.findByText('ينتهي في 27 نوفمبر 2026، 13:00')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'نسخ' }))
  expect(await navigator.clipboard.readText()).toBe(link.url)
  expect(screen.getByRole('button', { name: 'نُسخ' })).toBeDefined()
})
