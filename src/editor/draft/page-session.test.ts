import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Draft, DraftPatch, PageContent } from '#domains/content/index.ts'
import { applyPatch } from '#domains/content/drafts/draft-patch.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { withBlock, withValue } from './block-edits.ts'
import { SAVE_AFTER_MS } from '#staff/drafts/draft-session.ts'
import { MIRROR_AFTER_MS } from '#staff/drafts/mirror-writer.ts'
import type { Mirror, MirrorRecord } from '#staff/drafts/mirror.ts'
import type { PageDraftApi } from './draft-api.ts'
import { openPageSession } from './page-session.ts'

const start = aContent({ title: 'عنوان', blocks: ['a', 'b'].map((id) => ({ ...aStoredBlock('quote', { quote: 'نص', author: 'كاتب' }), id })) })

type Server = {
  content: PageContent
  version: number
  isUnreachable: boolean
  refusal: string | null
  patches: DraftPatch[]
  draft: () => Draft
  somebodyWrites: (block: string, symbol: string, value: unknown) => void
  api: PageDraftApi
}

/** A server with one draft: saves with versions, may be away, and others write to it too. */
function aServer(content: PageContent = start): Server {
  const server: Server = {
    content,
    version: 1,
    isUnreachable: false,
    refusal: null,
    patches: [],
    draft: () => ({
      page_id: 5,
      version: server.version,
      base_version: 1,
      live_version: 1,
      status: 'published',
      live_path: '',
      content: server.content,
      updated_at: null,
      updated_by: null,
      is_changed: false,
      problems: [],
    }),
    somebodyWrites: (block, symbol, value) => {
      server.content = edit(server.content, block, symbol, value)
      server.version += 1
    },
    api: {
      load: async () => (server.isUnreachable ? { kind: 'unreachable' } : { kind: 'loaded', draft: server.draft() }),
      save: async (version, patch) => {
        if (server.isUnreachable) return { kind: 'unreachable' }
        if (server.refusal) return { kind: 'refused', code: server.refusal, fields: {} }
        if (version !== server.version) return { kind: 'stale', draft: server.draft() }
        server.patches.push(patch)
        server.content = applyPatch(server.content, patch)
        server.version += 1
        return { kind: 'saved', facts: { version: server.version, problems: [], is_changed: true } }
      },
    },
  }
  return server
}

function aMirror() {
  const records = new Map<string, MirrorRecord<PageContent>>()
  const mirror: Mirror<PageContent> = {
    write: async (record) => void records.set(record.tab, structuredClone(record)),
    remove: async (_page, tab) => void records.delete(tab),
    orphans: async () => [...records.values()],
  }
  return { records, mirror }
}

const edit = (content: PageContent, block: string, symbol: string, value: unknown) => withBlock(content, block, (one) => withValue(one, null, symbol, value))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(server = aServer(), { records, mirror } = aMirror(), orphans: readonly MirrorRecord<PageContent>[] = []) {
  const session = openPageSession({ draft: server.draft(), tab: 'mine', api: server.api, mirror, orphans })
  const write = (block: string, symbol: string, value: unknown) => session.document.change((content) => edit(content, block, symbol, value))
  return { server, session, records, write, state: () => session.$save.get().kind }
}

describe('saving by itself', () => {
  test('[A-014] what was typed is stored a moment after the last key, only what changed', async () => {
    const { server, write, state } = open()
    write('a', 'quote', 'ج')
    await wait(SAVE_AFTER_MS - 100)
    write('a', 'quote', 'جديد')
    await wait(SAVE_AFTER_MS - 100)
    expect([server.patches, state()]).toEqual([[], 'unsaved'])
    await wait(200)
    expect(server.patches).toEqual([{ put: [{ ...start.blocks[0], fields: { quote: 'جديد', author: 'كاتب' } }] }])
    expect([server.version, state()]).toEqual([2, 'saved'])
  })

  test('a change that is taken back before it was stored sends nothing', async () => {
    const { server, session, write, state } = open()
    write('a', 'quote', 'جديد')
    session.document.undo()
    await wait(5000)
    expect([server.patches, state()]).toEqual([[], 'saved'])
  })

  test('flush ends once all of it is stored, what is typed meanwhile too', async () => {
    const { server, session, write } = open()
    write('a', 'quote', 'جديد')
    const flushed = session.flush()
    write('b', 'quote', 'وآخر')
    await wait(0)
    expect(await flushed).toBe(true)
    expect(server.content).toEqual(session.document.get())
  })
})

