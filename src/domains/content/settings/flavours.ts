/** The themes: the main brand's, and the redesign of the sister brand. */
export const themes = ['jdx', 'lrdx'] as const
export type Theme = (typeof themes)[number]
