/** The themes: the main brand's, and the redesign of the sister brand. */
export const themes = ['jdx', 'lrdx'] as const
export type Theme = (typeof themes)[number]

/** Markets whose habits differ. */
export const marketFlavours = ['mena', 'asia_pacific', 'europe', 'japan', 'australia'] as const
export type MarketFlavour = (typeof marketFlavours)[number]
