/** The estimate stands in the markup; only its sliders need a script. */
export const island = 'visible' as const
