import { useCallback, useEffect, useRef, useState } from 'react'
import { type UploadAnswer, upload } from './upload.ts'

/** A file that is uploaded now, or that failed with the code `failure`. */
export type RunningUpload = { id: number; name: string; share: number; failure: string | null; stop: () => void }

type Options<Data> = { path: string; fields?: Record<string, string>; flawOf: (file: File) => string | null; onUploaded: (data: Data) => void }

/** Uploads files one after another. A failed upload stays in the list until it is dismissed. */
export function useUploads<Data>({ path, fields, flawOf, onUploaded }: Options<Data>) {
  const [uploads, setUploads] = useState<RunningUpload[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const lastId = useRef(0)
  const controls = useRef(new Set<AbortController>())
  const latest = useRef({ path, fields, onUploaded })
  latest.current = { path, fields, onUploaded }

  // The network: running uploads are aborted when the component is removed.
  useEffect(() => {
    const running = controls.current
    return () => {
      for (const control of running) control.abort()
    }
  }, [])

  const change = useCallback((id: number, changes: Partial<RunningUpload>) => {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  }, [])
  const dismiss = useCallback((id: number) => setUploads((before) => before.filter((one) => one.id !== id)), [])

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      lastId.current += 1
      const id = lastId.current
      const control = new AbortController()
      const flaw = flawOf(file)
      setUploads((before) => [...before, { id, name: file.name, share: 0, failure: flaw, stop: () => control.abort() }])
      if (flaw) continue
      controls.current.add(control)
      queue.current = queue.current.then(async () => {
        const answer: UploadAnswer<Data> = control.signal.aborted
          ? { ok: false, code: 'aborted' }
          : await upload<Data>({ ...latest.current, file, signal: control.signal, onProgress: (share) => change(id, { share }) })
        controls.current.delete(control)
        if (!answer.ok && answer.code !== 'aborted') return change(id, { failure: answer.code })
        dismiss(id)
        if (answer.ok) latest.current.onUploaded(answer.data)
      })
    }
  }
  return { uploads, add, dismiss }
}
