import { arabicLabels } from './arabic-labels.ts'
import { defaultTheme, type RaThemeOptions } from 'react-admin'

export type Mode = 'light' | 'dark'

type Colours = {
  ground: string
  paper: string
  raised: string
  ink: string
  quiet: string
  hairline: string
  hover: string
  accent: string
  accentHover: string
  accentWash: string
  onAccent: string
  good: string
  warn: string
  bad: string
  info: string
}

/** Every pair of text and ground reaches 4.5:1. */
const colours: Record<Mode, Colours> = {
  light: {
    ground: '#f6f5f2',
    paper: '#ffffff',
    raised: '#faf9f7',
    ink: '#1b1a18',
    quiet: '#625e57',
    hairline: '#e2dfd8',
    hover: 'rgb(27 26 24 / 4%)',
    accent: '#9e1b32',
    accentHover: '#7f1528',
    accentWash: 'rgb(158 27 50 / 7%)',
    onAccent: '#ffffff',
    good: '#2c6a45',
    warn: '#8a5300',
    bad: '#a3261b',
    info: '#3a5470',
  },
  dark: {
    ground: '#131314',
    paper: '#1b1b1d',
    raised: '#212124',
    ink: '#eeece8',
    quiet: '#aaa69f',
    hairline: '#323236',
    hover: 'rgb(255 255 255 / 5%)',
    accent: '#ee8a9b',
    accentHover: '#f5a9b6',
    accentWash: 'rgb(238 138 155 / 11%)',
    onAccent: '#2b0710',
    good: '#7fc79c',
    warn: '#e3b265',
    bad: '#f0968c',
    info: '#9cb9d8',
  },
}

const FAMILY = "'JDX Text', 'JDX Arabic', 'Segoe UI', 'Noto Sans Arabic', Tahoma, system-ui, sans-serif"
const RADIUS = 3
const SIDEBAR_WIDTH = 232

/** The frame's look: neutral ground, hairlines instead of shadows, one accent. */
export function adminTheme(mode: Mode, direction: 'rtl' | 'ltr'): RaThemeOptions {
  const c = colours[mode]
  const hairline = `1px solid ${c.hairline}`
  const shade = (main: string) => ({ main, contrastText: mode === 'light' ? '#ffffff' : '#131314' })
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
      fontFamily: FAMILY,
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
    components: {
      ...defaultTheme.components,
      ...(direction === 'rtl' ? arabicLabels : {}),
      MuiCssBaseline: {
        styleOverrides: {
          body: { backgroundColor: c.ground, WebkitFontSmoothing: 'antialiased' },
          ':focus-visible': { outline: `2px solid ${c.accent}`, outlineOffset: 2 },
          'bdi, code': { unicodeBidi: 'isolate' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
          },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: RADIUS } },
      },
      MuiCard: { styleOverrides: { root: { border: hairline, boxShadow: 'none' } } },
      // The frame labels the box around a checkbox; the checkbox itself is what has to have the name.
      MuiCheckbox: { defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: labelledInput } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
      MuiDialog: { styleOverrides: { paper: { border: hairline } } },
      MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: '0 8px 24px rgb(0 0 0 / 12%)' } } },
      MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: '0 8px 24px rgb(0 0 0 / 12%)' } } },
      MuiAppBar: {
        styleOverrides: { root: { backgroundColor: c.paper, color: c.ink, borderBottom: hairline, boxShadow: 'none' } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 36, paddingInline: 14 }, sizeSmall: { minHeight: 32, paddingInline: 10 }, outlined: { borderColor: c.hairline } },
      },
      MuiTextField: { ...defaultTheme.components?.MuiTextField, defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiFormControl: { ...defaultTheme.components?.MuiFormControl, defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: c.paper },
          notchedOutline: { borderColor: mode === 'light' ? '#8f8a81' : '#77737b' },
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderBottom: hairline, paddingBlock: 9 },
          head: { fontWeight: 500, color: c.quiet, fontSize: '0.8125rem', backgroundColor: c.raised, whiteSpace: 'nowrap' },
          paddingCheckbox: { paddingInline: 8 },
        },
      },
      MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
      MuiTabs: { styleOverrides: { root: { borderBottom: hairline }, indicator: { height: 2 } } },
      MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 46 } } },
      MuiChip: { styleOverrides: { root: { borderRadius: RADIUS, height: 24, fontSize: '0.8125rem' }, outlined: { borderColor: c.hairline } } },
      MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: mode === 'light' ? '#2a2926' : '#3a3a3f' } } },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
      MuiAlert: { ...(direction === 'rtl' ? arabicLabels.MuiAlert : {}), styleOverrides: { root: { border: hairline } } },
      MuiAccordion: {
        defaultProps: { disableGutters: true, square: true },
        styleOverrides: { root: { border: hairline, '&::before': { display: 'none' }, '& + &': { borderTop: 0 } } },
      },
      MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
      RaToolbar: { styleOverrides: { root: { backgroundColor: c.raised, borderTop: hairline } } },
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            // In the flow: over the buttons above the table it would hide them.
            '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', color: c.accent, backgroundColor: c.raised },
            '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
          },
        },
      },
      RaLayout: {
        styleOverrides: {
          root: {
            minWidth: 0,
            '& .RaLayout-appFrame': { marginTop: 56 },
            '& .RaLayout-content': { minWidth: 0, paddingInline: 24, paddingBottom: 48, maxWidth: 1360, '@media (max-width: 899px)': { paddingInline: 12 } },
          },
        },
      },
      RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
      // Moving and removing rows must not need a mouse that hovers.
      RaSimpleFormIterator: { styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } } },
      // Wide tables scroll by themselves; the page never does.
      RaList: { styleOverrides: { root: { minWidth: 0, '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
      RaDataTable: { styleOverrides: { root: { minWidth: 0, '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    },
  }
}

function labelledInput(ownerState: object): { 'aria-label'?: string } {
  const label = (ownerState as Record<string, unknown>)['aria-label']
  return typeof label === 'string' ? { 'aria-label': label } : {}
}
