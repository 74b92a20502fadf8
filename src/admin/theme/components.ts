import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { arabicLabels } from './arabic-labels.ts'
import { type Colours, customProperties, type Mode, RADIUS, RADIUS_LARGE } from '#staff/look/look.ts'

type Components = NonNullable<RaThemeOptions['components']>
export type Look = { c: Colours; mode: Mode; direction: 'rtl' | 'ltr' }

/** On a touch screen: what a thumb hits without aiming (px). */
const byThumb = { '@media (pointer: coarse)': { minHeight: 44 } }
const byThumbSquare = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } }
const hairlineOf = (c: Colours) => `1px solid ${c.hairline}`

/** Style overrides of the components: hairlines instead of shadows. */
export function lookOfComponents(look: Look): Components {
  return { ...(look.direction === 'rtl' ? arabicLabels : {}), ...surfaces(look), ...controls(look), ...tables(look), ...frame(look) }
}

function surfaces({ c, mode, direction }: Look): Components {
  const hairline = hairlineOf(c)
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // What editor and admin share is drawn with the same names.
        ':root': { colorScheme: mode, ...customProperties(c) },
        body: { backgroundColor: c.ground, WebkitFontSmoothing: 'antialiased' },
        ':focus-visible': { outline: `2px solid ${c.accent}`, outlineOffset: 2 },
        'bdi, code': { unicodeBidi: 'isolate' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: RADIUS } },
    },
    MuiCard: { styleOverrides: { root: { border: hairline, boxShadow: 'none' } } },
    MuiDialog: { styleOverrides: { paper: { border: hairline, borderRadius: RADIUS_LARGE } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: '0 8px 24px rgb(0 0 0 / 12%)' } } },
    MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: '0 8px 24px rgb(0 0 0 / 12%)' } } },
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: c.paper, color: c.ink, borderBottom: hairline, boxShadow: 'none' } },
    },
    // On a phone a form's buttons stand at the bottom, and a message would cover them.
    MuiSnackbar: { styleOverrides: { root: { '@media (max-width: 599.95px)': { insetBlock: '56px auto' } } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: c.pill, color: c.onPill } } },
    MuiAlert: { ...(direction === 'rtl' ? arabicLabels.MuiAlert : {}), styleOverrides: { root: { border: hairline } } },
    MuiAccordion: {
      defaultProps: { disableGutters: true, square: true },
      styleOverrides: { root: { border: hairline, '&::before': { display: 'none' }, '& + &': { borderTop: 0 } } },
    },
    MuiLink: {
      styleOverrides: {
        // Numbers and addresses are called and written to with a thumb; the lines around them stay where they are.
        root: { textUnderlineOffset: 3, '@media (pointer: coarse)': { '&:is([href^="tel:"], [href^="mailto:"])': { position: 'relative', paddingBlock: 10 } } },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
  }
}

function controls({ c }: Look): Components {
  const hairline = hairlineOf(c)
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 36, paddingInline: 14, ...byThumb },
        sizeSmall: { minHeight: 32, paddingInline: 10, ...byThumb },
        outlined: { borderColor: c.hairline },
      },
    },
    MuiIconButton: { styleOverrides: { root: byThumbSquare } },
    MuiToggleButton: { styleOverrides: { root: byThumbSquare } },
    MuiMenuItem: { styleOverrides: { root: byThumb } },
    MuiListItemButton: { styleOverrides: { root: byThumb } },
    // A typed text, in either direction.
    MuiInputBase: { styleOverrides: { root: byThumb, inputMultiline: { '&:not([dir])': { unicodeBidi: 'plaintext' } } } },
    // React-admin puts the label on the box around a checkbox; the name belongs to the checkbox itself.
    MuiCheckbox: { defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: labelledInput } } },
    MuiTextField: { ...defaultTheme.components?.MuiTextField, defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: { ...defaultTheme.components?.MuiFormControl, defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    // Labels stand above what they name, as in the editor, and none is cut.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          '&&': {
            position: 'static',
            transform: 'none',
            maxWidth: '100%',
            marginBottom: 4,
            fontSize: '0.8125rem',
            lineHeight: 1.4,
            whiteSpace: 'normal',
            pointerEvents: 'auto',
          },
          '&&:not(.Mui-error, .Mui-disabled)': { color: c.ink },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: c.paper },
        // Without the gap that a label in the line would need.
        notchedOutline: { borderColor: c.controlLine, top: 0, '& > legend': { display: 'none' } },
      },
    },
    // What opens the choices is as tall as the box around it: a touch of its edge would do nothing.
    MuiSelect: { styleOverrides: { select: { '&&': { '@media (pointer: coarse)': { paddingBlock: 'calc((44px - 1.4375em) / 2)' } } } } },
    // What explains a field is read where the field cannot be changed as well.
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem', '&.Mui-disabled': { color: c.quiet } } } },
    MuiTabs: { styleOverrides: { root: { borderBottom: hairline }, indicator: { height: 2 } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 46 } } },
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: RADIUS, height: 24, fontSize: '0.8125rem' },
        outlined: { borderColor: c.hairline },
        // A typed value, in either direction.
        label: { unicodeBidi: 'plaintext' },
      },
    },
  }
}

function tables({ c }: Look): Components {
  const hairline = hairlineOf(c)
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: hairline, paddingBlock: 9 },
        head: { fontWeight: 500, color: c.quiet, fontSize: '0.8125rem', backgroundColor: c.raised, whiteSpace: 'nowrap' },
        paddingCheckbox: { paddingInline: 8 },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
    RaDataTable: { styleOverrides: { root: { minWidth: 0, '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    // What an empty list says: in the colour of what is out of use, it cannot be read.
    RaEmpty: { styleOverrides: { root: { '& .RaEmpty-message': { color: c.quiet } } } },
    // Wide tables scroll in their own container; the page never scrolls sideways.
    // On phones react-admin paints a white box behind filters and buttons.
    RaList: {
      styleOverrides: { root: { minWidth: 0, '& .RaList-main, & .RaList-content': { minWidth: 0 }, '& .RaList-actions': { backgroundColor: 'transparent' } } },
    },
  }
}

function frame({ c }: Look): Components {
  const hairline = hairlineOf(c)
  return {
    RaToolbar: { styleOverrides: { root: { backgroundColor: c.raised, borderTop: hairline } } },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          // Not absolute: it would cover the buttons above the table.
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
    // On a phone react-admin paints a box behind the buttons; it never lets them go on in a second line, so that some stand outside of the screen.
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', flexWrap: 'wrap', minWidth: 0, maxWidth: '100%' } } } },
    // Moving and removing rows must work without hovering.
    RaSimpleFormIterator: { styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } } },
  }
}

function labelledInput(ownerState: object): { 'aria-label'?: string } {
  const label = (ownerState as Record<string, unknown>)['aria-label']
  return typeof label === 'string' ? { 'aria-label': label } : {}
}
