import type { PageRow } from '../pages/find-page.server.ts'
import { type PageColumns, pageFieldNames, pageFields, type PageFieldName } from '../pages/page-fields.ts'
import type { PageContent } from './page-content.ts'

/** The columns that hold a page's content. */
export type StoredPage = Pick<PageRow, keyof PageColumns<Record<PageFieldName, unknown>> | 'blocks'>

/** The content of a page, as drafts and versions store it. */
export function contentOf(row: StoredPage): PageContent {
  const values = Object.fromEntries(pageFieldNames.map((name) => [name, row[pageFields[name].column]])) as Omit<PageContent, 'blocks'> // the checks of the table
  return { ...values, blocks: row.blocks }
}
