export { Palette, type PaletteAction } from './palette/palette.tsx'
