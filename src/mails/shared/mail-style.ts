import type { CSSProperties } from 'react'

/** Mail programs know no tokens and no stylesheets: these are the values of the light theme in `ui/tokens.css`, written on each element. */
export const colours = { ground: '#f3f3f3', paper: '#ffffff', ink: '#0b0b0b', quiet: '#5c5c5c', line: '#dcdcdc', accent: '#0b0b0b', onAccent: '#ffffff' }

export const MAIL_WIDTH = 600
/** Fonts that computers and phones have, with Arabic letters. */
const FONT = 'Tahoma, Arial, sans-serif'

/** Physical edges on purpose: Outlook and Gmail ignore logical ones. */
export const textStyle = (direction: 'rtl' | 'ltr', size = 16): CSSProperties => ({
  fontFamily: FONT,
  fontSize: `${size}px`,
  lineHeight: `${Math.round(size * 1.6)}px`,
  color: colours.ink,
  textAlign: direction === 'rtl' ? 'right' : 'left',
})
