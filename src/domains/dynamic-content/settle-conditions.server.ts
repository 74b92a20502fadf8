import { reasonOf } from '#kernel/reason-of.ts'
import type { Condition } from '#block-engine/condition.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type DynamicContentSettings, isProductStrategy } from './settings.ts'
import type { SourceAnswer } from './source.server.ts'
import { OWN_STOCK, sourcesOf } from './sources.server.ts'
import { isInExternalStock } from './strategies/mena-external.ts'
import { hasOffer } from './strategies/mena-offers.ts'
import { isListed, type ProductLists } from './strategies/product-lists.ts'
import { isOfBrand } from './strategies/url-brands.ts'
import type { Verdict } from './verdict.ts'

/** The decided conditions of a page. `until` and `scopes` limit how long the result, and so the cached page, is valid. */
export type SettledConditions = { judge: (condition: Condition) => Verdict; until: Date | null; scopes: readonly Scope[] }

/** The path of the page, and this site's names of the models in its own listings. */
export type ConditionPlace = { path: string; settings: DynamicContentSettings; ownModels: (listing: string) => Promise<readonly string[] | null> }

type Check = { answer: SourceAnswer<unknown>; isMet: (value: Condition['value']) => boolean; until?: number; scopes?: readonly Scope[] }

/** Loads the data of the conditions in parallel, and decides them. Disabled strategies load nothing (C-127). */
export async function settleConditions(ctx: Ctx, conditions: readonly Condition[], place: ConditionPlace): Promise<SettledConditions> {
  const names = [...new Set(conditions.map(({ key }) => key))].filter((name) => place.settings.enabled.includes(name))
  const checks = new Map(await Promise.all(names.map(async (name) => [name, await checkOf(ctx, name, place)] as const)))
  const times = [...checks.values()].flatMap(({ until }) => until ?? [])
  return {
    judge: (condition) => judge(condition, checks.get(condition.key), ctx),
    until: times.length === 0 ? null : new Date(Math.min(...times)),
    scopes: [...new Set([...checks.values()].flatMap(({ scopes }) => scopes ?? []))],
  }
}

function judge({ key, value }: Condition, check: Check | undefined, { log }: Pick<Ctx, 'log'>): Verdict {
  if (!check) return { isShown: true, why: 'not_enabled' }
  if (check.answer.kind !== 'loaded') return { isShown: true, why: check.answer.kind }
  try {
    return check.isMet(value) ? { isShown: true, why: 'met' } : { isShown: false, why: 'unmet' }
  } catch (error) {
    log.error(`dynamic content: ${key} could not be checked`, { reason: reasonOf(error) })
    return { isShown: true, why: 'failed' }
  }
}

const here: SourceAnswer<null> = { kind: 'loaded', value: null }
const nowhere: SourceAnswer<never> = { kind: 'failed', reason: 'not configured' }

async function checkOf(ctx: Ctx, name: string, place: ConditionPlace): Promise<Check> {
  const now = ctx.clock.now().getTime()
  const sources = sourcesOf(ctx, place.settings)
  if (name === 'url_brands') return { answer: here, isMet: (value) => isOfBrand(textOf(value), place.path) }
  if (name === 'mena_offers') {
    const answer = await sources.offers.read(now)
    return { answer, isMet: (value) => hasOffer(value, loadedValue(answer)), until: sources.offers.until(now) }
  }
  if (name === 'mena_external_sl') {
    if (!sources.external) return { answer: nowhere, isMet: () => true }
    const answer = await sources.external.read(now)
    return { answer, isMet: (value) => isInExternalStock(textOf(value), loadedValue(answer)), until: sources.external.until(now) }
  }
  return isProductStrategy(name) ? productCheck(ctx, name, place) : { answer: nowhere, isMet: () => true }
}

async function productCheck(ctx: Ctx, name: string, { settings, ownModels }: ConditionPlace): Promise<Check> {
  const config = settings.products[name]
  const source = sourcesOf(ctx, settings).products.get(name)
  if (config && source) {
    const now = ctx.clock.now().getTime()
    const answer = await source.read(now)
    return { answer, isMet: (value) => isListed(value, config, loadedValue(answer)), until: source.until(now) }
  }
  if (config?.api_base_url !== OWN_STOCK) return { answer: nowhere, isMet: () => true }
  const lists: ProductLists = {}
  for (const { uuid } of config.lists_to_check) {
    const models = await ownModels(uuid)
    if (models) lists[uuid] = [...models]
  }
  return { answer: here, isMet: (value) => isListed(value, config, lists), scopes: ['stock'] }
}

function loadedValue<Value>(answer: SourceAnswer<Value>): Value {
  if (answer.kind !== 'loaded') throw new Error('not loaded')
  return answer.value
}

function textOf(value: Condition['value']): string {
  return typeof value === 'string' ? value : (Object.values(value)[0] ?? '')
}
