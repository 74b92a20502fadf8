import { z } from 'zod'
import { valueSchema } from '#block-engine/stored/value-schema.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { findLiveBlocks } from '#domains/content/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'

const Options = z.object({ datepicker_disabled_days: z.array(z.number()) })

/**
 * The weekdays (Sunday is 0) on which no block that rents cars with a form hands one out, by the id of the form as text; a form that rents none is missing. Reads
 * every published page that rents cars.
 */
export async function readRentalWeekdays(db: Queryable): Promise<ReadonlyMap<string, readonly number[]>> {
  const template = 'rent_a_car'
  const field = catalogue.get(template)?.block.fields.find(({ symbol }) => symbol === 'additional_json')
  if (!field) throw new Error('the block that rents cars has no options')
  const blocks = await findLiveBlocks(db, template)
  const closedDays = blocks.flatMap(({ fields }) => {
    const { contact_step_form_id: formId, [field.symbol]: options } = fields
    if (typeof formId !== 'string' || formId === '') return []
    const parsedDays = valueSchema(field).safeParse(options)
    const chosen = parsedDays.success && parsedDays.data ? parsedDays.data : 'default' in field ? field.default : undefined
    return [{ formId, days: Options.parse(chosen).datepicker_disabled_days }]
  })
  const ofForms = Map.groupBy(closedDays, ({ formId }) => formId)
  return new Map(
    [...ofForms].map(([formId, [first, ...others]]) => [formId, first?.days.filter((day) => others.every(({ days }) => days.includes(day))) ?? []]),
  )
}
