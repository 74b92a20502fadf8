import type { FieldDef, ImageField, TextField } from './field-types.ts'
import { imageSizes } from './image-sizes.ts'
import { modelYearOptions } from './model-years.ts'

const options = <const V extends string>(...values: V[]) => values.map((value) => ({ label: value, value })) as readonly { label: V; value: V }[]

/** The five section looks shared by `box_color` and `slider_theme` (B-150). */
const themes = [
  { label: 'Light', value: 'light-theme' },
  { label: 'Grey', value: 'grey-theme' },
  { label: 'Dark', value: 'dark-theme' },
  { label: 'Black', value: 'black-theme' },
  { label: 'All white', value: 'all-white-theme' },
] as const

const tags = [
  { label: 'H1', value: '1' },
  { label: 'H2', value: '2' },
  { label: 'H3', value: '3' },
  { label: 'H4', value: '4' },
  { label: 'H5', value: '5' },
  { label: 'H6', value: '6' },
] as const

/**
 * Fields that many templates share (document 2, "Editor field presets"). A block spreads one into its list, with its own
 * symbol or default where the specification says so: `{ ...presets.header_tag, default: '3' }`.
 */
export const presets = {
  heading: { symbol: 'heading', label: 'Heading', field_type: 'String', translatable: true, default: '', max: 160 },
  header_size: { symbol: 'header_size', label: 'Heading size', field_type: 'Select', options: options('xs', 's', 'm', 'l', 'xl', 'title'), default: 'm' },
  header_tag: { symbol: 'header_tag', label: 'Heading level', field_type: 'Select', options: tags, default: '2' },
  header_font: { symbol: 'header_font', label: 'Heading font', field_type: 'Select', options: options('primary', 'secondary'), default: 'primary' },
  paragraph: { symbol: 'paragraph', label: 'Paragraph', field_type: 'Markdown', format: 'html', translatable: true, default: '' },
  buttons: { symbol: 'buttons', label: 'Buttons', field_type: 'LinksCollection', translatable: true, default: [] },
  links: { symbol: 'links', label: 'Links', field_type: 'LinksCollection', translatable: true, default: [] },
  'col-numbers': { symbol: 'col-numbers', label: 'Columns', field_type: 'Select', options: options('1', '2', '3', '4'), default: '3' },
  font_size: { symbol: 'font_size', label: 'Text size', field_type: 'Select', options: options('big', 'small-size'), default: 'small-size' },
  yt: { symbol: 'yt', label: 'YouTube video', field_type: 'YouTube video', default: '' },
  native_video: { symbol: 'native_video', label: 'Video file', field_type: 'String', default: '', max: 2000 },
  native_video_background: { symbol: 'native_video_background', label: 'Background video file', field_type: 'String', default: '', max: 2000 },
  dir: { symbol: 'dir', label: 'Text direction', field_type: 'Select', options: options('ltr', 'rtl'), default: 'rtl' },
  form_id: { symbol: 'form_id', label: 'Form', field_type: 'String', default: '' },
  has_two_columns: { symbol: 'has_two_columns', label: 'Two columns', field_type: 'Bool', default: false },
  form_hidden_field_mapping: { symbol: 'form_hidden_field_mapping', label: 'Hidden field values', field_type: 'Text', default: '' },
  form_params_mapping: { symbol: 'form_params_mapping', label: 'Query parameters to fields', field_type: 'Text', default: '' },
  form_location_params_mapping: { symbol: 'form_location_params_mapping', label: 'Location query parameters', field_type: 'Text', default: '' },
  form_location_mapping: { symbol: 'form_location_mapping', label: 'Location values', field_type: 'Text', default: '' },
  button_position: {
    symbol: 'button_position',
    label: 'Button position',
    field_type: 'Select',
    options: options('left', 'center', 'right'),
    default: 'center',
  },
  offer_schedule: { symbol: 'offer_schedule', label: 'Shown between', field_type: 'DateRange' },
  is_reversed: { symbol: 'is_reversed', label: 'Swap the halves', field_type: 'Bool', default: false },
  vertical_alignment: {
    symbol: 'vertical_alignment',
    label: 'Vertical alignment',
    field_type: 'Select',
    options: options('center', 'top', 'bottom'),
    default: 'center',
  },
  'image-ratio': { symbol: 'image-ratio', label: 'Picture ratio', field_type: 'Select', options: options('16-9', '16-6-5'), default: '16-9' },
  padding_grid_class: {
    symbol: 'padding_grid_class',
    label: 'Vertical spacing',
    field_type: 'Select',
    options: options('none', 'top-space-0', 'bottom-space-0', 'y-space-0'),
    default: 'none',
  },
  border_grid_class: {
    symbol: 'border_grid_class',
    label: 'Border lines',
    field_type: 'Select',
    options: options('border-top', 'border-bottom', 'border-top-bottom', 'no-border'),
    default: 'no-border',
  },
  button_style: { symbol: 'button_style', label: 'Button style', field_type: 'Select', options: options('primary', 'secondary'), default: 'primary' },
  carousel_view_options: {
    symbol: 'carousel_view_options',
    label: 'Carousel view',
    field_type: 'Select',
    options: options('default', 'adjacent_slides'),
    default: 'default',
  },
  box_color: { symbol: 'box_color', label: 'Section theme', field_type: 'Select', options: themes, default: 'light-theme' },
  slider_theme: { symbol: 'slider_theme', label: 'Section theme', field_type: 'Select', options: themes, default: 'light-theme' },
  model_key: { symbol: 'model_key', label: 'Model and year', field_type: 'Select', options: modelYearOptions, choices: 'model_years' },
  ci_key_brand: { symbol: 'ci_key_brand', label: 'Listing key of the brand', field_type: 'String', default: '' },
  ci_key_model: { symbol: 'ci_key_model', label: 'Listing key of the model', field_type: 'String', default: '' },
  'preset-interior': { symbol: 'preset-interior', label: 'Interior picture', field_type: 'Image', sizes: imageSizes.square, withAlt: true },
  'preset-exterior': { symbol: 'preset-exterior', label: 'Exterior picture', field_type: 'Image', sizes: imageSizes.standard, withAlt: true },
  error_msg: {
    symbol: 'error_msg',
    label: 'Error text',
    field_type: 'String',
    translatable: true,
    default: 'Something went wrong, please try again.',
    arabic: 'حدث خلل ما، يرجى المحاولة مرة أخرى.',
  },
  try_again_btn_label: {
    symbol: 'try_again_btn_label',
    label: 'Try again label',
    field_type: 'String',
    translatable: true,
    default: 'Try again',
    arabic: 'إعادة المحاولة',
  },
} as const satisfies Record<string, FieldDef>

