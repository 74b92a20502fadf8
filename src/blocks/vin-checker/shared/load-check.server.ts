import type { BlockContext } from '#block-engine/data-loader.ts'
import { phoneHref } from '#domains/retailers/index.ts'
import { isVin, normalVin, VinListKey } from '#domains/vin-lists/index.ts'
import type { Check, PostedCheck } from './check.ts'

type CheckContext = Pick<BlockContext<'phone' | 'vinLists'>, 'phone' | 'vinLists' | 'posted'>

/** The number that affected visitors call, and the answer for a visitor without a script. `list` is null for all lists. */
export async function loadCheck({ phone, vinLists, posted }: CheckContext, list: string | null): Promise<Check> {
  return { phone: phoneOf(phone), posted: posted && (await answerTo(posted.vin ?? '', list, vinLists)) }
}

async function answerTo(typedVin: string, list: string | null, vinLists: CheckContext['vinLists']): Promise<PostedCheck> {
  const vin = normalVin(typedVin)
  if (!isVin(vin)) return { vin: typedVin, answer: 'not_a_vin' }
  if (list !== null && !VinListKey.safeParse(list).success) return { vin, answer: 'failed' }
  return { vin, answer: (await vinLists.isListed(vin, list)) ? 'listed' : 'clear' }
}

function phoneOf(phone: string): Check['phone'] {
  const href = phoneHref(phone)
  return href === null ? null : { text: phone, href }
}
