import { useEffect, useState } from 'react'
import { callByName } from '../calls/call-by-name.ts'

/** The target of a link: the path of a page or the name of a file or form, and whether visitors can open it. */
export type Reference = { name: string; isLive: boolean }

/** The kinds of records that a link refers to by id. */
export type ReferenceKind = 'page' | 'file' | 'form'

const referencesByKey = new Map<string, Reference | null>()

/** Stores a page or a file that was just chosen, so that the link shows it without a request. */
export function rememberReference(kind: ReferenceKind, id: string, reference: Reference): void {
  referencesByKey.set(`${kind}/${id}`, reference)
}

/** The cached reference: null when the record does not exist, undefined before it was requested. */
export function knownReference(kind: ReferenceKind, id: string): Reference | null | undefined {
  return referencesByKey.get(`${kind}/${id}`)
}

/** A page or a file of the site: undefined while it is requested, null when it does not exist. */
export function useReference(kind: ReferenceKind | null, id: string): Reference | null | undefined {
  const [, redraw] = useState(0)
  const key = `${kind}/${id}`

  // The network.
  useEffect(() => {
    if (kind === null || referencesByKey.has(key)) return
    let isStale = false
    finders[kind](id).then((reference) => {
      if (reference === undefined) return
      referencesByKey.set(key, reference)
      if (!isStale) redraw((count) => count + 1)
    })
    return () => {
      isStale = true
    }
  }, [kind, id, key])
  return kind === null ? undefined : referencesByKey.get(key)
}

/** Uses the staff API, since a link may lead to an unpublished page. undefined when the request failed. */
async function findPage(id: string): Promise<Reference | null | undefined> {
  const answer = await callByName('GET /api/pages', { query: { ids: id } })
  if (!answer.ok) return undefined
  const page = answer.data[0]
  return page ? { name: page.path, isLive: page.status === 'published' } : null
}

async function findFile(id: string): Promise<Reference | null | undefined> {
  const body = { images: [], pages: [], files: [Number(id)] }
  const answer = await callByName('POST /api/editing/references', { body })
  if (!answer.ok) return undefined
  const file = answer.data.files[id]
  return file ? { name: file.name, isLive: true } : null
}

async function findForm(id: string): Promise<Reference | null | undefined> {
  const answer = await callByName('GET /forms_api/forms/{id}', { params: { id } })
  if (answer.ok) return { name: answer.data.name, isLive: !('active' in answer.data) || answer.data.active }
  return answer.status === 404 ? null : undefined
}

const finders = { page: findPage, file: findFile, form: findForm } as const satisfies Record<ReferenceKind, unknown>
