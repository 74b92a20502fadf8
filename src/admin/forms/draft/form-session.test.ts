import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Form } from '#domains/forms/index.ts'
import { SAVE_AFTER_MS } from '#staff/drafts/draft-session.ts'
import type { Mirror, MirrorRecord } from '#staff/drafts/mirror.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { changeField } from './field-edits.ts'
import { factsOf, type FormApi, storedForm } from './form-api.ts'
import { draftOf, type FormDraft, newDraft } from './form-draft.ts'
import { openFormSession } from './form-session.ts'

const at = '2026-05-15T08:00:00.000Z'
const storedFormWith = (changes: Partial<Form> = {}): Form => ({
  ...newDraft('استفسار'),
  fields: [
    { id: 'a', name: 'a', type: 'text', label: { ar: 'الأول' } },
    { id: 'b', name: 'b', type: 'text', label: { ar: 'الثاني' } },
  ],
  ...{ id: 7, version: 1, revision: 3, draft: null, planned: null, created_at: at, updated_at: at, updated_by: '' },
  ...changes,
})
const nameIt = (name: string) => (draft: FormDraft) => ({ ...draft, name })
const labelled = (id: string, ar: string) => (draft: FormDraft) => changeField(draft, id, (field) => ({ ...field, label: { ar } }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const saved = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)

/** A server with one form, on which others work too. */
function aServer(form = storedFormWith()) {
  const server = {
    form,
    saves: [] as FormDraft[],
    isAway: false,
    somebodyWrites: (change: (draft: FormDraft) => FormDraft) => set({ draft: change(edited()) }),
  }
  const edited = () => draftOf(server.form.draft ?? server.form)
  function set(changes: Partial<Form>): Form {
    server.form = { ...server.form, ...changes, revision: server.form.revision + 1 }
    return server.form
  }
  const at = (revision: number) => {
    return revision === server.form.revision ? null : ({ kind: 'stale', form: server.form } as const)
  }
  const done = (form: Form) => ({ kind: 'done', form }) as const
  const api: FormApi = {
    load: async () => ({ kind: 'loaded', draft: storedForm(server.form) }),
    save: async (revision, draft) => {
      if (server.isAway) return { kind: 'unreachable' }
      if (revision !== server.form.revision) return { kind: 'stale', draft: storedForm(server.form) }
      server.saves.push(draft)
      return { kind: 'saved', facts: factsOf(set({ draft })) }
    },
    publish: async (revision) => at(revision) ?? done(set({ ...edited(), draft: null, planned: null, version: server.form.version + 1 })),
    discard: async () => done(set({ draft: null })),
    plan: async (run_at, revision) => at(revision) ?? done(set({ planned: { run_at, author: 'محرر', error: '' } })),
    cancelPlan: async () => done(set({ planned: null })),
  }
  return { server, api }
}

function aMirror() {
  const records = new Map<string, MirrorRecord<FormDraft>>()
  const mirror: Mirror<FormDraft> = {
    write: async (record) => void records.set(record.tab, structuredClone(record)),
    remove: async (_page, tab) => void records.delete(tab),
    orphans: async () => [...records.values()],
  }
  return { records, mirror }
}

function open({ server, api } = aServer(), orphans: readonly MirrorRecord<FormDraft>[] = [], { records, mirror } = aMirror()) {
  const session = openFormSession({ form: server.form, api, tab: 'mine', mirror, orphans })
  const shownContent = () => session.document.get()
  return { session, server, records, shownContent, state: () => session.$save.get().kind }
}

describe('a form while it is edited', () => {
  test('is saved by itself as a draft, a moment after the last key, and visitors get it as it was', async () => {
    const { session, server, state } = open()
    session.change(nameIt('ج'), 'name')
    session.change(nameIt('جديد'), 'name')
    expect([state(), server.saves]).toEqual(['unsaved', []])
    await saved()
    expect([state(), server.saves.map(({ name }) => name), server.form.name]).toEqual(['saved', ['جديد'], 'استفسار'])
    expect([session.$facts.get().version, session.$facts.get().published.name]).toEqual([4, 'استفسار'])
  })

  test('begins with its draft, beside what visitors get', () => {
    const { session, shownContent, state } = open(aServer(storedFormWith({ draft: { ...draftOf(storedFormWith()), name: 'مسودة' }, version: 5 })))
    expect([shownContent().name, state(), session.$facts.get().published.name, session.$facts.get().publishedVersion]).toEqual(['مسودة', 'saved', 'استفسار', 5])
  })

  test('is merged with what others save meanwhile; undo takes back what was done here alone', async () => {
    const { session, server, shownContent } = open()
    session.change(labelled('a', 'لي'))
    server.somebodyWrites(nameIt('اسم آخر'))
    await saved()
    await saved()
    expect([server.form.draft?.name, server.form.draft?.fields[0]?.label.ar]).toEqual(['اسم آخر', 'لي'])
    session.document.undo()
    expect([shownContent().name, shownContent().fields[0]?.label.ar]).toEqual(['اسم آخر', 'الأول'])
  })

  test('asks where both changed one part, shows the other version until then, and saves what was decided', async () => {
    const { session, server, shownContent, state } = open()
    session.change(nameIt('اسمي'))
    server.somebodyWrites(nameIt('اسمهم'))
    await saved()
    expect([state(), session.$conflict.get()?.conflicts, shownContent().name]).toEqual(['conflict', [{ part: 'name', mine: 'اسمي', theirs: 'اسمهم' }], 'اسمهم'])
    session.decide(new Set([0]))
    await saved()
    expect([state(), server.form.draft?.name]).toEqual(['saved', 'اسمي'])
  })

  test('keeps unsaved work in the browser, and brings it back merged with what others saved', async () => {
    const first = open()
    first.session.change(labelled('a', 'لي'))
    await vi.advanceTimersByTimeAsync(400)
    expect([...first.records.values()]).toMatchObject([{ page: 'form:7', version: 3, content: { fields: [{ label: { ar: 'لي' } }, {}] } }])
    const again = open(aServer(storedFormWith({ revision: 9, name: 'اسم آخر' })), [...first.records.values()])
    expect([again.session.takeRecovered(), again.shownContent().name, again.shownContent().fields[0]?.label.ar]).toEqual(['merged', 'اسم آخر', 'لي'])
    await saved()
    expect(again.server.form.draft?.fields[0]?.label.ar).toBe('لي')
  })
})

describe('what is done with a form', () => {
  test('publishing gives visitors what is here now, typed a moment ago, and what is typed meanwhile stays a draft', async () => {
    const parts = aServer()
    const { session, server, shownContent } = open(parts)
    const { publish } = parts.api
    parts.api.publish = async (revision) => {
      const published = await publish(revision)
      expect(session.$isBusy.get()).toBe(true)
      session.change(labelled('a', 'أثناء النشر'))
      return published
    }
    session.change(nameIt('جديد'))
    expect((await session.publish()).kind).toBe('done')
    expect([server.form.name, session.$facts.get().publishedVersion, session.$isBusy.get()]).toEqual(['جديد', 2, false])
    await saved()
    expect([shownContent().fields[0]?.label.ar, server.form.draft?.fields[0]?.label.ar]).toEqual(['أثناء النشر', 'أثناء النشر'])
  })

  test('nothing is done while what was typed cannot be saved', async () => {
    const { session, server } = open()
    server.isAway = true
    session.change(nameIt('جديد'))
    expect(await session.publish()).toEqual({ kind: 'unsaved' })
    expect([server.form.name, server.form.revision]).toEqual(['استفسار', 3])
  })

  test('of which somebody else changed something meanwhile is not done, and shows the change instead', async () => {
    const parts = aServer()
    const { session, server, shownContent } = open(parts)
    server.somebodyWrites(nameIt('اسمهم'))
    expect([await session.publish(), shownContent().name, server.form.name]).toEqual([{ kind: 'stale' }, 'اسمهم', 'استفسار'])
    server.somebodyWrites(nameIt('اسم ثالث'))
    expect([await session.plan(at), shownContent().name]).toEqual([{ kind: 'stale' }, 'اسم ثالث'])
    expect((await session.publish()).kind).toBe('done')
    expect(server.form.name).toBe('اسم ثالث')
  })

  test('that the server refuses is said with its reason', async () => {
    const parts = aServer()
    const error = new AdminError({ ok: false, status: 422, code: 'invalid', fields: { name: ['required'] }, data: undefined })
    parts.api.publish = async () => ({ kind: 'failed', error })
    expect(await open(parts).session.publish()).toEqual({ kind: 'failed', error })
  })

  test('throwing the draft away shows what visitors get, and undo brings it back as a draft', async () => {
    const { session, server, shownContent, state } = open(aServer(storedFormWith({ draft: { ...draftOf(storedFormWith()), name: 'مسودة' } })))
    session.change(labelled('a', 'آخر'))
    await session.discardDraft()
    expect([shownContent().name, shownContent().fields[0]?.label.ar, state(), server.form.draft]).toEqual(['استفسار', 'الأول', 'saved', null])
    session.document.undo()
    await saved()
    expect([shownContent().name, server.form.draft?.fields[0]?.label.ar]).toEqual(['مسودة', 'آخر'])
  })

  test('a publication is planned of what is here now, and called off', async () => {
    const { session, server } = open()
    session.change(nameIt('جديد'))
    expect((await session.plan('2026-05-16T05:00:00.000Z')).kind).toBe('done')
    expect([server.form.draft?.name, session.$facts.get().planned?.run_at]).toEqual(['جديد', '2026-05-16T05:00:00.000Z'])
    await session.cancelPlan()
    expect([session.$facts.get().planned, server.form.planned]).toEqual([null, null])
  })
})
