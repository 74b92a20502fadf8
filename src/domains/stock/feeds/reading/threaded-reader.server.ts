import { ReadableStream } from 'node:stream/web'
import { Worker } from 'node:worker_threads'
import { minutes } from '#kernel/durations.ts'
import { FeedFlaw } from '../feed-flaw.ts'
import type { Images, ReadRecord, ReadTerms, ReadVehicle } from './row-reader.server.ts'

type ReaderMessage =
  | { what: 'open'; bytes: ReadableStream<Uint8Array>; terms: ReadTerms }
  | { what: 'next'; most: number }
  | { what: 'addresses'; places: readonly number[] }
  | { what: 'read'; places: readonly number[]; images: Images }
  | { what: 'close' }
/** What the thread is asked about one of the files, and what it says. */
export type ThreadCall = { id: number; file: number; ask: ReaderMessage }
export type ThreadAnswer = { id: number } & ({ value: unknown } | { flaw: Pick<FeedFlaw, 'code' | 'line' | 'detail'> } | { failure: string })

/** A thread that nobody needs gives its memory back. */
const MOST_IDLE_MS = minutes(1)

/**
 * Reads a file as `RowReader` does, in a thread beside the one that answers visitors. `close` it. A file that cannot be read is a {@link FeedFlaw}; a thread that ends
 * fails whatever was asked of it.
 */
export class ThreadedReader {
  readonly #file: number
  readonly #opened: Promise<unknown>
  /** Why there are no more bytes, where that is what ended the reading. */
  #brokenBy: unknown

  constructor(source: AsyncIterable<Uint8Array>, terms: ReadTerms) {
    this.#file = ReadingThread.nextNumber()
    const bytes = ReadableStream.from(this.#copied(source))
    this.#opened = ReadingThread.ask(this.#file, { what: 'open', bytes, terms })
    // Whoever asks for the first records hears of it.
    this.#opened.catch(() => undefined)
  }

  /** The next records, none at the end of the file. */
  async next(most: number): Promise<ReadRecord[]> {
    try {
      await this.#opened
      return (await ReadingThread.ask(this.#file, { what: 'next', most })) as ReadRecord[]
    } catch (error) {
      throw this.#brokenBy ?? error
    }
  }

  /** The addresses of the pictures of these records of the batch. */
  async addressesOf(places: readonly number[]): Promise<string[]> {
    return (await ReadingThread.ask(this.#file, { what: 'addresses', places })) as string[]
  }

  /** What these records of the batch mean, with the pictures of the library that they name. */
  async read(places: readonly number[], images: Images): Promise<ReadVehicle[]> {
    return (await ReadingThread.ask(this.#file, { what: 'read', places, images })) as ReadVehicle[]
  }

  async close(): Promise<void> {
    // A thread that has ended holds nothing any more.
    await ReadingThread.ask(this.#file, { what: 'close' }).catch(() => undefined)
  }

  /** Each piece by itself: a view of a larger piece of memory would be sent with all of it. */
  async *#copied(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of source) yield new Uint8Array(piece)
    } catch (error) {
      this.#brokenBy = error
      throw error
    }
  }
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** The one thread of this process, while somebody reads. */
class ReadingThread {
  static #current: ReadingThread | null = null
  static #count = 0

  readonly #worker = new Worker(new URL('./reader-thread.server.ts', import.meta.url))
  readonly #waiting = new Map<number, Waiting>()
  /** The files that are open. */
  readonly #files = new Set<number>()
  #idle: NodeJS.Timeout | undefined

  static nextNumber(): number {
    ReadingThread.#count += 1
    return ReadingThread.#count
  }

  static ask(file: number, ask: ReaderMessage): Promise<unknown> {
    ReadingThread.#current ??= new ReadingThread()
    return ReadingThread.#current.#ask(file, ask)
  }

  constructor() {
    this.#worker.on('message', (answer: ThreadAnswer) => this.#settle(answer))
    this.#worker.once('error', (error) => this.#end(error))
    this.#worker.once('exit', (code) => this.#end(new Error(`the thread that reads files ended with ${code}`)))
  }

  #ask(file: number, ask: ReaderMessage): Promise<unknown> {
    const id = ReadingThread.nextNumber()
    clearTimeout(this.#idle)
    if (ask.what === 'open') this.#files.add(file)
    if (ask.what === 'close') this.#files.delete(file)
    // A process with nothing else to do waits for an answer, not for a thread.
    this.#worker.ref()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, file, ask } satisfies ThreadCall, ask.what === 'open' ? [ask.bytes] : [])
    })
  }

  #settle(answer: ThreadAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject('flaw' in answer ? new FeedFlaw(answer.flaw.code, answer.flaw) : new Error(answer.failure))
    if (this.#waiting.size > 0) return
    this.#worker.unref()
    if (this.#files.size === 0) this.#idle = setTimeout(() => this.#leave(), MOST_IDLE_MS).unref()
  }

  /** Whoever asks while it ends is answered by another. */
  #leave(): void {
    ReadingThread.#current = null
    void this.#worker.terminate()
  }

  #end(error: Error): void {
    if (ReadingThread.#current === this) ReadingThread.#current = null
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