describe('a server that cannot be reached', () => {
  test('nothing is lost: the save is tried again until it arrives', async () => {
    const { server, session, write, state } = open()
    server.isUnreachable = true
    write('a', 'quote', 'دون اتصال')
    await wait(10_000)
    expect([state(), await Promise.race([session.flush(), wait(10).then(() => 'late')])]).toEqual(['offline', false])
    server.isUnreachable = false
    await wait(60_000)
    expect([state(), server.content.blocks[0]?.fields.quote]).toEqual(['saved', 'دون اتصال'])
  })

  test('a refusal is shown, and the next change is saved again', async () => {
    const { server, write, state, session } = open()
    server.refusal = 'too_many_groups'
    write('a', 'quote', 'جديد')
    await wait(120_000)
    expect(session.$save.get()).toEqual({ kind: 'refused', code: 'too_many_groups' })
    server.refusal = null
    write('a', 'quote', 'أقصر')
    await wait(2000)
    expect(state()).toBe('saved')
  })
})

describe('two people', () => {
  test('different fields of one block come together', async () => {
    const { server, session, write, state } = open()
    server.somebodyWrites('a', 'author', 'لهم')
    write('a', 'quote', 'لي')
    await wait(4000)
    expect(server.content.blocks[0]?.fields).toEqual({ quote: 'لي', author: 'لهم' })
    expect([session.document.get(), state()]).toEqual([server.content, 'saved'])
  })

  test('the same field waits for a decision, with both values kept', async () => {
    const { server, session, write, state } = open()
    server.somebodyWrites('a', 'quote', 'لهم')
    write('a', 'quote', 'لي')
    write('b', 'author', 'لي أيضًا')
    await wait(4000)
    expect(state()).toBe('conflict')
    expect(session.$conflict.get()?.conflicts).toEqual([{ block: 'a', field: 'quote', mine: 'لي', theirs: 'لهم' }])
    expect(server.content.blocks[0]?.fields.quote).toBe('لهم')
    session.decide(new Set([0]))
    await wait(4000)
    expect(server.content.blocks.map(({ fields }) => fields)).toEqual([
      { quote: 'لي', author: 'كاتب' },
      { quote: 'نص', author: 'لي أيضًا' },
    ])
    expect(state()).toBe('saved')
  })

  test('theirs stays when nobody asks for mine', async () => {
    const { server, session, write, state } = open()
    server.somebodyWrites('a', 'quote', 'لهم')
    write('a', 'quote', 'لي')
    await wait(4000)
    session.decide(new Set())
    await wait(4000)
    expect([session.document.block('a')?.fields.quote, server.content.blocks[0]?.fields.quote, state()]).toEqual(['لهم', 'لهم', 'saved'])
  })

  test('what others stored may let a save through that was refused: it is tried again with it', async () => {
    const { server, session, write, state } = open()
    server.refusal = 'too_many_groups'
    write('a', 'quote', 'لي')
    await wait(4000)
    expect(state()).toBe('refused')
    server.refusal = null
    server.somebodyWrites('b', 'quote', 'لهم')
    await session.pull()
    await wait(4000)
    expect([server.content.blocks.map(({ fields }) => fields.quote), state()]).toEqual([['لي', 'لهم'], 'saved'])
  })

  test('what others stored is fetched and appears beside what is being typed', async () => {
    const { server, session, write, state } = open()
    server.somebodyWrites('b', 'quote', 'لهم')
    write('a', 'quote', 'لي')
    await session.pull(server.version)
    expect(session.document.get().blocks.map(({ fields }) => fields.quote)).toEqual(['لي', 'لهم'])
    await wait(4000)
    expect([server.content.blocks.map(({ fields }) => fields.quote), state()]).toEqual([['لي', 'لهم'], 'saved'])
  })
})

