import { defineScreen } from '../define-screen.ts'

/**
 * Where the link leads by which a person confirms that they asked for their data. Reading it changes nothing, since programs that check mails open links:
 * its button posts.
 */
export const personalDataScreen = defineScreen({ symbol: 'personal_data', address: 'personal-data/:token', island: 'never', receives: { mostBytes: 1024 } })
