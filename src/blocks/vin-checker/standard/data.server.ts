import type { ContextOf } from '#block-engine/data-loader.ts'
import { type Phone, phoneOf } from '../shared/load-phone.ts'
import type { vinChecker } from './block.ts'

/** The number that affected visitors call. */
export async function load(_values: unknown, { phone }: Pick<ContextOf<typeof vinChecker>, 'phone'>): Promise<Phone> {
  return phoneOf(phone)
}
