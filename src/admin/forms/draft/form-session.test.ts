import { describe, expect, test } from 'vitest'
import type { Form } from '#domains/forms/index.ts'
import { changeField } from './field-edits.ts'
import { draftOf, type FormDraft, newDraft } from './form-draft.ts'
import { createFormSession, type SaveAnswer, type SaveKind } from './form-session.ts'
import { forgetDraft, type KeptDraft, keepDraft, readKept } from './kept-draft.ts'

const at = '2026-05-15T08:00:00.000Z'
const stored = (changes: Partial<Form> = {}): Form => ({
  ...newDraft('استفسار'),
  fields: [
    { id: 'a', name: 'a', type: 'text', label: { ar: 'الأول' } },
    { id: 'b', name: 'b', type: 'text', label: { ar: 'الثاني' } },
  ],
  ...{ id: 7, version: 1, revision: 3, draft: null, planned: null, created_at: at, updated_at: at },
  ...changes,
})
const named = (name: string) => (draft: FormDraft) => ({ ...draft, name })
const labelled = (id: string, ar: string) => (draft: FormDraft) => changeField(draft, id, (field) => ({ ...field, label: { ar } }))

function aBrowser() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function aSession(form: Form | null, answers: SaveAnswer[] = [], browser = aBrowser(), plans: SaveAnswer[] = []) {
  const planned: [string, number][] = []
  const sent: { draft: FormDraft; revision: number; kind: SaveKind }[] = []
  const session = createFormSession({
    form,
    name: 'نموذج جديد',
    send: async (draft, revision, kind) => {
      sent.push({ draft, revision, kind })
      const saved = kind === 'draft' ? stored({ draft, revision: revision + 1 }) : stored({ ...draft, revision: revision + 1 })
      return answers.shift() ?? { kind: 'saved', form: saved }
    },
    discard: async () => ({ kind: 'saved', form: stored({ revision: 9 }) }),
    plan: async (runAt, revision) => {
      planned.push([runAt, revision])
      const plan = { run_at: runAt, author: '', error: '' }
      return plans.shift() ?? { kind: 'saved', form: stored({ draft: sent.at(-1)?.draft ?? null, revision, planned: plan }) }
    },
    cancelPlan: async () => ({ kind: 'saved', form: stored() }),
    kept: { read: () => readKept(7, browser), keep: (kept: KeptDraft) => keepDraft(7, kept, browser), forget: () => forgetDraft(7, browser) },
    now: () => Date.parse(at),
  })
  return { session, sent, planned, browser }
}
const shown = ({ session }: Pick<ReturnType<typeof aSession>, 'session'>) => session.get().history.content

describe('unsaved work on a form', () => {
  test('is restored after a reload with its time, and can be discarded', () => {
    const first = aSession(stored())
    first.session.change(named('جديد'))
    const again = aSession(stored(), [], first.browser)
    expect([shown(again).name, again.session.isDirty(), again.session.get().restoredAt]).toEqual(['جديد', true, Date.parse(at)])
    again.session.discard()
    expect([shown(again).name, again.session.isDirty()]).toEqual(['استفسار', false])
    expect(aSession(stored(), [], first.browser).session.get().restoredAt).toBeNull()
  })

  test('is merged with what others saved before the reload', () => {
    const first = aSession(stored())
    first.session.change(labelled('a', 'لي'))
    const theirs = stored({ revision: 4, name: 'اسم آخر' })
    const again = aSession(theirs, [], first.browser)
    expect([shown(again).name, shown(again).fields[0]?.label.ar, again.session.get().revision]).toEqual(['اسم آخر', 'لي', 4])
  })

  test('is not kept once it is saved or undone', async () => {
    const one = aSession(stored())
    one.session.change(named('جديد'))
    one.session.undo()
    expect([one.session.isDirty(), readKept(7, one.browser)]).toEqual([false, null])
    one.session.redo()
    expect(readKept(7, one.browser)?.draft.name).toBe('جديد')
    await one.session.save('publish')
    expect([one.session.isDirty(), readKept(7, one.browser)]).toEqual([false, null])
  })

  test('reports when the browser cannot store it', () => {
    const full = {
      ...aBrowser(),
      setItem: () => {
        throw new Error('full')
      },
    }
    const one = aSession(stored(), [], full)
    one.session.change(named('جديد'))
    expect(one.session.get().isKept).toBe(false)
  })
})

