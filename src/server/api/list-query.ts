import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Listing, ListRequest } from '#kernel/list-request.ts'

const MOST_PER_PAGE = 200
const MOST_IDS = 1000

/**
 * The query of a list: `page`, `per_page`, `sort` (one of the fields given), `order`, `q`, `ids=1,2,3`, and equality filters, which are
 * given as schemas that read text. The first of the fields is the order when none is asked for.
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

/** `true`, `1` and `false`, `0` in an address. */
export const flagFilter = z.enum(['true', '1', 'false', '0']).transform((text) => text === 'true' || text === '1')

export type ListQuery = { page: number; per_page: number; sort: string; order: 'asc' | 'desc'; q: string; ids?: string[] | undefined }

/** What a parsed {@link listQuery} asks of a use-case. */
export function listRequest({ page, per_page, sort, order, q, ids, ...filters }: ListQuery): ListRequest {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { page, perPage: per_page, sort, order, search: q, ids: ids ?? null, filters: Object.fromEntries(given) }
}

export const ListMeta = z.object({ total: z.int(), page: z.int(), per_page: z.int() }).openapi('ListMeta')

/** A page of a list as an answer. */
export function pageOfList<Row>({ rows, total }: Listing<Row>, { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>) {
  return { data: [...rows], meta: { total, page, per_page: perPage } }
}

/** Whether somebody asks for the records of staff where one address has these and an open list. */
export function isRecordList(c: Context): boolean {
  return ['page', 'per_page', 'ids'].some((name) => c.req.query(name) !== undefined)
}
