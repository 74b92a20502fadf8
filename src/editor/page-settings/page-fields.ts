import type { PageContent } from '#domains/content/index.ts'

/** The content of a page without its blocks. */
export type PageFields = Omit<PageContent, 'blocks'>

/** What a group of settings gets. */
export type FieldsProps = {
  fields: PageFields
  /** What is wrong with a field, in words. */
  problemOf: (field: keyof PageFields) => string | undefined
  onChange: (patch: Partial<PageFields>) => void
}
