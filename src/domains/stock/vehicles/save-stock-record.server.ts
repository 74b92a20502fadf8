import { may } from '#domains/accounts/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { createVehicle, saveVehicle } from './save-vehicle.server.ts'
import { type StockDraft, type StockRecord, vehicleDraftOf } from './stock-record.ts'
import { stockRecordOf } from './stock-record-of.server.ts'
import type { VehicleRow } from './vehicle-row.server.ts'

/** `stale` carries the vehicle as it is now, `invalid` the messages of fields: a name that its feed has already, a move that is not allowed. */
export type StockRefusal = 'forbidden' | 'gone' | 'stale' | 'invalid'

/** Adds a vehicle as staff write it. */
export async function createStockRecord(ctx: Ctx, draft: StockDraft): Promise<Outcome<StockRecord, StockRefusal>> {
  return writing(ctx, draft, () => createVehicle(ctx, vehicleDraftOf(draft)))
}

/** Replaces a vehicle that is still at `version` ({@link saveVehicle}). */
export async function saveStockRecord(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: StockDraft },
): Promise<Outcome<StockRecord, StockRefusal>> {
  return writing(ctx, draft, () => saveVehicle(ctx, { id, version: Number(version), draft: vehicleDraftOf(draft) }))
}

type Written = Awaited<ReturnType<typeof saveVehicle>>

async function writing(ctx: Ctx, draft: StockDraft, write: () => Promise<Written>): Promise<Outcome<StockRecord, StockRefusal>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const flaws = await flawsOf(ctx, draft)
  if (flaws) return refuse('invalid', flaws)
  const outcome = await write()
  if (outcome.ok) return done(stockRecordOf(outcome.value))
  switch (outcome.code) {
    case 'taken':
      return refuse('invalid', { external_id: ['taken'] })
    case 'status_move':
      return refuse('invalid', { status: ['status_move'] })
    case 'stale':
      return refuse('stale', stockRecordOf(outcome.details as VehicleRow)) // what `saveVehicle` gives with this code
    default:
      return refuse(outcome.code)
  }
}

/** What only the database knows to be wrong. */
async function flawsOf({ db }: Ctx, { photos }: StockDraft): Promise<Record<string, string[]> | null> {
  const named = photos.flatMap(({ image_id }) => image_id ?? [])
  const images = await findImages(db, named)
  const flaws = photos.flatMap(({ image_id }, index): [string, string[]][] =>
    image_id === null || images.has(image_id) ? [] : [[`photos.${index}.image_id`, ['no_such_image']]],
  )
  return flaws.length === 0 ? null : Object.fromEntries(flaws)
}
