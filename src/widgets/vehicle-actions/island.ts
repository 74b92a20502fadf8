/** What the visitor saved is known in the browser only. */
export const island = 'load' as const
