import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Listing, ListRequest } from '#kernel/list-request.ts'

const MOST_PER_PAGE = 200
const MOST_IDS = 1000

/**
 * The query of a list: `page`, `per_page`, `sort` (one of the given fields; the first is the default), `order`, `q`, `ids=1,2,3`, and
 * equality filters, given as schemas that parse text.
 */
export function listQuery<const Fields extends SortFields>(sortable: Fields): z.ZodObject<ListShape<Fields>>
export function listQuery<const Fields extends SortFields, Filters extends Record<string, z.ZodType>>(
  sortable: Fields,
  filters: Filters,
  most?: number,
): z.ZodObject<ListShape<Fields> & Optional<Filters>>
export function listQuery(sortable: SortFields, filters: Record<string, z.ZodType> = {}, most: number = MOST_PER_PAGE) {
  const optional = Object.fromEntries(Object.entries(filters).map(([field, schema]) => [field, schema.optional()]))
  return z.object({ ...listShape(sortable, most), ...optional })
}

type SortFields = readonly [string, ...string[]]
type ListShape<Fields extends SortFields> = ReturnType<typeof listShape<Fields>>
type Optional<Filters extends Record<string, z.ZodType>> = { [Field in keyof Filters]: z.ZodOptional<Filters[Field]> }

function listShape<const Fields extends SortFields>(sortable: Fields, most: number) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number().int().min(1).max(most).default(25),
    sort: z.enum(sortable).default(() => sortable[0]),
    order: z.enum(['asc', 'desc']).default('asc'),
    q: z.string().max(200).default(''),
    ids: z
      .string()
      .regex(/^[\w.:-]+(,[\w.:-]+)*$/)
      .transform((list) => list.split(','))
      .refine((ids) => ids.length <= MOST_IDS)
      .optional()
      .openapi({ type: 'string', example: '1,2,3' }),
  }
}

/** A boolean in a query, `true`, `1`, `false` or `0`, or in the body of a search. */
export const flagFilter = z.union([z.enum(['true', '1', 'false', '0']).transform((text) => text === 'true' || text === '1'), z.boolean()])

export type ListQuery = { page: number; per_page: number; sort: string; order: 'asc' | 'desc'; q: string; ids?: string[] | undefined }

/** The use-case's input for a parsed {@link listQuery}. */
export function listRequest({ page, per_page, sort, order, q, ids, ...filters }: ListQuery): ListRequest {
  const filterPairs = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { page, perPage: per_page, sort, order, search: q, ids: ids ?? null, filters: Object.fromEntries(filterPairs) }
}

export const ListMeta = z
  .object({
    total: z.int(),
    is_more: z.boolean().optional().openapi({ description: 'True if there are more than `total`, which are not counted.' }),
    page: z.int(),
    per_page: z.int(),
  })
  .openapi('ListMeta')

/** The response body of one page of a list. */
export function pageOfList<Row>({ rows, total, isMore }: Listing<Row>, { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>) {
  return { data: [...rows], meta: { total, ...(isMore ? { is_more: true } : {}), page, per_page: perPage } }
}

/** Whether a request is for the staff's records, at an address that also serves a public list. */
export function isRecordList(c: Context): boolean {
  return ['page', 'per_page', 'ids'].some((name) => c.req.query(name) !== undefined)
}
