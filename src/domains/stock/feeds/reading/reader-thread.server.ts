import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { reasonOf } from '#kernel/reason-of.ts'
import { FeedFlaw } from '../feed-flaw.ts'
import { RowReader } from './row-reader.server.ts'
import type { ThreadAnswer, ThreadCall } from './threaded-reader.server.ts'

// The thread in which files of feeds are read: the one that answers visitors has its time for them. Any number of files are read at once, by their numbers.

const readers = new Map<number, RowReader>()

if (parentPort) standBack()
parentPort?.on('message', (call: ThreadCall) => void answer(call).then((value) => parentPort?.postMessage(value)))

async function answer({ id, file, ask }: ThreadCall): Promise<ThreadAnswer> {
  try {
    if (ask.what === 'open') readers.set(file, new RowReader(ask.bytes, ask.terms))
    const reader = readers.get(file)
    // Another thread read it: that there is nothing more would be taken for the end of the file.
    if (!reader) throw new Error('the thread that read this file has ended')
    if (ask.what === 'next') return { id, value: await reader.next(ask.most) }
    if (ask.what === 'addresses') return { id, value: reader.addressesOf(ask.places) }
    if (ask.what === 'read') return { id, value: reader.read(ask.places, ask.images) }
    if (ask.what === 'close') {
      readers.delete(file)
      await reader.close()
    }
    return { id, value: null }
  } catch (error) {
    if (!(error instanceof FeedFlaw)) return { id, failure: reasonOf(error) }
    const { code, line, detail } = error
    return { id, flaw: { code, line, detail } }
  }
}

/** Where processors are scarce, visitors come first. Linux counts threads as it counts processes. */
function standBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10)
  } catch {
    // Another system, or one that forbids it: files are read beside the rest.
  }
}
