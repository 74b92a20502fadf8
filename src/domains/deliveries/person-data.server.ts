import { definePersonData } from '#platform/person-data/person-data.ts'
import { findDeliveriesOf } from './list-deliveries.server.ts'

/** What was and is to be sent about records of people, and goes with these. */
export const deliveriesPersonData = definePersonData({
  order: 20,
  tables: ['delivery', 'delivery_attempt'],
  kinds: {},
  async count(db, { counted }) {
    let deliveries = 0
    for (const about of counted) deliveries += (await findDeliveriesOf(db, about)).length
    return { deliveries }
  },
  erase: async (_ctx, { holdings }) => ({ certificate: holdings }),
})
