import { z } from '@hono/zod-openapi'
import { isVin, ListedVinDraft, listedVinColumns, MapPackageDraft, mapPackageColumns, normalVin, VinListKey } from '#domains/vin-lists/index.ts'
import { findMapPackage, isListedVin, listedVins, listedVinSorts, mapPackages, mapPackageSorts } from '#domains/vin-lists/index.server.ts'
import { seconds } from '#kernel/durations.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { addressLimit } from '../address-limit.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { importCall } from '../import-call.server.ts'
import { listQuery } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'

const tag = 'Lists by VIN'
const noStore = () => ({ 'cache-control': 'no-store' })
const identity = { id: z.int(), version: z.string() }
const ListedVin = z.object({ ...identity, list: z.string(), vin: z.string() }).openapi('ListedVin')
const FoundMap = z
  .object({ vehicle_name: z.string(), map_region: z.string(), map_version: z.string(), size_gb: z.number(), download_url: z.string() })
  .openapi('FoundMap')
const MapPackage = z.object({ ...identity, vin: z.string(), ...FoundMap.shape }).openapi('MapPackage')

/** Thirty a minute: enough for a family's cars, and too few to try VINs one after the other. */
const THIRTY_A_MINUTE = { burst: 30, everyMs: seconds(2) }
const checkLimit = addressLimit(THIRTY_A_MINUTE)
const mapLimit = addressLimit(THIRTY_A_MINUTE)

/** Lookups by VIN for visitors, and the lists behind them for staff. */
export const vinListsCalls = [
  defineCall({
    method: 'post',
    path: '/api/vin-check',
    tag,
    who: 'anyone',
    cost: 'write',
    summary: 'Checks whether a vehicle is on a list, such as that of a recall',
    description: 'The VIN is in the body so that no log has it.',
    body: z.object({
      vin: z.string().max(60).transform(normalVin).refine(isVin, { error: 'not_a_vin' }),
      list: VinListKey.optional().openapi({ description: 'The key of the list; all lists if absent.' }),
    }),
    answer: data(z.object({ affected: z.boolean() }), 'The result. Only the whole VIN matches.'),
    extraHeaders: noStore,
    allowance: checkLimit,
    refusals: {},
    run: async (ctx, { body: { vin, list } }) => done({ affected: await isListedVin(ctx, { vin, list: list ?? null }) }),
  }),
  defineCall({
    method: 'get',
    path: '/api/map-updates/{vin}',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads the maps of a vehicle',
    params: z.object({ vin: z.string().max(60).transform(normalVin) }),
    answer: data(FoundMap, 'The maps of the vehicle, or of the longest matching beginning of its VIN.'),
    extraHeaders: noStore,
    allowance: mapLimit,
    refusals: { gone: 404 },
    run: async (ctx: CallCtx, { params: { vin } }) => {
      const mapPackage = isVin(vin) ? await findMapPackage(ctx, vin) : null
      return mapPackage ? done(mapPackage) : refuse('gone')
    },
  }),
  importCall({ path: '/api/listed_vins/import', tag, many: 'listed vehicles', columns: listedVinColumns, run: listedVins.bring }),
  ...recordCalls({
    path: '/api/listed_vins',
    tag,
    noun: { one: 'a listed vehicle', many: 'listed vehicles' },
    record: ListedVin,
    draft: ListedVinDraft,
    list: { query: listQuery(listedVinSorts, { list: z.string() }), rows: listedVins.list },
    find: listedVins.find,
    create: listedVins.create,
    save: listedVins.save,
    // An import is recorded once for its file.
    audited: ({ id }) => ({ actions: ['listed_vin.changed', 'listed_vin.imported'], subjects: [id, ''] }),
    writeConflicts: {},
    remove: listedVins.remove,
    removeConflicts: {},
  }),
  importCall({ path: '/api/map_packages/import', tag, many: 'map updates', columns: mapPackageColumns, run: mapPackages.bring }),
  ...recordCalls({
    path: '/api/map_packages',
    tag,
    noun: { one: 'a map update', many: 'map updates' },
    record: MapPackage,
    draft: MapPackageDraft,
    list: { query: listQuery(mapPackageSorts, { map_region: z.string() }), rows: mapPackages.list },
    find: mapPackages.find,
    create: mapPackages.create,
    save: mapPackages.save,
    audited: ({ id }) => ({ actions: ['map_package.changed', 'map_package.imported'], subjects: [id, ''] }),
    writeConflicts: {},
    remove: mapPackages.remove,
    removeConflicts: {},
  }),
]
