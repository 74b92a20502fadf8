import type { PageContent } from '#domains/content/index.ts'

/** All of a page's content but its blocks. */
export type PageFields = Omit<PageContent, 'blocks'>