describe('saving a form', () => {
  test('names the revision that it was made from, and goes on from the new one', async () => {
    const one = aSession(stored())
    one.session.change(named('أول'))
    await one.session.save('publish')
    one.session.change(named('ثانٍ'))
    await one.session.save('publish')
    expect(one.sent.map(({ revision }) => revision)).toEqual([3, 4])
  })

  test('keeps what was typed while it was under way', async () => {
    const one = aSession(stored())
    one.session.change(named('أول'))
    const saving = one.session.save('publish')
    one.session.change(labelled('a', 'أثناء الحفظ'))
    await saving
    expect([shown(one).fields[0]?.label.ar, one.session.isDirty()]).toEqual(['أثناء الحفظ', true])
  })

  test('after somebody else’s save is merged and repeated automatically when nothing conflicts', async () => {
    const one = aSession(stored(), [{ kind: 'stale', form: stored({ revision: 9, name: 'اسم آخر' }) }])
    one.session.change(labelled('a', 'لي'))
    expect((await one.session.save('publish')).kind).toBe('saved')
    expect(one.sent.map(({ draft, revision }) => [draft.name, draft.fields[0]?.label.ar, revision])).toEqual([
      ['استفسار', 'لي', 3],
      ['اسم آخر', 'لي', 9],
    ])
  })

  test('asks where both changed one part, and saves what was decided', async () => {
    const theirs = stored({ revision: 9, name: 'اسمهم' })
    const one = aSession(stored(), [{ kind: 'stale', form: theirs }])
    one.session.change(named('اسمي'))
    await one.session.save('publish')
    expect(one.session.get().conflict?.conflicts).toEqual([{ part: 'name', mine: 'اسمي', theirs: 'اسمهم' }])
    expect(shown(one).name).toBe('اسمي')
    await one.session.settle({ name: 'theirs' })
    expect([one.session.get().conflict, shown(one).name, one.sent.at(-1)?.revision]).toEqual([null, 'اسمهم', 9])
  })

  test('that fails leaves everything as it is', async () => {
    const one = aSession(stored(), [{ kind: 'failed', error: new Error('errors.network') }])
    one.session.change(named('جديد'))
    await one.session.save('publish')
    expect([shown(one).name, one.session.isDirty(), readKept(7, one.browser)?.draft.name]).toEqual(['جديد', true, 'جديد'])
  })

  test('a new form begins hidden from visitors, and is stored as it was drawn', () => {
    const one = aSession(null)
    expect(draftOf(shown(one))).toMatchObject({ name: 'نموذج جديد', active: false, fields: [] })
    expect(one.session.get().revision).toBe(0)
  })
})

describe('the draft of a form', () => {
  const draft = draftOf({ ...stored(), name: 'مسودة' })

  test('is what editors go on with, beside what visitors get', () => {
    const one = aSession(stored({ draft }))
    expect([shown(one).name, one.session.isDirty(), one.session.get().published?.name]).toEqual(['مسودة', false, 'استفسار'])
  })

  test('is kept without publishing it, and is published as it is then', async () => {
    const one = aSession(stored())
    one.session.change(named('مسودة'))
    await one.session.save('draft')
    expect([one.session.isDirty(), one.session.get().published?.name, one.sent.at(-1)?.kind]).toEqual([false, 'استفسار', 'draft'])
    one.session.change(labelled('a', 'آخر'))
    await one.session.save('publish')
    const { name, fields } = one.session.get().published ?? {}
    expect([name, fields?.[0]?.label.ar, one.sent.map(({ kind }) => kind)]).toEqual(['مسودة', 'آخر', ['draft', 'publish']])
  })

  test('of somebody else is merged before either is saved, and a conflict ends in the kind of save that met it', async () => {
    const one = aSession(stored(), [{ kind: 'stale', form: stored({ revision: 9, draft }) }])
    one.session.change(named('اسمي'))
    await one.session.save('draft')
    expect(one.session.get().conflict?.conflicts).toEqual([{ part: 'name', mine: 'اسمي', theirs: 'مسودة' }])
    await one.session.settle({ name: 'mine' })
    expect(one.sent.at(-1)).toMatchObject({ draft: { name: 'اسمي' }, revision: 9, kind: 'draft' })
  })

  test('is thrown away for what visitors get, and undo brings it back', async () => {
    const one = aSession(stored({ draft }))
    one.session.change(labelled('a', 'آخر'))
    await one.session.discardDraft()
    expect([shown(one).name, one.session.isDirty(), one.session.get().revision, readKept(7, one.browser)]).toEqual(['استفسار', false, 9, null])
    one.session.undo()
    expect([shown(one).name, shown(one).fields[0]?.label.ar, one.session.isDirty()]).toEqual(['مسودة', 'آخر', true])
  })
})

describe('a planned publication', () => {
  const runAt = '2026-05-16T05:00:00.000Z'

  test('keeps what is not saved as a draft first, plans that very revision, and is taken back', async () => {
    const { session, sent, planned } = aSession(stored())
    session.change(named('جديد'))
    expect(await session.plan(runAt)).toMatchObject({ kind: 'saved' })
    expect([sent.map(({ draft, kind }) => [draft.name, kind]), planned]).toEqual([[['جديد', 'draft']], [[runAt, 4]]])
    expect([session.get().planned?.run_at, session.isDirty(), session.get().isSaving]).toEqual([runAt, false, false])
    await session.cancelPlan()
    expect(session.get().planned).toBeNull()
  })

  test('of a draft that somebody changed meanwhile shows the change instead', async () => {
    const theirs = stored({ draft: { ...newDraft('غيره'), fields: stored().fields }, revision: 8 })
    const { session, planned } = aSession(stored({ draft: { ...newDraft('مسودة'), fields: stored().fields } }), [], aBrowser(), [
      { kind: 'stale', form: theirs },
    ])
    expect(await session.plan(runAt)).toMatchObject({ kind: 'stale' })
    expect([session.get().history.content.name, session.get().revision, session.get().planned, planned.length]).toEqual(['غيره', 8, null, 1])
  })
})
