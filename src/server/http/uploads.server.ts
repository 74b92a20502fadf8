import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seconds } from '#kernel/durations.ts'
import { Fault } from '#kernel/fault.ts'

/** Thrown while a body is read that is one too many at once; answered with 429 and `Retry-After`. */
export class TooManyUploads extends Fault {
  constructor() {
    super('too many bodies arrive at once', { status: 429 })
  }
}

/** Thrown when nothing of a body arrives any more; answered with 408. */
export class BodyStalled extends Fault {
  constructor() {
    super('the body stopped arriving', { status: 408 })
  }
}

/** `Retry-After` of {@link TooManyUploads}, in seconds. */
export const UPLOAD_RETRY_S = 10

/** Longer bodies go to disk and need a place. Far longer than what people type, far shorter than a picture. */
const IN_MEMORY_BYTES = 64 * 1024
const READ_BYTES = 64 * 1024
/** Longer than a phone loses its connection for, and short enough that few connections cannot keep all places. */
const IDLE_MS = seconds(15)

/**
 * How many long bodies may arrive at once, in all and from one sender. Those of staff have places of their own, so that strangers cannot take theirs;
 * strangers without a proof of work have few.
 */
export const uploadPlaces = {
  staff: { all: 24, sender: 8 },
  proved: { all: 24, sender: 4 },
  unproved: { all: 6, sender: 2 },
} as const
export type UploadKind = keyof typeof uploadPlaces

/** Who sends a body. `kindOf` judges a stranger's by its first bytes, before the rest is taken. */
export type Uploader = { sender: string; kindOf: (head: Buffer) => UploadKind | Promise<UploadKind> }

export type Uploads = (bytes: AsyncIterable<Uint8Array>, uploader: Uploader) => AsyncGenerator<Uint8Array>

/**
 * Takes bodies of requests: short ones in memory, long ones in files of a folder, so that bodies that never end hold disk instead of memory and few of
 * them. What it gives begins only when the whole body has arrived.
 */
export function openUploads(folder: string, idleMs: number = IDLE_MS): Uploads {
  const filesOfSender = new Map<string, number>()
  const takePlace = (kind: UploadKind, sender: string): (() => void) => {
    const { all, sender: ofSender } = uploadPlaces[kind]
    const keys = [`${kind} all`, `${kind} of ${sender}`] as const
    const countOf = (key: string) => filesOfSender.get(key) ?? 0
    if (countOf(keys[0]) >= all || countOf(keys[1]) >= ofSender) throw new TooManyUploads()
    for (const key of keys) filesOfSender.set(key, countOf(key) + 1)
    return () => {
      for (const key of keys) {
        if (countOf(key) > 1) filesOfSender.set(key, countOf(key) - 1)
        else filesOfSender.delete(key)
      }
    }
  }

  return async function* take(bytes, { sender, kindOf }) {
    const arriving = withoutPauses(bytes, idleMs)
    try {
      const { head, isWhole } = await readHead(arriving)
      if (isWhole) {
        yield head
        return
      }
      const free = takePlace(await kindOf(head), sender)
      try {
        yield* throughDisk(folder, head, arriving)
      } finally {
        free()
      }
    } finally {
      await arriving.return(undefined)
    }
  }
}

/** Deletes files that a process left that was killed while it made one. */
export async function removeLeftUploads(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  await Promise.all(names.filter((name) => name.endsWith('.part')).map((name) => rm(join(folder, name), { force: true })))
}

async function readHead(arriving: AsyncGenerator<Uint8Array>): Promise<{ head: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size <= IN_MEMORY_BYTES) {
    const { value, done } = await arriving.next()
    if (done) return { head: Buffer.concat(chunks), isWhole: true }
    chunks.push(value)
    size += value.length
  }
  return { head: Buffer.concat(chunks), isWhole: false }
}

/** The file has no name once it is open, so that the system frees it with the process, however that ends. */
async function* throughDisk(folder: string, head: Buffer, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.part`)
  const file: FileHandle = await open(path, 'wx+', 0o600)
  try {
    await rm(path, { force: true })
    let end = await writeAll(file, head, 0)
    for await (const chunk of rest) end = await writeAll(file, chunk, end)
    for (let at = 0; at < end; ) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(READ_BYTES), 0, READ_BYTES, at)
      if (bytesRead === 0) throw new Error('the file of a body lost its end')
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, from: number): Promise<number> {
  let offset = 0
  while (offset < bytes.length) offset += (await file.write(bytes, offset, bytes.length - offset, from + offset)).bytesWritten
  return from + bytes.length
}

/** The same bytes; throws when none arrive for too long. */
async function* withoutPauses(bytes: AsyncIterable<Uint8Array>, idleMs: number): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]()
  let isOver = false
  try {
    while (true) {
      const { value, done } = await inTime(source.next(), idleMs)
      if (done) {
        isOver = true
        return
      }
      yield value
    }
  } finally {
    // Not awaited: what does not arrive does not end either.
    if (!isOver) void Promise.resolve(source.return?.()).catch(() => undefined)
  }
}

async function inTime<Value>(arriving: Promise<Value>, idleMs: number): Promise<Value> {
  const stalled = Promise.withResolvers<never>()
  const timer = setTimeout(() => stalled.reject(new BodyStalled()), idleMs)
  try {
    return await Promise.race([arriving, stalled.promise])
  } finally {
    clearTimeout(timer)
    // It may still fail when nobody waits for it any more.
    arriving.catch(() => undefined)
  }
}
