/** Nothing of a map is loaded before somebody asks for it. */
export const island = 'visible' as const
