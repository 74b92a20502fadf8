import { Fault } from '#kernel/fault.ts'
import { jsonFlaw } from '#kernel/json/json-flaw.ts'
import { readJson } from '#kernel/json/json.ts'

/** Thrown while reading a body that exceeds the call's limit; answered with 413. */
export class BodyTooLarge extends Fault {
  constructor() {
    super('the body is longer than the call takes', { status: 413 })
  }
}

/** An unread body: its content type, and its bytes, which throw {@link BodyTooLarge} past the limit. */
export type RawBody = { type: string; bytes: AsyncIterable<Uint8Array> | null }

/** Whether Content-Length alone exceeds the limit. */
export function isDeclaredTooLong({ headers }: Request, most: number): boolean {
  return Number(headers.get('content-length') ?? 0) > most
}

/** `through` is what the bytes pass before they are read: the process's {@link Uploads}. */
export function rawBody(request: Request, most: number, through: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>): RawBody {
  return { type: request.headers.get('content-type') ?? '', bytes: request.body && through(withinLimit(request.body, most)) }
}

async function* withinLimit(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new BodyTooLarge()
    yield chunk
  }
}

/** The whole body. */
export async function readBytes({ bytes }: RawBody): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes ?? []) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The whole body as text; null when it is not UTF-8. */
export async function readText(body: RawBody): Promise<string | null> {
  const bytes = await readBytes(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The caller refuses a body that is no UTF-8.
    return null
  }
}

/** Parses a JSON body: `malformed` when it is not JSON, `flaw` when its content is unusable. An absent body counts as `{}`. */
export async function readJsonBody(body: RawBody): Promise<{ value: unknown } | { malformed: true } | { flaw: string }> {
  if (!body.type.startsWith('application/json')) return { value: {} }
  const text = await readText(body)
  const json = text === null ? { ok: false as const } : readJson(text)
  if (!json.ok) return { malformed: true }
  const flaw = jsonFlaw(json.value)
  return flaw === null ? { value: json.value } : { flaw }
}

/**
 * Reads a form with files: `otherType` when the body does not say that it is one, `malformed` when it cannot be read as one. Of a repeated field the
 * last counts.
 */
export async function readForm(body: RawBody): Promise<{ value: unknown } | { otherType: true } | { malformed: true }> {
  if (!body.type.startsWith('multipart/form-data')) return { otherType: true }
  const bytes = await readBytes(body)
  try {
    const form = await new Response(bytes, { headers: { 'content-type': body.type } }).formData()
    return { value: Object.fromEntries(form) }
  } catch {
    return { malformed: true }
  }
}
