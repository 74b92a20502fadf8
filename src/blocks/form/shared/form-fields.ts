import { presets } from '#block-engine/presets.ts'

/** The three mappings of the page's address, as every form template has them (C-058, C-059). */
export const paramsFields = [presets.form_params_mapping, presets.form_location_params_mapping, presets.form_location_mapping] as const

/** Button position where the templates of document 2 have it at the right (B-201). */
export const buttonAtRight = { ...presets.button_position, default: 'right' } as const
