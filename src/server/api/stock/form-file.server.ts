import { Readable } from 'node:stream'
import { Busboy, type BusboyConfig, type BusboyFileStream } from '@fastify/busboy'
import { FeedFlaw } from '#domains/stock/index.ts'

/** Fields beside the file are passed over; they are short. */
const MOST_FIELD_BYTES = 16 * 1024
const MOST_NAME = 200

/** The file of a form, read as it arrives: its name, and its bytes, which have to be read for the rest to be. */
export type FormFile = { name: string; bytes: AsyncGenerator<Uint8Array> }

/** Whether a content type is that of a form with files, and names its boundary (RFC 7578). */
export function isForm(contentType: string): boolean {
  return /^multipart\/form-data\b.*;\s*boundary=("[^"]{1,70}"|[^\s;]{1,70})\s*(;|$)/i.test(contentType)
}

/** A reader of a form's parts; null when the content type names no boundary that it takes. */
export function openForm(contentType: string, limits: NonNullable<BusboyConfig['limits']>): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    // The caller refuses the form.
    return null
  }
}

/**
 * Finds the first file of a form without holding more of it than a piece: fields before it are passed over, what comes behind it is
 * not read. Null when there is none. Its bytes throw a `broken` {@link FeedFlaw} when the form ends within the file, and what the
 * body itself throws.
 */
export async function findFormFile(body: AsyncIterable<Uint8Array>, contentType: string): Promise<FormFile | null> {
  const form = openForm(contentType, { fieldSize: MOST_FIELD_BYTES })
  if (!form) return null
  const source = Readable.from(body, { objectMode: false })
  return new Promise((resolve, reject) => {
    let file: BusboyFileStream | undefined
    form.once('file', (_field, stream, name) => {
      file = stream
      resolve({ name: nameOf(name), bytes: bytesOf(stream, source) })
    })
    form.once('finish', () => resolve(null))
    // What is no form has no file.
    form.on('error', () => resolve(null))
    source.once('error', (error) => {
      file?.destroy(error)
      reject(error)
    })
    source.pipe(form)
  })
}

async function* bytesOf(file: BusboyFileStream, source: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* file
  } catch {
    if (source.errored) throw source.errored
    throw new FeedFlaw('broken', { detail: 'the form ends within its file' })
  } finally {
    source.unpipe()
    source.destroy()
  }
}

/** The file's name without its path. Browsers percent-encode quotes and line ends. */
function nameOf(name: string): string {
  return (
    name
      .replaceAll(/%22|%0D|%0A/gi, ' ')
      .split(/[/\\]/)
      .at(-1) ?? ''
  ).slice(0, MOST_NAME)
}
