import type { PageSource } from './render-page.server.tsx'

/** A page of our own as something to draw: not in the database, not for search engines. */
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
