import { z } from 'zod'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { themes } from '../settings/flavours.ts'
import { parsePagePath } from './page-path.ts'
import { pageTypes } from './page-types.ts'
import { isReservedPath } from './reserved-paths.ts'

export const pageStatuses = ['draft', 'published', 'disabled'] as const
const httpCodes = [301, 302, 303, 307, 308] as const

/** Where a redirection goes when its page does not say how (A-118, C-378). */
export const DEFAULT_HTTP_CODE = 301

type PageField = {
  /** The property of the table that holds it. */
  readonly column: string
  /** The schema of a saved page. */
  readonly saved: z.ZodType
  /** The schema of a draft, valid or not; it only limits the size of a row. */
  readonly drafted: z.ZodType
}

const longest = z.string().max(5000)
const text = (max: number) => ({ saved: z.string().max(max).default(''), drafted: longest })
const flag = { saved: z.boolean().default(false), drafted: z.boolean() }
const path = z.string().transform((raw, ctx) => {
  const pagePath = parsePagePath(raw)
  const flaw =
    pagePath === null ? 'not a page path' : /\s/.test(pagePath) ? 'a path has no spaces' : isReservedPath(pagePath) ? 'the site itself uses this path' : null
  if (pagePath !== null && flaw === null) return pagePath
  ctx.addIssue({ code: 'custom', message: flaw ?? '' })
  return z.NEVER
})
/** The path of a page as a request gives it. */
export const PagePath = path

const webAddress = z.url({ protocol: /^https?$/ }).or(z.literal(''))

/**
 * Every field of a page but its blocks and its status. Validation, columns, drafts, versions, answers of the API and the importer derive
 * from it. `path` is without language prefix and slashes at its ends; '' is the home page.
 */
export const pageFields = {
  path: { column: 'path', saved: path, drafted: longest },
  type: { column: 'type', saved: z.enum(pageTypes).default('page'), drafted: z.enum(pageTypes) },
  allow_disabled: { column: 'allowDisabled', ...flag },
  theme: { column: 'theme', saved: z.enum(themes).nullable().default(null), drafted: z.enum(themes).nullable() },
  title: { column: 'title', ...text(300) },
  meta_title: { column: 'metaTitle', ...text(300) },
  meta_description: { column: 'metaDescription', ...text(500) },
  image_id: { column: 'imageId', ...text(40) },
  canonical_url: { column: 'canonicalUrl', saved: webAddress.default(''), drafted: longest },
  disable_seo_tracking: { column: 'disableSeoTracking', ...flag },
  to: { column: 'redirectTo', saved: z.string().trim().min(1).max(2000).nullable().default(null), drafted: longest.nullable() },
  http_code: { column: 'httpCode', saved: z.literal(httpCodes).default(DEFAULT_HTTP_CODE), drafted: z.literal(httpCodes) },
} as const satisfies Record<string, PageField>

type Fields = typeof pageFields
export type PageFieldName = keyof Fields
type ShapeOf<Stage extends 'saved' | 'drafted'> = { -readonly [Name in PageFieldName]: Fields[Name][Stage] }

export const pageFieldNames = Object.keys(pageFields) as PageFieldName[]

/** The fields as a page that is saved has them. */
export const savedPageShape = shapeOf('saved')
/** The same as drafts, versions and answers have them. */
export const draftedPageShape = shapeOf('drafted')

/** The content of a page with its blocks, as drafts and versions store it. */
export const PageContentShape = z.object({ ...draftedPageShape, blocks: z.array(StoredBlock) })

/** The fields of a page by their columns. */
export type PageColumns<Values extends Record<PageFieldName, unknown>> = { [Name in PageFieldName as Fields[Name]['column']]: Values[Name] }

/** The columns of a page that holds these fields. */
export function columnsOfFields<Values extends Record<PageFieldName, unknown>>(values: Values): PageColumns<Values> {
  return Object.fromEntries(pageFieldNames.map((name) => [pageFields[name].column, values[name]])) as PageColumns<Values> // one for each field
}

function shapeOf<Stage extends 'saved' | 'drafted'>(stage: Stage): ShapeOf<Stage> {
  return Object.fromEntries(pageFieldNames.map((name) => [name, pageFields[name][stage]])) as ShapeOf<Stage> // one for each field
}