/** A picture field in one of the catalogue's size sets, with its alt text. */
export function pictureField<const S extends string>(symbol: S, sizes: keyof typeof imageSizes, label = 'Picture') {
  return { symbol, label, field_type: 'Image', sizes: imageSizes[sizes], withAlt: true } as const satisfies ImageField
}

/** A short text. */
export function stringField<const S extends string>(symbol: S, label: string, preset: { default?: string; max?: number; translatable?: boolean } = {}) {
  return {
    symbol,
    label,
    field_type: 'String',
    translatable: preset.translatable ?? true,
    default: preset.default ?? '',
    max: preset.max ?? 300,
  } as const satisfies TextField
}

/** Heading with its size, level and font, as most content templates begin. */
export const headingFields = [presets.heading, presets.header_size, presets.header_tag, presets.header_font] as const

/** Section theme, spacing and border, as most content templates end. */
export const sectionFields = [presets.box_color, presets.padding_grid_class, presets.border_grid_class] as const

/** A picture in the block's `image-ratio`: the standard sizes for 16-9, the wide ones for 16-6-5 (B-145). */
export function ratioPictureField<const S extends string>(symbol: S, label = 'Picture') {
  const sizesBy = { symbol: 'image-ratio', sizes: { '16-6-5': imageSizes.wide } }
  return { symbol, label, field_type: 'Image', sizes: imageSizes.standard, withAlt: true, sizesBy } as const satisfies ImageField
}
