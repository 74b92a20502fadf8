// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { CommentThread } from '#domains/content/index.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { openPageSession } from '../draft/page-session.ts'
import { createPageEditor } from '../draft/page-editor.ts'
import { PageEditorProvider } from '../draft/use-page-editor.tsx'
import { shortcutOf } from '../keyboard/shortcuts.ts'
import { beginComment } from './begin-comment.ts'
import { CommentCount } from './comment-count.tsx'
import { CommentsPanel } from './comments-panel.tsx'
import { fieldWithWords, hasWords } from './words-in-field.ts'

type SentRequest = { method: string; path: string; body: Record<string, unknown> }
let sentRequests: SentRequest[] = []
let storedThreads: CommentThread[] = []
let refusals: { status: number; code: string }[] = []

const aThread = (id: number, block: string, more: Partial<CommentThread> = {}): CommentThread => ({
  id,
  page_id: 5,
  block_id: block,
  group_id: '',
  field: '',
  quote: '',
  is_resolved: false,
  resolved_by: '',
  resolved_at: null,
  comments: [{ id: id * 10, author: 'خالد', is_mine: false, text: `نص ${id}`, mentions: [], created_at: '2026-05-15T08:00:00.000Z', edited_at: null }],
  ...more,
})

const aSnippet = (id: string, heading: string): StoredBlock => ({ ...aStoredBlock('snippet', { heading }), id })

afterEach(cleanup)
beforeEach(() => {
  sentRequests = []
  storedThreads = []
  refusals = []
  Element.prototype.scrollIntoView ??= () => undefined
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = String(address).replace(location.origin, '')
    if (path.startsWith('/api/editing/site')) return Response.json({ data: { time_zone: 'Asia/Dubai' } })
    if (path === '/api/page_colleagues')
      return Response.json({
        data: [
          { id: 2, name: 'خالد المرّي' },
          { id: 3, name: 'منى (التسويق)' },
        ],
      })
    if (method === 'GET') return Response.json({ data: storedThreads })
    sentRequests.push({ method, path, body: body ? JSON.parse(String(body)) : {} })
    const refusal = refusals.shift()
    if (refusal) return Response.json({ error: { code: refusal.code } }, { status: refusal.status })
    const isNew = path === '/api/pages/5/comments'
    return Response.json({ data: method === 'DELETE' ? null : isNew ? aThread(99, String(sentRequests.at(-1)?.body.block_id)) : storedThreads[0] })
  })
})

function open(blocks: readonly StoredBlock[] = [aSnippet('a', 'الأول'), aSnippet('b', 'الثاني')]) {
  const draft = {
    page_id: 5,
    version: 1,
    base_version: 1,
    live_version: 1,
    status: 'draft' as const,
    live_path: '',
    content: aContent({ blocks: [...blocks] }),
    updated_at: null,
    updated_by: null,
    is_changed: false,
    problems: [],
  }
  const api = { load: async () => ({ kind: 'unreachable' as const }), save: async () => ({ kind: 'unreachable' as const }) }
  const mirror = { write: async () => undefined, remove: async () => undefined, orphans: async () => [] }
  const editor = createPageEditor(openPageSession({ draft, tab: 't', api, mirror, orphans: [] }))
  render(
    <PageEditorProvider editor={editor}>
      <CommentsPanel />
      <CommentCount block="a" />
    </PageEditorProvider>,
  )
  return { editor, user: userEvent.setup() }
}
const parts = () => screen.getAllByRole('region').flatMap((part) => part.getAttribute('aria-label') ?? [])
const load = (editor: ReturnType<typeof open>['editor']) => act(() => editor.comments.load())

