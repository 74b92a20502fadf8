export type Mode = 'light' | 'dark'

/** The colours of editor and admin, of which every pair of text and ground reaches 4.5:1. What stands on the canvas is drawn over pages, so that it is the same in both modes. */
export type Colours = {
  ground: string
  paper: string
  raised: string
  sunken: string
  ink: string
  quiet: string
  hairline: string
  /** Around what can be filled in: 3:1 against its ground. */
  controlLine: string
  hover: string
  accent: string
  accentHover: string
  accentWash: string
  onAccent: string
  /** What is chosen in lists and on the canvas. */
  selection: string
  selectionWash: string
  /** Small dark surfaces that lie over others: tooltips, messages, the bar of a block. */
  pill: string
  onPill: string
  good: string
  goodWash: string
  warn: string
  warnWash: string
  bad: string
  badHover: string
  badWash: string
  onBad: string
  info: string
  veil: string
  added: string
  removed: string
}

export const colours: Record<Mode, Colours> = {
  light: {
    ground: '#f6f5f2',
    paper: '#ffffff',
    raised: '#faf9f7',
    sunken: '#edebe6',
    ink: '#1b1a18',
    quiet: '#625e57',
    hairline: '#e2dfd8',
    controlLine: '#8f8a81',
    hover: 'rgb(27 26 24 / 4%)',
    accent: '#9e1b32',
    accentHover: '#7f1528',
    accentWash: 'rgb(158 27 50 / 7%)',
    onAccent: '#ffffff',
    selection: '#1f5ad1',
    selectionWash: '#e8effc',
    pill: '#2a2926',
    onPill: '#ffffff',
    good: '#2c6a45',
    goodWash: '#e6f1e9',
    warn: '#8a5300',
    warnWash: '#fbf0dd',
    bad: '#a3261b',
    badHover: '#861e15',
    badWash: '#fbebe8',
    onBad: '#ffffff',
    info: '#3a5470',
    veil: 'rgb(20 19 17 / 48%)',
    added: '#d9f2e1',
    removed: '#fbdfdc',
  },
  dark: {
    ground: '#131314',
    paper: '#1b1b1d',
    raised: '#212124',
    sunken: '#2a2a2e',
    ink: '#eeece8',
    quiet: '#aaa69f',
    hairline: '#323236',
    controlLine: '#77737b',
    hover: 'rgb(255 255 255 / 5%)',
    accent: '#ee8a9b',
    accentHover: '#f5a9b6',
    accentWash: 'rgb(238 138 155 / 11%)',
    onAccent: '#2b0710',
    selection: '#8fb2f8',
    selectionWash: '#22304d',
    pill: '#3a3a3f',
    onPill: '#ffffff',
    good: '#7fc79c',
    goodWash: '#1c2c22',
    warn: '#e3b265',
    warnWash: '#2f2617',
    bad: '#f0968c',
    badHover: '#f6b2aa',
    badWash: '#371f1c',
    onBad: '#330b06',
    info: '#9cb9d8',
    veil: 'rgb(0 0 0 / 62%)',
    added: '#1d3b29',
    removed: '#4a2522',
  },
}

/** Of corners, in pixels: of controls and surfaces, and of what lies over others. */
export const RADIUS = 4
export const RADIUS_LARGE = 6

export const FONT = "'JDX Text', 'JDX Arabic', 'Segoe UI', 'Noto Sans Arabic', Tahoma, system-ui, sans-serif"

/** The custom properties by which stylesheets of both name these colours, and the rest of the look. */
export function customProperties(c: Colours): Record<`--ed-${string}`, string> {
  return {
    '--ed-ground': c.paper,
    '--ed-surface': c.ground,
    '--ed-sunken': c.sunken,
    '--ed-hover': c.hover,
    '--ed-line': c.hairline,
    '--ed-control-line': c.controlLine,
    '--ed-text': c.ink,
    '--ed-muted': c.quiet,
    '--ed-pill': c.pill,
    '--ed-on-pill': c.onPill,
    '--ed-accent': c.accent,
    '--ed-accent-hover': c.accentHover,
    '--ed-accent-soft': c.accentWash,
    '--ed-on-accent': c.onAccent,
    '--ed-selection': c.selection,
    '--ed-selection-soft': c.selectionWash,
    '--ed-danger': c.bad,
    '--ed-danger-hover': c.badHover,
    '--ed-danger-soft': c.badWash,
    '--ed-on-danger': c.onBad,
    '--ed-warning': c.warn,
    '--ed-warning-soft': c.warnWash,
    '--ed-success': c.good,
    '--ed-success-soft': c.goodWash,
    '--ed-veil': c.veil,
    '--ed-added': c.added,
    '--ed-removed': c.removed,
    '--ed-font': FONT,
    '--ed-radius': `${RADIUS}px`,
    '--ed-radius-l': `${RADIUS_LARGE}px`,
  }
}
