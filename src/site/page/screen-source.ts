import type { PageSource } from './render-page.server.tsx'

/** A screen as a source to render: not in the database, not indexed by search engines. */
export function screenSource(title: string, path: string): PageSource {
  return {
    id: null,
    path,
    theme: null,
    title,
    metaTitle: '',
    metaDescription: '',
    imageId: '',
    canonicalUrl: '',
    disableSeoTracking: true,
    blocks: [],
  }
}
