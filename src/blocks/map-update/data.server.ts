import type { ContextOf } from '#block-engine/data-loader.ts'
import { isVin, normalVin } from '#domains/vin-lists/index.ts'
import { type mapUpdate, OWN_LIST } from './block.ts'
import type { MapUpdateData, Props, Reached } from './props.ts'

type MapContext = Pick<ContextOf<typeof mapUpdate>, 'vinLists' | 'posted'>

/** The step of a visitor without a script. Only the list in the admin is asked: another address is the script's to ask. */
export async function load(values: Pick<Props['values'], 'vin_lookup_url'>, { posted, vinLists }: MapContext): Promise<MapUpdateData> {
  const answersPosts = values.vin_lookup_url === OWN_LIST
  return { answersPosts, posted: posted && answersPosts ? await stepOf(posted, vinLists) : null }
}

async function stepOf({ vin: typedVin = '', accepted, go }: NonNullable<MapContext['posted']>, vinLists: MapContext['vinLists']): Promise<Reached> {
  if (go === 'restart') return { step: 1, vin: '', map: null, isUnknown: false }
  if (go === 'change') return { step: 1, vin: typedVin, map: null, isUnknown: false }
  const vin = normalVin(typedVin)
  const map = isVin(vin) ? await vinLists.findMap(vin) : null
  if (!map) return { step: 1, vin: typedVin, map: null, isUnknown: true }
  return { step: go === 'download' && accepted !== '' ? 3 : 2, vin, map, isUnknown: false }
}
