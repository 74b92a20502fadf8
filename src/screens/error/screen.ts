import { defineScreen } from '../define-screen.ts'

/** Stands at the address of a route that failed. */
export const errorScreen = defineScreen({ symbol: 'error', island: 'never' })
