import { z } from 'zod'
import type { FieldDef, ImageField, JsonField, Label, TextField } from '#fields/field-types.ts'
import { imageSizes } from './image-sizes.ts'
import { modelYearOptions } from './model-years.ts'

/** Options of a select: what each value is called. */
const options = <const Labels extends Record<string, Label>>(labels: Labels) =>
  Object.entries(labels).map(([value, label]) => ({ label, value: value as Extract<keyof Labels, string> }))

/** The five section looks shared by `box_color` and `slider_theme` (B-150). */
const themes = options({
  'light-theme': ['Light', 'فاتح'],
  'grey-theme': ['Grey', 'رمادي'],
  'dark-theme': ['Dark', 'داكن'],
  'black-theme': ['Black', 'أسود'],
  'all-white-theme': ['All white', 'أبيض كامل'],
})

/** Parameters of the address that campaigns and the site's own links write. */
const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'model', 'vehicle', 'retailer']

/** A name or a value in a mapping, which is no text of a page. */
const side = (label: Label, more: Pick<TextField, 'choices' | 'suggestions'> = {}) =>
  ({ symbol: '', label, field_type: 'String', translatable: false, max: 300, ...more }) as const satisfies TextField

/** A mapping of a form: names to values, or a list of pairs (C-060). */
const mapping = <const S extends string>(symbol: S, [label, hint]: readonly [Label, Label], [name, value]: readonly [TextField, TextField]) =>
  ({
    symbol,
    label,
    hint,
    field_type: 'Json',
    format: 'json',
    schema: z.union([z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), z.array(z.object({ name: z.string(), value: z.unknown() }))]),
    default: null,
    filled: { field_type: 'Pairs', name, value },
  }) as const satisfies JsonField

const tags = options({ '1': 'H1', '2': 'H2', '3': 'H3', '4': 'H4', '5': 'H5', '6': 'H6' })

/**
 * Fields that many templates share (document 2, "Editor field presets"). A block spreads one into its list, with its own
 * symbol or default where the specification says so: `{ ...presets.header_tag, default: '3' }`.
 */
