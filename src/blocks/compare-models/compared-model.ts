import { comparedModel, fetchCompareSpec, type ModelFact } from '#domains/stock/index.ts'

type ShownPrices = { currency: string; price_from: number | null; used_price_from: number | null }

/** What the block shows of a model in the answer of the compare call (C-296). */
export type ComparedModel = {
  key: string
  display_name: string
  image: string
  /** Of both prices. */
  currency: string
  price_from: number | null
  used_price_from: number | null
  /** The same of the vehicles that are sold in each country; left out by an answer that an earlier visit kept. */
  prices_in?: Readonly<Record<string, ShownPrices>>
  specs: ModelFact[]
}

const KEPT_AS = 'models'

/** Requests under way, so that a model chosen twice at once is requested once as well. */
const underWay = new Map<string, Promise<ComparedModel | null>>()

/** Requests a model and keeps it for the visit; null for none. */
export function loadModel(key: string): Promise<ComparedModel | null> {
  const request = underWay.get(key)
  if (request) return request
  const loading = requestModel(key).finally(() => underWay.delete(key))
  underWay.set(key, loading)
  return loading
}

async function requestModel(key: string): Promise<ComparedModel | null> {
  const answer = comparedModel<unknown>(await fetchCompareSpec(key))
  if (!isComparedModel(answer)) return null
  keepModel(key, answer)
  return answer
}

/** The model as this visit has loaded it before; null for none, and where the browser keeps nothing or something else (C-298). */
export function keptModel(key: string): ComparedModel | null {
  const model = readModels()[key]
  return isComparedModel(model) ? model : null
}

/** Keeps a model until the tab is closed, under `models` as an object by model key (A-292, C-298). */
export function keepModel(key: string, model: ComparedModel): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ ...readModels(), [key]: model }))
  } catch {
    // A full or forbidden storage costs another request, no more.
  }
}

export function isComparedModel(thing: unknown): thing is ComparedModel {
  if (typeof thing !== 'object' || thing === null) return false
  const { key, display_name, specs } = thing as Partial<Record<keyof ComparedModel, unknown>>
  return typeof key === 'string' && typeof display_name === 'string' && Array.isArray(specs)
}

function readModels(): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '')
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {}
  } catch {
    // Nothing readable is kept: the models are asked for again.
    return {}
  }
}
