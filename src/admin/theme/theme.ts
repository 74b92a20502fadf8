import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { colours, FONT, type Mode, RADIUS } from '#staff/look/look.ts'
import { lookOfComponents } from './components.ts'

const SIDEBAR_WIDTH = 232

/** The theme of the admin: neutral background, hairlines instead of shadows, one accent colour. */
export function adminTheme(mode: Mode, direction: 'rtl' | 'ltr'): RaThemeOptions {
  const c = colours[mode]
  const shade = (main: string) => ({ main, contrastText: mode === 'light' ? c.paper : c.ground })
  return {
    ...defaultTheme,
    direction,
    sidebar: { width: SIDEBAR_WIDTH, closedWidth: 56 },
    shape: { borderRadius: RADIUS },
    palette: {
      mode,
      primary: { main: c.accent, dark: c.accentHover, contrastText: c.onAccent },
      secondary: { main: c.ink, contrastText: c.paper },
      success: shade(c.good),
      warning: shade(c.warn),
      error: shade(c.bad),
      info: shade(c.info),
      text: { primary: c.ink, secondary: c.quiet },
      divider: c.hairline,
      background: { default: c.ground, paper: c.paper },
      action: { hover: c.hover, selected: c.accentWash, active: c.quiet },
    },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      fontWeightMedium: 500,
      fontWeightBold: 500,
      h4: { fontSize: '1.5rem', fontWeight: 400, lineHeight: 1.4 },
      h5: { fontSize: '1.25rem', fontWeight: 400, lineHeight: 1.45 },
      h6: { fontSize: '1.0625rem', fontWeight: 500, lineHeight: 1.5 },
      subtitle1: { fontSize: '1rem', fontWeight: 500 },
      subtitle2: { fontSize: '0.9375rem', fontWeight: 500 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.75 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.65 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.6 },
      button: { fontSize: '0.9375rem', fontWeight: 500, textTransform: 'none' },
      overline: { fontSize: '0.8125rem', lineHeight: 1.6, textTransform: 'none' },
    },
    components: { ...defaultTheme.components, ...lookOfComponents({ c, mode, direction }) },
  }
}