export const presets = {
  heading: { symbol: 'heading', label: ['Heading', 'العنوان'], field_type: 'String', translatable: true, default: '', max: 160 },
  header_size: {
    symbol: 'header_size',
    label: ['Heading size', 'حجم العنوان'],
    field_type: 'Select',
    options: options({
      xs: ['Very small', 'صغير جدًا'],
      s: ['Small', 'صغير'],
      m: ['Medium', 'متوسط'],
      l: ['Large', 'كبير'],
      xl: ['Very large', 'كبير جدًا'],
      title: ['Page title', 'عنوان الصفحة'],
    }),
    default: 'm',
  },
  header_tag: { symbol: 'header_tag', label: ['Heading level', 'مستوى العنوان'], field_type: 'Select', options: tags, default: '2' },
  header_font: {
    symbol: 'header_font',
    label: ['Heading font', 'خط العنوان'],
    field_type: 'Select',
    options: options({ primary: ['Primary', 'أساسي'], secondary: ['Secondary', 'ثانوي'] }),
    default: 'primary',
  },
  paragraph: { symbol: 'paragraph', label: ['Paragraph', 'النص'], field_type: 'Markdown', format: 'html', allows: 'text', translatable: true, default: '' },
  buttons: { symbol: 'buttons', label: ['Buttons', 'الأزرار'], field_type: 'LinksCollection', translatable: true, default: [] },
  links: { symbol: 'links', label: ['Links', 'الروابط'], field_type: 'LinksCollection', translatable: true, default: [] },
  'col-numbers': {
    symbol: 'col-numbers',
    label: ['Columns', 'عدد الأعمدة'],
    field_type: 'Select',
    options: options({ '1': '1', '2': '2', '3': '3', '4': '4' }),
    default: '3',
  },
  font_size: {
    symbol: 'font_size',
    label: ['Text size', 'حجم النص'],
    field_type: 'Select',
    options: options({ big: ['Large', 'كبير'], 'small-size': ['Normal', 'معتاد'] }),
    default: 'small-size',
  },
  yt: { symbol: 'yt', label: ['YouTube video', 'مقطع YouTube'], field_type: 'YouTube video', default: '' },
  native_video: { symbol: 'native_video', label: ['Video file', 'ملف المقطع'], field_type: 'String', default: '', max: 2000 },
  native_video_background: {
    symbol: 'native_video_background',
    label: ['Background video file', 'ملف مقطع الخلفية'],
    field_type: 'String',
    default: '',
    max: 2000,
  },
  dir: {
    symbol: 'dir',
    label: ['Text direction', 'اتجاه النص'],
    field_type: 'Select',
    options: options({ ltr: ['Left to right', 'من اليسار إلى اليمين'], rtl: ['Right to left', 'من اليمين إلى اليسار'] }),
    default: 'rtl',
  },
  form_id: { symbol: 'form_id', label: ['Form', 'النموذج'], field_type: 'String', default: '', choices: 'forms' },
  has_two_columns: { symbol: 'has_two_columns', label: ['Two columns', 'عمودان'], field_type: 'Bool', default: false },
  form_hidden_field_mapping: mapping(
    'form_hidden_field_mapping',
    [
      ['Hidden field values', 'قيم الحقول المخفية'],
      ['Sent with the form, unseen.', 'تُرسل مع النموذج دون أن يراها الزائر.'],
    ],
    [side(['Hidden field', 'الحقل المخفي'], { choices: 'hidden_fields' }), side(['Value', 'القيمة'])],
  ),
  form_params_mapping: mapping(
    'form_params_mapping',
    [
      ['Query parameters to fields', 'معاملات العنوان إلى الحقول'],
      ['What the address of the page fills in.', 'ما يملؤه عنوان الصفحة من حقول النموذج.'],
    ],
    [side(['Parameter of the address', 'معامل العنوان'], { suggestions: parameters }), side(['Field of the form', 'حقل النموذج'], { choices: 'form_fields' })],
  ),
  form_location_params_mapping: mapping(
    'form_location_params_mapping',
    [
      ['Location query parameters', 'معاملات الموقع في العنوان'],
      ['The location field that a parameter of the address fills in.', 'حقل الموقع الذي يملؤه كل معامل في عنوان الصفحة.'],
    ],
    [
      side(['Parameter of the address', 'معامل العنوان'], { suggestions: ['location', 'city', 'retailer'] }),
      side(['Location field', 'حقل الموقع'], { choices: 'location_fields' }),
    ],
  ),
  form_location_mapping: mapping(
    'form_location_mapping',
    [
      ['Location values', 'قيم الموقع'],
      ['The place that a value in the address stands for.', 'الموقع الذي تدل عليه كل قيمة ترد في عنوان الصفحة.'],
    ],
    [side(['Value in the address', 'القيمة في العنوان']), side(['Location', 'الموقع'], { choices: 'locations' })],
  ),
  button_position: {
    symbol: 'button_position',
    label: ['Button position', 'موضع الزر'],
    field_type: 'Select',
    options: options({ left: ['Left', 'يسار'], center: ['Centre', 'وسط'], right: ['Right', 'يمين'] }),
    default: 'center',
  },
  offer_schedule: { symbol: 'offer_schedule', label: ['Shown between', 'مدة العرض'], field_type: 'DateRange' },
  is_reversed: { symbol: 'is_reversed', label: ['Swap the halves', 'تبديل الجانبين'], field_type: 'Bool', default: false },
  vertical_alignment: {
    symbol: 'vertical_alignment',
    label: ['Vertical alignment', 'المحاذاة الرأسية'],
    field_type: 'Select',
    options: options({ center: ['Centre', 'وسط'], top: ['Top', 'أعلى'], bottom: ['Bottom', 'أسفل'] }),
    default: 'center',
  },
  'image-ratio': {
    symbol: 'image-ratio',
    label: ['Picture ratio', 'نسبة الصورة'],
    field_type: 'Select',
    options: options({ '16-9': ['16 : 9', '\u206616 : 9\u2069'], '16-6-5': ['16 : 6.5', '\u206616 : 6.5\u2069'] }),
    default: '16-9',
  },
  padding_grid_class: {
    symbol: 'padding_grid_class',
    label: ['Vertical spacing', 'المسافة الرأسية'],
    field_type: 'Select',
    options: options({
      none: ['Normal', 'المعتادة'],
      'top-space-0': ['None above', 'بلا مسافة علوية'],
      'bottom-space-0': ['None below', 'بلا مسافة سفلية'],
      'y-space-0': ['None', 'بلا مسافة'],
    }),
    default: 'none',
  },
  border_grid_class: {
    symbol: 'border_grid_class',
    label: ['Border lines', 'خطوط الحدود'],
    field_type: 'Select',
    options: options({
      'border-top': ['Above', 'خط علوي'],
      'border-bottom': ['Below', 'خط سفلي'],
      'border-top-bottom': ['Above and below', 'خطان علوي وسفلي'],
      'no-border': ['None', 'بلا خطوط'],
    }),
    default: 'no-border',
  },
  button_style: {
    symbol: 'button_style',
    label: ['Button style', 'نمط الزر'],
    field_type: 'Select',
    options: options({ primary: ['Primary', 'أساسي'], secondary: ['Secondary', 'ثانوي'] }),
    default: 'primary',
  },
  carousel_view_options: {
    symbol: 'carousel_view_options',
    label: ['Carousel view', 'طريقة عرض الشرائح'],
    field_type: 'Select',
    options: options({ default: ['One at a time', 'شريحة واحدة'], adjacent_slides: ['With neighbours', 'مع الشرائح المجاورة'] }),
    default: 'default',
  },
  box_color: { symbol: 'box_color', label: ['Section theme', 'نمط القسم'], field_type: 'Select', options: themes, default: 'light-theme' },
  slider_theme: { symbol: 'slider_theme', label: ['Section theme', 'نمط القسم'], field_type: 'Select', options: themes, default: 'light-theme' },
  model_key: { symbol: 'model_key', label: ['Model and year', 'الطراز والسنة'], field_type: 'Select', options: modelYearOptions, choices: 'model_years' },
  ci_key_brand: { symbol: 'ci_key_brand', label: ['Listing key of the brand', 'مفتاح العلامة في القوائم'], field_type: 'String', default: '' },
  ci_key_model: { symbol: 'ci_key_model', label: ['Listing key of the model', 'مفتاح الطراز في القوائم'], field_type: 'String', default: '' },
  'preset-interior': { symbol: 'preset-interior', label: ['Interior picture', 'صورة المقصورة'], field_type: 'Image', sizes: imageSizes.square, withAlt: true },
  'preset-exterior': { symbol: 'preset-exterior', label: ['Exterior picture', 'صورة الهيكل'], field_type: 'Image', sizes: imageSizes.standard, withAlt: true },
  error_msg: {
    symbol: 'error_msg',
    label: ['Error text', 'نص الخطأ'],
    field_type: 'String',
    translatable: true,
    default: 'Something went wrong, please try again.',
    arabic: 'حدث خلل ما، يُرجى المحاولة مرة أخرى.',
  },
  try_again_btn_label: {
    symbol: 'try_again_btn_label',
    label: ['Try again label', 'نص زر المحاولة مجددًا'],
    field_type: 'String',
    translatable: true,
    default: 'Try again',
    arabic: 'إعادة المحاولة',
  },
} as const satisfies Record<string, FieldDef>

/** A picture field in one of the catalogue's size sets, with its alt text. */
export function pictureField<const S extends string>(symbol: S, sizes: keyof typeof imageSizes, label: Label = ['Picture', 'الصورة']) {
  return { symbol, label, field_type: 'Image', sizes: imageSizes[sizes], withAlt: true } as const satisfies ImageField
}

/** A short text. */
export function stringField<const S extends string>(symbol: S, label: Label, preset: { default?: string; max?: number; translatable?: boolean } = {}) {
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
export function ratioPictureField<const S extends string>(symbol: S, label: Label = ['Picture', 'الصورة']) {
  const sizesBy = { symbol: 'image-ratio', sizes: { '16-6-5': imageSizes.wide } }
  return { symbol, label, field_type: 'Image', sizes: imageSizes.standard, withAlt: true, sizesBy } as const satisfies ImageField
}
