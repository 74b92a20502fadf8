import { z } from 'zod'
import { valueSchema } from '#block-engine/stored/value-schema.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { findLiveBlocks } from '#domains/content/index.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'

const Options = z.object({ datepicker_disabled_days: z.array(z.number()) })

/**
 * The weekdays (Sunday is 0) on which no block that rents cars with a form hands one out, by the id of the form; none for a form that rents none. Reads every
 * published page that rents cars.
 */
export async function readRentalWeekdays(db: Queryable): Promise<(formId: number) => readonly number[]> {
  const template = 'rent_a_car'
  const field = catalogue.get(template)?.block.fields.find(({ symbol }) => symbol === 'additional_json')
  if (!field) throw new Error('the block that rents cars has no options')
  const blocks = Map.groupBy(await findLiveBlocks(db, template), ({ fields }) => fields.contact_step_form_id)
  return (formId) => {
    const closedDays = (blocks.get(String(formId)) ?? []).map(({ fields }) => {
      const parsedDays = valueSchema(field).safeParse(fields[field.symbol])
      return Options.parse(parsedDays.success && parsedDays.data ? parsedDays.data : 'default' in field ? field.default : undefined).datepicker_disabled_days
    })
    return closedDays[0]?.filter((day) => closedDays.every((days) => days.includes(day))) ?? []
  }
}
