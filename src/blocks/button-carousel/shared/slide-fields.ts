import { headingFields, presets, ratioPictureField, stringField } from '#block-engine/presets.ts'

/** What every carousel with buttons has. */
export const blockFields = [...headingFields, presets.paragraph, presets.slider_theme] as const

/** A slide with a picture, a heading, a text and buttons. */
export const slideFields = [ratioPictureField('image'), presets.heading, presets.paragraph, presets.buttons] as const

export const labelField = (label: [string, string]) => stringField('label', label, { max: 80 })