test('open discussions stand in the order of the blocks, those of a block that is gone at the end, resolved ones when they are asked for', async () => {
  storedThreads = [
    aThread(1, 'b'),
    aThread(2, 'gone'),
    aThread(3, 'a'),
    aThread(4, 'a', { is_resolved: true, resolved_by: 'منى', resolved_at: '2026-05-15T09:00:00.000Z' }),
  ]
  const { editor, user } = open()
  await load(editor)
  expect(parts()).toEqual(['التعليقات', 'تعليقات على «الأول»', 'تعليقات على «الثاني»', 'على مكوّن لم يعد في الصفحة'])
  expect(screen.queryByText('نص 4')).toBeNull()
  expect(screen.getByText('تعليقات مفتوحة: 1')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'عرض ما تم حله (1)' }))
  expect(within(screen.getByRole('region', { name: 'تعليقات على «الأول»' })).getByText('نص 4')).toBeTruthy()
  act(() => editor.moveTo('b', 0))
  expect(parts().slice(1, 3)).toEqual(['تعليقات على «الثاني»', 'تعليقات على «الأول»'])
  act(() => editor.remove('b'))
  expect(within(screen.getByRole('region', { name: 'على مكوّن لم يعد في الصفحة' })).getByText('نص 1')).toBeTruthy()
  act(() => editor.undo())
  expect(within(screen.getByRole('region', { name: 'تعليقات على «الثاني»' })).getByText('نص 1')).toBeTruthy()
})

test('@ looks for colleagues by keyboard alone, in a combobox; who is named in the text is mentioned, and nobody else', async () => {
  const { editor, user } = open()
  act(() => editor.select('a'))
  await user.click(screen.getByRole('button', { name: 'التعليق على المكوّن' }))
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'تعليق جديد على «الأول»' })
  expect(document.activeElement).toBe(area)
  await user.keyboard('راجع a@b @')
  const box = await screen.findByRole('combobox', { name: 'اسم الزميل' })
  expect(document.activeElement).toBe(box)
  await vi.waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'))
  await user.keyboard('{ArrowDown}')
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual(['منى (التسويق)', 'true'])
  await user.keyboard('المري')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['خالد المرّي'])
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(area))
  expect(area.value).toBe('راجع a@b @خالد المرّي ')
  await user.keyboard('و@')
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.keyboard('{Backspace} @')
  await screen.findByRole('option', { name: 'منى (التسويق)' })
  await user.keyboard('{Escape}')
  expect([document.activeElement === area, area.value]).toEqual([true, 'راجع a@b @خالد المرّي و @'])
  await user.keyboard('{Backspace}{Control>}{Enter}{/Control}')
  expect(sentRequests).toMatchObject([{ method: 'POST', path: '/api/pages/5/comments', body: { block_id: 'a', quote: '', mentions: [2] } }])
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect((document.activeElement as HTMLElement).tagName).toBe('ARTICLE')
})

test('what could not be sent stays, and is sent again with the same key', async () => {
  storedThreads = [aThread(1, 'a')]
  refusals = [{ status: 500, code: 'error' }]
  const { editor, user } = open()
  await load(editor)
  await user.click(screen.getByRole('button', { name: 'رد' }))
  await user.keyboard('جواب')
  await user.click(screen.getByRole('button', { name: 'إرسال الرد' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'إرسال الرد' }))
  expect(sentRequests.map(({ path }) => path)).toEqual(['/api/comment_threads/1/comments', '/api/comment_threads/1/comments'])
  expect(sentRequests[0]?.body.key).toBe(sentRequests[1]?.body.key)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'رد' })))
  await user.click(screen.getByRole('button', { name: 'رد' }))
  await user.keyboard('آخر{Control>}{Enter}{/Control}')
  expect(sentRequests[2]?.body.key).not.toBe(sentRequests[0]?.body.key)
})

