import { defineScreen } from '../define-screen.ts'

/** Has an address of its own, and stands at every other without a page. */
export const notFoundScreen = defineScreen({ symbol: 'not_found', address: '404', island: 'never' })
