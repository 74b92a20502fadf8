import { byName } from '#kernel/by-name.ts'
import { Readable } from 'node:stream'
import type { BusboyFileStream } from '@fastify/busboy'
import { LONGEST_KEY, MOST_FILE_BYTES, MOST_FILES, MOST_TEXT_BYTES, type SentFile } from '#domains/leads/index.ts'
import type { FormValues } from '#domains/forms/index.ts'
import { isScalar } from '#kernel/json/json-values.ts'
import { BodyTooLarge, type RawBody, readJsonBody } from '../read-body.server.ts'
import { isForm, openForm } from '../stock/form-file.server.ts'

/** A body of a submission: the answers, the files, and what travels beside them. */
export type SubmittedBody = {
  values: FormValues
  files: Record<string, SentFile[]>
  proofs: Readonly<Record<string, string>>
  more: Readonly<Record<string, string>>
}

const MOST_FIELDS = 400
const PROOF = /^proofs\[([^\]]{1,60})\]$/
const ATTRIBUTE = /^attributes\[([^\]]{1,60})\](?:\[\])?$/

/**
 * Reads a submission as JSON, or as a form with files (C-228): `{ attributes: { name: value }, … }` or `attributes[name]`. Null when it is
 * neither. Throws {@link BodyTooLarge} when its texts are longer than texts of people are.
 */
export async function readSubmission(body: RawBody): Promise<SubmittedBody | null> {
  if (isForm(body.type)) return readForm(body)
  const json = await readJsonBody({ ...body, bytes: body.bytes && withinLimit(body.bytes) })
  if (!('value' in json) || typeof json.value !== 'object' || json.value === null) return null
  const { attributes, proofs, ...rest } = json.value as { attributes?: unknown; proofs?: unknown }
  const values = typeof attributes === 'object' && attributes !== null ? valuesOf(attributes) : byName<string>()
  const more = byName(Object.entries(rest).flatMap(([name, value]) => (isScalar(value) ? [[name, String(value)] as const] : [])))
  return { values, files: byName(), proofs: textsOf(proofs), more }
}

async function* withinLimit(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MOST_TEXT_BYTES) throw new BodyTooLarge()
    yield chunk
  }
}

function textsOf(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return byName()
  return byName(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function valuesOf(attributes: object): FormValues {
  const values = byName<string | string[]>()
  for (const [name, value] of Object.entries(attributes)) {
    if (Array.isArray(value)) values[name] = value.filter(isScalar).map(String)
    else if (typeof value === 'boolean') values[name] = value ? 'yes' : ''
    else if (isScalar(value)) values[name] = String(value)
  }
  return values
}

function readForm({ bytes, type }: RawBody): Promise<SubmittedBody | null> {
  const limits = { fieldSize: MOST_TEXT_BYTES, fields: MOST_FIELDS, files: MOST_FILES, fileSize: MOST_FILE_BYTES + 1, fieldNameSize: LONGEST_KEY }
  const form = openForm(type, limits)
  if (!form) return Promise.resolve(null)
  const source = Readable.from(bytes ?? [], { objectMode: false })
  const submission = { values: byName<string[]>(), files: byName<SentFile[]>(), proofs: byName<string>(), more: byName<string>() }
  let textBytes = 0
  return new Promise((resolve, reject) => {
    const stop = (error: unknown) => {
      source.unpipe()
      source.destroy()
      reject(error)
    }
    form.on(
      'field',
      orFail(stop, (field: string, value: string) => {
        textBytes += Buffer.byteLength(value)
        if (textBytes > MOST_TEXT_BYTES) return stop(new BodyTooLarge())
        const name = ATTRIBUTE.exec(field)?.[1]
        const proved = PROOF.exec(field)?.[1]
        if (proved !== undefined) submission.proofs[proved] = value
        else if (name === undefined) submission.more[field] = value
        else submission.values[name] = [...(submission.values[name] ?? []), value]
      }),
    )
    form.on(
      'file',
      orFail(stop, (field: string, stream: BusboyFileStream, fileName?: string) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('error', () => resolve(null))
        stream.on(
          'end',
          orFail(stop, () => {
            const name = ATTRIBUTE.exec(field)?.[1]
            const file = { name: fileName ?? '', bytes: new Uint8Array(Buffer.concat(chunks)) }
            // A browser sends an empty file for a field without one.
            if (name !== undefined && (file.name !== '' || file.bytes.length > 0)) submission.files[name] = [...(submission.files[name] ?? []), file]
          }),
        )
      }),
    )
    for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) form.on(event, () => stop(new BodyTooLarge()))
    form.once('finish', () => resolve(submission))
    form.on('error', () => resolve(null))
    source.once('error', reject)
    source.pipe(form)
  })
}

/** A listener of a stream whose errors end what the stream was read for: thrown in an event, they would end the process. */
function orFail<Args extends unknown[]>(fail: (error: unknown) => void, listen: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      listen(...args)
    } catch (error) {
      fail(error)
    }
  }
}
