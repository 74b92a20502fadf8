// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageContent } from '#domains/content/index.ts'
import { fakeApi, renderRoom } from '#tests/support/drawing/editor-room.tsx'
import { aContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { PageConflicts } from './page-conflicts.tsx'
import { createPageEditor } from './page-editor.ts'
import { openPageSession } from './page-session.ts'
import { PageEditorProvider } from './use-page-editor.tsx'

afterEach(cleanup)

const quote = (text: string): StoredBlock => ({ ...aStoredBlock('quote', { quote: text }), id: 'q' })
const steps = (paragraph: string): StoredBlock => ({ ...aStoredBlock('text_steps', {}, [{ heading: 'أ' }, { paragraph }]), id: 's' })
const pageOf = (title: string, ...blocks: StoredBlock[]) => aContent({ title, blocks })

/** A page of which I made `mine`, while somebody else saved `theirs`. */
async function aConflict(base: PageContent, mine: PageContent, theirs: PageContent) {
  fakeApi({})
  const draft = {
    ...{ page_id: 5, version: 1, base_version: 1, live_version: 1, status: 'draft' as const, live_path: '' },
    ...{ content: base, updated_at: null as string | null, updated_by: null as string | null, is_changed: false, problems: [] },
  }
  const api = { load: async () => ({ kind: 'unreachable' as const }), save: async () => ({ kind: 'unreachable' as const }) }
  const mirror = { write: async () => undefined, remove: async () => undefined, orphans: async () => [] }
  const session = openPageSession({ draft, tab: 't', api, mirror, orphans: [] })
  renderRoom(
    <PageEditorProvider editor={createPageEditor(session)}>
      <PageConflicts />
    </PageEditorProvider>,
  )
  act(() => {
    session.document.change(() => mine)
    session.takeIn({ ...draft, content: theirs, version: 2, updated_by: 'سلمى', updated_at: '2026-11-19T21:30:00Z' })
  })
  return { session, dialog: await screen.findByRole('dialog') }
}
const places = () => screen.getAllByRole('radiogroup').map((group) => within(group).getByRole('heading').textContent)

test('[A-013] a conflict of a page names block, item and field, who saved, and shows values as they are read', async () => {
  const { session, dialog } = await aConflict(
    pageOf('قديم', quote('نص'), steps('<p>قديم</p>')),
    pageOf('عنواني', quote('اقتباسي'), steps('<p>فقرتي</p>')),
    pageOf('عنوانها', quote('اقتباسها'), steps('<p>فقرتها</p>')),
  )
  expect(places()).toEqual(['إعدادات الصفحة · العنوان', 'اقتباس · الاقتباس', 'خطوات مرقّمة · العنصر 2 · النص'])
  await waitFor(() => expect(dialog.textContent).toContain('آخر من حفظه سلمى، 20 نوفمبر 2026، 00:30.'))
  expect(screen.getByRole('radio', { name: 'نسختي', description: 'فقرتي' })).toBeDefined()
  expect(dialog.textContent).not.toContain('<p>')
  await userEvent.click(within(screen.getByRole('radiogroup', { name: /الاقتباس/ })).getByRole('radio', { name: 'النسخة المحفوظة' }))
  await userEvent.click(screen.getByRole('button', { name: 'اعتماد الاختيار' }))
  const { title, blocks } = session.document.get()
  expect([title, blocks[0]?.fields.quote]).toEqual(['عنواني', 'اقتباسها'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[A-013] a block that one removed while the other wrote in it is one choice; formatting alone is told by its source', async () => {
  await aConflict(
    pageOf('صفحة', quote('نص'), steps('<p>نص</p>')),
    pageOf('صفحة', steps('<p><b>نص</b></p>')),
    pageOf('صفحة', quote('جديد'), steps('<p><i>نص</i></p>')),
  )
  expect(places()).toEqual(['اقتباس', 'خطوات مرقّمة · العنصر 2 · النص'])
  expect(screen.getByRole('radio', { name: 'نسختي', description: 'محذوف' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'النسخة المحفوظة', description: 'جديد' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'نسختي', description: '<p><b>نص</b></p>' })).toBeDefined()
})
