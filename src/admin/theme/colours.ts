export type Mode = 'light' | 'dark'

export type Colours = {
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
export const colours: Record<Mode, Colours> = {
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
