/** A vehicle that leaves the comparison also leaves what the browser remembers of it. */
export const island = 'load' as const
