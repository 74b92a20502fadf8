import { vehicleFieldEntries } from '../vehicles/fields/vehicle-fields.ts'
import type { FeedDraft } from './feed.ts'
import { findFeedField } from './mapping/feed-fields.ts'

type Writing = { rules: readonly Pick<FeedDraft['rules'][number], 'field' | 'part'>[] } & Pick<FeedDraft, 'dealer_code' | 'publication_lists'>

/** The price that visitors pay depends on all of them, so a feed that writes one writes them all. */
const prices = ['gross_price', 'msrp_price', 'sale_price']

/** The fields of a vehicle that a run of the feed writes besides the ones by which it knows the vehicle. */
export function writtenFields({ rules, dealer_code, publication_lists }: Writing): Set<string> {
  const fields = new Set([...rules.map(({ field }) => field), 'currency'])
  if (dealer_code !== '') fields.add('dealer_code')
  if (publication_lists.length > 0) fields.add('publication_lists')
  if (prices.some((name) => fields.has(name))) for (const name of prices) fields.add(name)
  return fields
}

/** The same under the names of the staff's form. Of an object only the parts that a rule fills are written. */
export function writtenInputs(feed: Writing): ReadonlySet<string> {
  const fields = writtenFields(feed)
  const parts = feed.rules.flatMap((rule) => {
    const feedField = findFeedField({ field: rule.field, part: rule.part ?? '' })
    return feedField?.part ? [feedField.name] : []
  })
  const whole = vehicleFieldEntries.flatMap(([name, { field_type, staffName = name }]) =>
    fields.has(name) && field_type !== 'Group' && name !== 'external_id' ? [staffName] : [],
  )
  return new Set([...whole, ...parts])
}
