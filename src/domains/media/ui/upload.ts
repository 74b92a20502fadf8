import { isStaleToken, signInAddress, staffFetch } from '#domains/accounts/index.ts'
import { pictureTypes } from '../library/image-record.ts'
import { MAX_FILE_BYTES, MAX_IMAGE_BYTES } from '../library/upload-limits.ts'

/** Where documents are listed, and uploaded to. */
export const FILES_PATH = '/media/api/v2/files'

/** `isKnown` says that the library had the bytes before. */
export type UploadAnswer<Data> = { ok: true; data: Data; isKnown: boolean } | { ok: false; code: string }

type Upload = {
  path: string
  file: File
  /** Further fields of the form. */
  fields?: Record<string, string>
  /** Gets the share of the bytes that were sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Checks a picture before the upload: the code of the error, or null. */
export function pictureFlaw({ type, size }: File): string | null {
  if (!pictureTypes.some((one) => one === type)) return 'image_unsupported'
  return size > MAX_IMAGE_BYTES ? 'image_too_large' : null
}

export function documentFlaw({ type, size }: File): string | null {
  if (type !== 'application/pdf') return 'file_unsupported'
  return size > MAX_FILE_BYTES ? 'file_too_large' : null
}

/**
 * Sends a file with `XMLHttpRequest`, since `fetch` does not report progress. Never rejects: `code` is the server's, `network` or
 * `aborted`. An expired session leads to the sign-in page; where another one began meanwhile, the file is sent once more with its token.
 */
export async function upload<Data>(file: Upload): Promise<UploadAnswer<Data>> {
  const reply = await send<Data>(file)
  if (reply.answer.ok || !isStaleToken(reply.status, reply.answer.code)) return reply.answer
  // Without a new token the refusal stands.
  const isRenewed = await staffFetch.renewToken(file.signal).catch(() => false)
  return isRenewed ? (await send<Data>(file)).answer : reply.answer
}

/** Sends it once. `status` is 0 without an answer. */
function send<Data>({ path, file, fields = {}, onProgress, signal }: Upload): Promise<{ status: number; answer: UploadAnswer<Data> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    const fail = (code: string) => resolve({ status: 0, answer: { ok: false, code } })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      if (request.status === 401) location.assign(signInAddress(location.pathname + location.search))
      resolve({ status: request.status, answer: answerOf<Data>(request) })
    })
    request.addEventListener('error', () => fail('network'))
    request.addEventListener('abort', () => fail('aborted'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(staffFetch.headersFor(path))) request.setRequestHeader(name, value)
    request.send(form)
  })
}

function answerOf<Data>({ status, responseText }: XMLHttpRequest): UploadAnswer<Data> {
  const body = parseAnswer(responseText)
  if (status >= 200 && status < 300 && body?.data !== undefined) return { ok: true, data: body.data as Data, isKnown: status === 200 }
  return { ok: false, code: body?.error?.code ?? (status === 413 ? 'too_large' : 'error') }
}

// A proxy answers with HTML when a file is too large for it.
function parseAnswer(text: string): { data?: unknown; error?: { code?: string } } | null {
  try {
    return JSON.parse(text)
  } catch {
    // An answer without JSON has no code; its status decides.
    return null
  }
}
