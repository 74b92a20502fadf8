import type { checkout } from '../schema.server.ts'

/** What holding a car goes by: a checkout, with its visitors, person and network. */
export type Holder = Pick<typeof checkout.$inferSelect, 'id' | 'vehicleId' | 'holders' | 'network' | 'contacts'>
