import { useCallback, useEffect, useRef, useState } from 'react'
import { type UploadAnswer, upload } from './upload.ts'

/** `share` of the bytes that were sent, 0 to 1. `known` is what the library had already, of the same bytes. */
export type RunningUpload<Data = unknown> = {
  id: number
  name: string
  folder: string
  state: 'running' | 'done' | 'known' | 'failed'
  share: number
  failure: string | null
  data: Data | null
  stop: () => void
  /** Sends a failed one again; null where the file itself cannot be taken. */
  again: (() => void) | null
}

/** A file and what is sent with it beside the fields of all. */
export type FileToUpload = { file: File; folder?: string; fields?: Record<string, string> }

type Options<Data> = {
  path: string
  fields?: Record<string, string>
  flawOf: (file: File) => string | null
  onUploaded?: (data: Data) => void
  /** What a file that had failed has become; what `send` gave of it stays null. */
  onSentAgain?: (data: Data, file: File) => void
  /** Finished uploads stay in the list until they are dismissed. */
  keepsFinished?: boolean
}

/** Uploads pictures or documents one after another. A failed upload stays in the list until it is dismissed, or sent again. */
export function useUploads<Data>({ path, fields, flawOf, onUploaded, onSentAgain, keepsFinished = false }: Options<Data>) {
  const [uploads, setUploads] = useState<RunningUpload<Data>[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const lastId = useRef(0)
  const controls = useRef(new Set<AbortController>())
  const latest = useRef({ path, fields, onUploaded, onSentAgain })
  latest.current = { path, fields, onUploaded, onSentAgain }

  // The network: running uploads are aborted when the component is removed.
  useEffect(() => {
    const running = controls.current
    return () => {
      for (const control of running) control.abort()
    }
  }, [])

  const change = useCallback((id: number, changes: Partial<RunningUpload<Data>>) => {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  }, [])
  const dismiss = useCallback((id: number) => setUploads((before) => before.filter((one) => one.id !== id)), [])
  const clear = useCallback(() => setUploads((before) => before.filter(({ state }) => state === 'running')), [])

  /** Waits for its turn and sends the file, which the list shows meanwhile under `id`; null where it did not arrive. */
  const queued = (id: number, { file, fields: own = {} }: FileToUpload): Promise<Data | null> => {
    const control = new AbortController()
    controls.current.add(control)
    change(id, { state: 'running', share: 0, failure: null, stop: () => control.abort() })
    const turn = queue.current.then(async () => {
      const answer: UploadAnswer<Data> = control.signal.aborted
        ? { ok: false, code: 'aborted' }
        : await upload<Data>({
            path: latest.current.path,
            fields: { ...latest.current.fields, ...own },
            file,
            signal: control.signal,
            onProgress: (share) => change(id, { share }),
          })
      controls.current.delete(control)
      if (!answer.ok && answer.code !== 'aborted') {
        change(id, { state: 'failed', failure: answer.code })
        return null
      }
      if (answer.ok && keepsFinished) change(id, { state: answer.isKnown ? 'known' : 'done', data: answer.data })
      else dismiss(id)
      if (!answer.ok) return null
      latest.current.onUploaded?.(answer.data)
      return answer.data
    })
    queue.current = turn
    return turn
  }

  /** Uploads them in their order. Resolves when all of them are through, with what arrived for each: null for a file that did not. */
  const send = async (files: readonly FileToUpload[]): Promise<(Data | null)[]> => {
    const arrived = files.map(async (entry) => {
      const { file, folder = '' } = entry
      lastId.current += 1
      const id = lastId.current
      const flaw = flawOf(file)
      const again = async () => {
        const data = await queued(id, entry)
        if (data !== null) latest.current.onSentAgain?.(data, file)
      }
      const newUpload = { id, name: file.name, folder, share: 0, failure: flaw, data: null, stop: () => undefined, again: flaw ? null : () => void again() }
      setUploads((before) => [...before, { ...newUpload, state: flaw ? 'failed' : 'running' }])
      return flaw ? null : queued(id, entry)
    })
    return Promise.all(arrived)
  }
  const add = (files: Iterable<File>) => void send([...files].map((file) => ({ file })))
  return { uploads, add, send, dismiss, clear }
}
