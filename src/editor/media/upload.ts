import { signInAddress, staffHeaders } from '#domains/accounts/index.ts'
import { MAX_FILE_BYTES, MAX_IMAGE_BYTES, pictureTypes } from '#domains/media/index.ts'

export type UploadAnswer<Data> = { ok: true; data: Data } | { ok: false; code: string }

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
  if (!pictureTypes.some((known) => known === type)) return 'image_unsupported'
  return size > MAX_IMAGE_BYTES ? 'image_too_large' : null
}

export function documentFlaw({ type, size }: File): string | null {
  if (type !== 'application/pdf') return 'file_unsupported'
  return size > MAX_FILE_BYTES ? 'file_too_large' : null
}

/**
 * Sends a file with `XMLHttpRequest`, since `fetch` does not report progress. Never rejects: `code` is the server's, `network` or
 * `aborted`. An expired session leads to the sign-in page.
 */
export function upload<Data>({ path, file, fields = {}, onProgress, signal }: Upload): Promise<UploadAnswer<Data>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    const fail = (code: string) => resolve({ ok: false, code })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      if (request.status === 401) location.assign(signInAddress(location.pathname + location.search))
      resolve(answerOf<Data>(request))
    })
    request.addEventListener('error', () => fail('network'))
    request.addEventListener('abort', () => fail('aborted'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? null
    for (const [name, value] of Object.entries(staffHeaders(path, { origin: location.origin, token }))) request.setRequestHeader(name, value)
    request.send(form)
  })
}

function answerOf<Data>({ status, responseText }: XMLHttpRequest): UploadAnswer<Data> {
  const body = parsed(responseText)
  if (status >= 200 && status < 300 && body?.data !== undefined) return { ok: true, data: body.data as Data }
  return { ok: false, code: body?.error?.code ?? (status === 413 ? 'too_large' : 'error') }
}

// A proxy answers with HTML when a file is too large for it.
function parsed(text: string): { data?: unknown; error?: { code?: string } } | null {
  try {
    return JSON.parse(text)
  } catch {
    // An answer without JSON has no code; its status decides.
    return null
  }
}
