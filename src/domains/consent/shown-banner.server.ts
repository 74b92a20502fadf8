import { createHash } from 'node:crypto'
import type { BannerContent } from './banner-content.ts'

type Labels = { readonly accept: string; readonly reject: string }
export type ShownBanner = { readonly content: BannerContent; readonly version: string }

/** The banner as visitors see it, with the site's words where editors left a label empty. Its version names exactly this text. */
export function shownBanner(content: BannerContent, words: Labels): ShownBanner {
  const banner = { ...content, accept: content.accept || words.accept, reject: content.reject || words.reject }
  return { content: banner, version: createHash('sha256').update(JSON.stringify(banner)).digest('hex').slice(0, 16) }
}
