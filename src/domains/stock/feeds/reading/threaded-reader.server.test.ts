import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hours, minutes } from '#kernel/durations.ts'
import { FeedDraft } from '../feed.ts'
import { FeedFlaw } from '../feed-flaw.ts'
import { type ReadTerms, RowReader } from './row-reader.server.ts'
import { ThreadedReader } from './threaded-reader.server.ts'

const terms: ReadTerms = {
  draft: FeedDraft.parse({
    ...{ key: 'dealer', name: 'معرض دبي', format: 'json' },
    rules: [
      { field: 'external_id', from: 'external_id' },
      { field: 'state', constant: 'used' },
      { field: 'nameplate_brand_name', constant: 'Land Rover' },
      { field: 'nameplate_name', constant: 'Defender' },
    ],
  }),
  currencies: new Set(['AED']),
  site: { dealerCodes: new Set(), families: [], fetchesPictures: false },
  digest: 'of the terms',
}
async function* bytesOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}
const readerOf = (source: AsyncIterable<Uint8Array>) => new ThreadedReader(source, terms)

test('what a thread reads is what the reader itself reads, which this thread is spared', async () => {
  const text = '[{"external_id":"A"},{"external_id":"B"},{"external_id":"C"}]'
  const own = new RowReader(bytesOf(text), terms)
  const expectedParts = [await own.next(2), own.addressesOf([0, 1]), own.read([1], new Map()), await own.next(2), await own.next(2)]
  const next = vi.spyOn(RowReader.prototype, 'next')
  const reader = readerOf(bytesOf(text.slice(0, 20), text.slice(20)))
  expect([await reader.next(2), await reader.addressesOf([0, 1]), await reader.read([1], new Map()), await reader.next(2), await reader.next(2)]).toEqual(
    expectedParts,
  )
  expect(expectedParts.map((part) => part.length)).toEqual([2, 0, 1, 1, 0])
  expect(next).not.toHaveBeenCalled()
  await reader.close()
})

test('files that are read at once do not meet', async () => {
  const readers = ['A', 'B'].map((id) => readerOf(bytesOf(`[{"external_id":"${id}"}]`)))
  await Promise.all(readers.map((reader) => reader.next(5)))
  const answers = await Promise.all(readers.map((reader) => reader.read([0], new Map())))
  expect(answers.map(([one]) => one?.externalId)).toEqual(['A', 'B'])
})

test('a file that cannot be read says so with its line, and one whose bytes end says why they did', async () => {
  await expect(readerOf(bytesOf('[{"external_id":"A"},\n{"external')).next(5)).rejects.toMatchObject({ name: 'FeedFlaw', code: 'broken', line: 2 })
  const gone = new FeedFlaw('unreachable', { detail: 'the stored file is gone' })
  async function* breaking(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('[{"external_id":"A"},')
    throw gone
  }
  await expect(readerOf(breaking()).next(5)).rejects.toBe(gone)
})

test('a file that is closed before its end lets go of its bytes', async () => {
  let isOver = false
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (let number = 0; ; number += 1) yield Buffer.from(`${number === 0 ? '[' : ','}{"external_id":"${number}"}`)
    } finally {
      isOver = true
    }
  }
  const reader = readerOf(endless())
  expect(await reader.next(3)).toHaveLength(3)
  expect(isOver).toBe(false)
  await reader.close()
  await expect.poll(() => isOver).toBe(true)
})

test('a thread that ends fails what it was asked, and the next file is read by another', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockClear()
  const never = new Promise<never>(() => undefined)
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('[')
    await never
  }
  const firstRead = readerOf(endless()).next(5)
  const [thread] = post.mock.contexts as Worker[]
  await thread?.terminate()
  await expect(firstRead).rejects.toThrow('the thread that reads files ended')
  expect(await readerOf(bytesOf('[{"external_id":"A"}]')).next(5)).toHaveLength(1)
  expect(new Set(post.mock.contexts).size).toBe(2)
})

test('a file whose thread ended between two questions is not taken for read', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  const reader = readerOf(bytesOf('[{"external_id":"A"},{"external_id":"B"}]'))
  expect(await reader.next(1)).toHaveLength(1)
  await (post.mock.contexts.at(-1) as Worker).terminate()
  await expect(reader.next(1)).rejects.toThrow('the thread that read this file has ended')
  await expect(reader.read([0], new Map())).rejects.toThrow('the thread that read this file has ended')
})

test('a thread ends a minute after the last file was closed, and not while one is open', async () => {
  const end = vi.spyOn(Worker.prototype, 'terminate')
  const others = [readerOf(bytesOf('[]')), readerOf(bytesOf('[{"external_id":"A"},{"external_id":"B"}]'))]
  const [other, reader] = others as [ThreadedReader, ThreadedReader]
  await other.next(1)
  expect(await reader.next(1)).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await other.close()
  await vi.advanceTimersByTimeAsync(hours(1))
  expect(end).not.toHaveBeenCalled()
  expect(await reader.next(1)).toHaveLength(1)
  await reader.close()
  await vi.advanceTimersByTimeAsync(minutes(1) - 1)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(end).toHaveBeenCalledOnce()
  // While it ends, the next file is read by another.
  expect(await readerOf(bytesOf('[{"external_id":"A"}]')).next(1)).toHaveLength(1)
})
