import { foldArabic } from '#kernel/arabic.ts'

/** The records of the site that a link may lead to. */
export type ChosenKind = 'page' | 'form' | 'file'

/** One of them; `name` is what an address is made of: the path of a page, the name of a file. */
export type LinkChoice = { id: string; title: string; note: string; name: string; isLive: boolean; isRedirect?: boolean }

type FoundPage = { id: number; path: string; title: string; status: string; type: string }
type FoundForm = { id: number; name: string; active: boolean }
type FoundFile = { id: number; name: string; size: number }

const KILOBYTE = 1024

/** Where the staff API lists them, and its answer as choices. `query` is what somebody searches for. */
export const linkChoices = {
  page: {
    path: (query: string) => `/api/pages?${new URLSearchParams({ per_page: '50', ...(query ? { q: query } : {}) })}`,
    // The title is '' for the home page without one, which each screen calls in its language.
    read: (answer: unknown): LinkChoice[] =>
      (answer as FoundPage[])
        .filter(({ type }) => type !== 'folder' && type !== 'section')
        .map(({ id, path, title, status, type }) => ({
          id: String(id),
          title: title || path,
          note: `/${path}`,
          name: path,
          isLive: status === 'published',
          isRedirect: type === 'url_redirection',
        })),
  },
  form: {
    path: () => '/forms_api/forms',
    read: (answer: unknown, query: string): LinkChoice[] => {
      const searchText = foldArabic(query)
      return (answer as FoundForm[])
        .filter(({ name }) => foldArabic(name).includes(searchText))
        .map(({ id, name, active }) => ({ id: String(id), title: name, note: `/ar/form/${id}`, name, isLive: active }))
    },
  },
  file: {
    path: (query: string) => `/media/api/v2/files?${new URLSearchParams(query ? { q: query } : {})}`,
    read: (answer: unknown): LinkChoice[] =>
      (answer as FoundFile[]).map(({ id, name, size }) => ({ id: String(id), title: name, note: `${Math.ceil(size / KILOBYTE)} KB`, name, isLive: true })),
  },
} as const satisfies Record<ChosenKind, { path: (query: string) => string; read: (answer: unknown, query: string) => LinkChoice[] }>
