/** The footer hydrates when it comes near the view. */
export const island = 'visible' as const
