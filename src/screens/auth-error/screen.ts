import { defineScreen } from '../define-screen.ts'

/** Stands where a sign-in led nowhere (A-048, C-010). */
export const authErrorScreen = defineScreen({ symbol: 'auth_error', island: 'never' })
