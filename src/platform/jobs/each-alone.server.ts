import { reasonOf } from '#kernel/reason-of.ts'
import type { Logger } from '#kernel/log.ts'
import { isDatabaseUnreachable } from '../database/is-unreachable.server.ts'

type Alone<Item> = { log: Logger; message: string; about: (item: Item) => Record<string, string | number> }

/**
 * Works on one item after the other, whatever becomes of the others: an error is logged with its item, which is due again at the next look. Throws when the database or
 * whatever else is asked is away, since no other item would fare better. Returns how many went well.
 */
export async function eachAlone<Item>(items: Iterable<Item>, { log, message, about }: Alone<Item>, work: (item: Item) => Promise<unknown>): Promise<number> {
  let doneItems = 0
  for (const item of items) {
    try {
      await work(item)
      doneItems += 1
    } catch (error) {
      if (isDatabaseUnreachable(error)) throw error
      log.error(message, { ...about(item), reason: reasonOf(error) })
    }
  }
  return doneItems
}
