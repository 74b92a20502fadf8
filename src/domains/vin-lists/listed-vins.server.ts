import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { type ListedVin, ListedVinDraft } from './listed-vin.ts'
import { listedVin } from './schema.server.ts'
import { vinRecords } from './vin-records.server.ts'

type Row = typeof listedVin.$inferSelect

export const listedVinSorts = ['list', 'vin', 'id'] as const

const columns = { list: listedVin.list, vin: listedVin.vin, id: listedVin.id }

function keptOf({ id, list, vin }: Row): ListedVin {
  return { id, list, vin, version: recordVersion({ id, list, vin }) }
}

/** Vehicles on lists, for staff. */
export const listedVins = vinRecords<ListedVinDraft>({
  noun: 'listed_vin',
  schema: ListedVinDraft,
  constraint: 'listed_vin_list_vin',
  keyOf: ({ list, vin }) => `${list} ${vin}`,
  list: async (db, request) => {
    const { rows, ...count } = await listRows(db, request, { table: listedVin, id: listedVin.id, columns, searched: [listedVin.vin, listedVin.list] })
    return { rows: rows.map(keptOf), ...count }
  },
  find: async (db, id) => firstOf(await db.select().from(listedVin).where(eq(listedVin.id, id))),
  findForUpdate: async (tx, id) => firstOf(await tx.select().from(listedVin).where(eq(listedVin.id, id)).for('update')),
  findByVins: async (db, vins) =>
    vins.length === 0
      ? []
      : (
          await db
            .select()
            .from(listedVin)
            .where(inArray(listedVin.vin, [...vins]))
        ).map(keptOf),
  insert: async (tx, drafts) =>
    (
      await tx
        .insert(listedVin)
        .values([...drafts])
        .returning()
    ).map(keptOf),
  update: async (tx, id, draft) => {
    const [row] = await tx.update(listedVin).set(draft).where(eq(listedVin.id, id)).returning()
    if (!row) throw new Error('the database changed a listed vehicle and returned no row')
    return keptOf(row)
  },
  remove: async (tx, id) => {
    await tx.delete(listedVin).where(eq(listedVin.id, id))
  },
  lock: async (tx) => {
    await tx.execute(sql`lock table ${listedVin} in share row exclusive mode`)
  },
})

function firstOf([row]: Row[]): ListedVin | null {
  return row ? keptOf(row) : null
}

/** Whether a vehicle is on this list, or on any where none is named (B-311, B-312). The VIN is compared whole. */
export async function isListedVin({ db }: Pick<Ctx, 'db'>, { vin, list }: { vin: string; list: string | null }): Promise<boolean> {
  const [row] = await db
    .select({ id: listedVin.id })
    .from(listedVin)
    .where(and(eq(listedVin.vin, vin), list === null ? undefined : eq(listedVin.list, list)))
    .limit(1)
  return row !== undefined
}