describe('a crash', () => {
  test('work is in the browser half a second after it was typed, and gone from there once it is stored', async () => {
    const { records, write, session, server } = open()
    server.isUnreachable = true
    write('a', 'quote', 'جديد')
    expect(session.isAtRisk()).toBe(true)
    await wait(500)
    expect(MIRROR_AFTER_MS).toBeLessThanOrEqual(500)
    expect(records.get('mine')).toMatchObject({ page: 5, version: 1, base: start, content: { blocks: [{ fields: { quote: 'جديد' } }, {}] } })
    expect(session.isAtRisk()).toBe(false)
    server.isUnreachable = false
    await wait(60_000)
    expect(records.size).toBe(0)
  })

  test('what a tab left behind is brought in, stored, and only then forgotten', async () => {
    const server = aServer()
    const { records, mirror } = aMirror()
    const orphan: MirrorRecord<PageContent> = { page: 5, tab: 'gone', base: start, version: 1, content: edit(start, 'a', 'quote', 'قبل الانقطاع'), at: 1 }
    records.set('gone', orphan)
    server.somebodyWrites('b', 'quote', 'لهم')
    const { session, state } = open(server, { records, mirror }, [orphan])
    expect(session.takeRecovered()).toBe('merged')
    await wait(4000)
    expect([server.content.blocks.map(({ fields }) => fields.quote), state(), [...records.keys()]]).toEqual([['قبل الانقطاع', 'لهم'], 'saved', []])
  })

  test('work that meets a newer value is kept whole until somebody has decided', async () => {
    const server = aServer()
    const { records, mirror } = aMirror()
    const orphan: MirrorRecord<PageContent> = { page: 5, tab: 'gone', base: start, version: 1, content: edit(start, 'a', 'quote', 'قبل الانقطاع'), at: 1 }
    records.set('gone', orphan)
    server.somebodyWrites('a', 'quote', 'لهم')
    const first = open(server, { records, mirror }, [orphan])
    expect(first.session.takeRecovered()).toBe('conflict')
    await wait(4000)
    // A second crash, in the middle of the decision.
    expect(records.get('mine')).toMatchObject({ base: start, content: orphan.content })
    const second = open(server, { records, mirror }, [...records.values()])
    expect(second.session.$conflict.get()?.conflicts).toMatchObject([{ mine: 'قبل الانقطاع', theirs: 'لهم' }])
    second.session.decide(new Set([0]))
    await wait(4000)
    expect(server.content.blocks[0]?.fields.quote).toBe('قبل الانقطاع')
  })

  test('a browser that cannot store work is detected: leaving then loses it', async () => {
    const server = aServer()
    server.isUnreachable = true
    const failing: Mirror<PageContent> = { write: () => Promise.reject(new Error('no storage')), remove: async () => undefined, orphans: async () => [] }
    const { session, write } = open(server, { records: new Map(), mirror: failing })
    write('a', 'quote', 'جديد')
    await wait(5000)
    expect(session.isAtRisk()).toBe(true)
  })
})

test('[A-014] a restored version is taken over and can be taken back', async () => {
  const { server, session, state } = open()
  server.content = { ...start, title: 'قديم' }
  server.version = 9
  session.takeOver(server.draft())
  expect([session.document.get().title, state(), session.$facts.get().version]).toEqual(['قديم', 'saved', 9])
  session.document.undo()
  await wait(4000)
  expect([server.content.title, state()]).toEqual(['عنوان', 'saved'])
})
