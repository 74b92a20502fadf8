import { z } from 'zod'
import { nameKey } from '../normalise.ts'
import type { ProductConfig } from '../settings.ts'

/** Names of models by the id of their list (C-284). */
export const ProductLists = z.record(z.string(), z.array(z.string()))
export type ProductLists = z.output<typeof ProductLists>

/** The address of the lists (C-283). */
export function productListsUrl({ api_base_url, lists_to_check }: ProductConfig): string {
  return `${api_base_url.replace(/\/+$/, '')}/public_api/dynamic_content/${lists_to_check.map(({ uuid }) => encodeURIComponent(uuid)).join(',')}`
}

/** Whether the list of that name has the value; a list or a pair that is missing passes (C-186, C-187). */
export function isListed(value: string | Readonly<Record<string, string>>, config: ProductConfig, lists: ProductLists): boolean {
  const pair = typeof value === 'string' ? {} : value
  const uuid = config.lists_to_check.find(({ name }) => name === pair.name)?.uuid
  const models = uuid === undefined ? undefined : lists[uuid]
  if (!models || !pair.value) return true
  return models.map(nameKey).includes(nameKey(pair.value))
}
