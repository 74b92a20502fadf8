import { may } from '#domains/accounts/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import { done, type FieldFlaws, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { createVehicle, saveVehicle } from './save-vehicle.server.ts'
import { type StockDraft, type StockRecord, vehicleDraftOf } from './stock-record.ts'
import { stockRecordOf } from './stock-record-of.server.ts'

const externalIdTaken = { code: 'invalid', fields: { external_id: ['taken'] } } as const

/** Adds a vehicle as staff write it; `invalid` also for a name that its feed has already. */
export async function createStockRecord(ctx: Ctx, draft: StockDraft): Promise<Outcome<StockRecord, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const flaws = await flawsOf(ctx, draft)
  if (flaws) return refuse({ code: 'invalid', fields: flaws })
  const outcome = await createVehicle(ctx, vehicleDraftOf(draft))
  if (outcome.ok) return done(stockRecordOf(outcome.value))
  return outcome.code === 'taken' ? refuse(externalIdTaken) : outcome
}

/** Replaces a vehicle that is still at `version` ({@link saveVehicle}); `invalid` also for a move of its status that is not allowed. */
export async function saveStockRecord(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: StockDraft },
): Promise<Outcome<StockRecord, 'forbidden' | 'gone' | Stale<StockRecord> | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const flaws = await flawsOf(ctx, draft)
  if (flaws) return refuse({ code: 'invalid', fields: flaws })
  const outcome = await saveVehicle(ctx, { id, version: Number(version), draft: vehicleDraftOf(draft) })
  if (outcome.ok) return done(stockRecordOf(outcome.value))
  switch (outcome.code) {
    case 'taken':
      return refuse(externalIdTaken)
    case 'status_move':
      return refuse({ code: 'invalid', fields: { status: ['status_move'] } })
    case 'stale':
      return refuse({ code: 'stale', current: stockRecordOf(outcome.current) })
    default:
      return outcome
  }
}

/** Errors that only the database can detect. */
async function flawsOf({ db }: Ctx, { photos }: StockDraft): Promise<FieldFlaws | null> {
  const imageIds = photos.flatMap(({ image_id }) => image_id ?? [])
  const images = await findImages(db, imageIds)
  const flaws = photos.flatMap(({ image_id }, index): [string, string[]][] =>
    image_id === null || images.has(image_id) ? [] : [[`photos.${index}.image_id`, ['no_such_image']]],
  )
  return flaws.length === 0 ? null : Object.fromEntries(flaws)
}
