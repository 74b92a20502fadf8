/** The web app's colour. */
export const APP_COLOUR = '#9e1b32'
