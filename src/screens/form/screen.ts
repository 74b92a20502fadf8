import { defineScreen } from '../define-screen.ts'

/**
 * The page of one form (A-049, C-045): where links to a form lead without a script, and what the browser opens over the page with one. A
 * plain post comes here.
 */
export const formScreen = defineScreen({ symbol: 'form', address: 'form/:id', island: 'touch', receives: { mostBytes: 12 * 1024 * 1024 } })