test('one’s own comment is changed and deleted, that of others is not; a discussion is resolved', async () => {
  const mine = {
    id: 11,
    author: 'سلمى',
    is_mine: true,
    text: 'لي',
    mentions: [],
    created_at: '2026-05-15T08:00:00.000Z',
    edited_at: '2026-05-15T08:05:00.000Z',
  }
  storedThreads = [aThread(1, 'a', { comments: [...aThread(1, 'a').comments, mine] })]
  const { editor, user } = open()
  await load(editor)
  expect(screen.getAllByText(/معدّل/)).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'خيارات تعليقك' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'خيارات تعليقك' }))
  await user.click(await screen.findByRole('menuitem', { name: 'تعديل التعليق' }))
  await user.keyboard(' أنا')
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(sentRequests.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/page_comments/11', body: { text: 'لي أنا' } })
  await user.click(screen.getByRole('button', { name: 'تم الحل' }))
  expect(sentRequests.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/comment_threads/1', body: { is_resolved: true } })
  await user.click(await screen.findByRole('button', { name: 'خيارات تعليقك' }))
  await user.click(await screen.findByRole('menuitem', { name: 'حذف التعليق' }))
  const dialog = await screen.findByRole('dialog', { name: 'حذف التعليق' })
  expect(sentRequests).toHaveLength(2)
  await user.click(within(dialog).getByRole('button', { name: 'حذف التعليق' }))
  expect(sentRequests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/page_comments/11' })
})

test('hostile words and names are text, and mentions in them stand out as they were written', async () => {
  const text = '<img src=x onerror=alert(1)> @منى (التسويق) و$&'
  const author = '<b>سلمى</b>'
  storedThreads = [
    aThread(1, 'a', {
      quote: '<i>قول</i>',
      comments: [{ ...aThread(1, 'a').comments[0], author, text, mentions: [{ id: 3, name: 'منى (التسويق)' }] } as never],
    }),
  ]
  const { editor } = open()
  await load(editor)
  const card = screen.getByRole('article')
  expect(card.querySelector('img, b, i')).toBeNull()
  expect(card.textContent).toContain(text)
  expect(card.querySelector('mark')?.textContent).toBe('@منى (التسويق)')
  expect(screen.getByText(author).tagName).toBe('BDI')
})

test('words that are selected in a field are quoted with it; once they are gone the discussion stays and says so', async () => {
  storedThreads = [aThread(1, 'a', { field: 'heading', quote: 'الأول' })]
  const { editor } = open()
  await load(editor)
  expect(screen.getByRole('button', { name: 'الأول', description: 'الانتقال إلى هذه العبارة' })).toBeTruthy()
  act(() => editor.setValue('a', null, 'heading', 'غيره'))
  expect(within(screen.getByRole('article')).getByText('لم تعد هذه العبارة في النص.')).toBeTruthy()
  const input = document.createElement('input')
  input.id = 'field:b::heading'
  input.value = 'السعر الجديد هنا'
  document.body.append(input)
  input.focus()
  input.setSelectionRange(0, 12)
  act(() => beginComment(editor, document))
  expect(editor.comments.$place.get()).toEqual({ block: 'b', group: '', field: 'heading', quote: 'السعر الجديد' })
  input.setSelectionRange(3, 3)
  act(() => {
    editor.select('a')
    beginComment(editor, document)
  })
  expect(editor.comments.$place.get()).toEqual({ block: 'a', group: '', field: '', quote: '' })
  input.remove()
})

test('words are found in texts with markup, whatever their spaces, and in items', () => {
  const block = aStoredBlock('snippet', { heading: 'عنوان', paragraph: '<p>خصم <b>كبير</b></p><p>حتى أغسطس</p>' })
  expect(fieldWithWords(block, 'خصم كبير\n\nحتى')).toEqual({ group: '', field: 'paragraph' })
  expect(fieldWithWords(block, 'غير موجود')).toBeNull()
  expect(hasWords(block, { group: '', field: 'heading' }, 'خصم')).toBe(false)
  expect(hasWords(block, { group: 'gone', field: 'heading' }, 'عنوان')).toBe(false)
})

test('comments are asked for when the mark of presence changes, and never for a page without', async () => {
  const { editor } = open()
  const fetchStub = vi.fn(async () => Response.json({ data: storedThreads }))
  vi.stubGlobal('fetch', fetchStub)
  act(() => editor.comments.hear(''))
  expect(fetchStub).not.toHaveBeenCalled()
  storedThreads = [aThread(1, 'a')]
  act(() => editor.comments.hear('1.1.1'))
  expect(await screen.findByText('نص 1')).toBeTruthy()
  act(() => editor.comments.hear('1.1.1'))
  expect(fetchStub).toHaveBeenCalledTimes(1)
  act(() => editor.comments.hear(''))
  expect(screen.queryByText('نص 1')).toBeNull()
})

test('Ctrl, Alt and M comment on any keyboard, also inside a text', () => {
  const keys = { key: 'ة', code: 'KeyM', ctrlKey: true, metaKey: false, shiftKey: false, altKey: true }
  expect([shortcutOf(keys, true), shortcutOf(keys, false)]).toEqual(['comment', 'comment'])
  expect(shortcutOf({ ...keys, ctrlKey: false }, false)).toBeNull()
})
