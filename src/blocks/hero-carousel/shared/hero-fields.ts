import { pricesElsewhere } from '#domains/markets/index.ts'
import type { Words } from '#kernel/words/words.ts'
import type { FieldDef, Label, TextLevel } from '#fields/field-types.ts'
import { pictureField, presets, stringField } from '#block-engine/presets.ts'

const film = <const S extends string>(symbol: S, label: Label, hint: Label) =>
  ({ symbol, label, hint, field_type: 'String', translatable: true, default: '', max: 2000 }) as const satisfies FieldDef

const styles = <const S extends string>(symbol: S, label: Label) =>
  ({
    symbol,
    label,
    hint: ['object-fit and object-position only: contain, or object-position: 25% 50%', 'object-fit و object-position فقط، مثل: object-position: 25% 50%'],
    field_type: 'String',
    default: '',
    max: 200,
  }) as const satisfies FieldDef

const html = <const S extends string, const L extends TextLevel>(symbol: S, label: Label, allows: L) =>
  ({ symbol, label, field_type: 'Markdown', format: 'html', allows, translatable: true, default: '' }) as const satisfies FieldDef

/** What both hero templates set for all slides (B-207 to B-213). Durations in ms. */
export const heroFields = [
  {
    symbol: 'has_touch_devices_slides_limit',
    label: ['First three slides only on touch devices', 'أول ثلاث شرائح فقط على أجهزة اللمس'],
    field_type: 'Bool',
    default: true,
  },
  { symbol: 'has_timer', label: ['Show the time of the slide', 'إظهار زمن الشريحة'], field_type: 'Bool', default: false },
  { symbol: 'is_autoplay', label: ['Slides advance by themselves', 'تتابع الشرائح تلقائيًا'], field_type: 'Bool', default: true },
  {
    symbol: 'has_banner',
    label: ['Strip under the slides', 'شريط أسفل الشرائح'],
    hint: ['Names the offer, or else holds the intro lines of the slides', 'يعرض اسم العرض، وإلا فالأسطر التمهيدية للشرائح.'],
    field_type: 'Bool',
    default: false,
  },
  {
    symbol: 'has_mobile_video',
    label: ['Mobile video instead of the picture on small screens', 'مقطع بدل الصورة على الشاشات الصغيرة'],
    field_type: 'Bool',
    default: false,
  },
  { symbol: 'has_wide_ratio', label: ['Wide ratio (16 : 6.5)', 'نسبة عريضة (16 : 6.5)'], field_type: 'Bool', default: false },
  { symbol: 'is_ffi', label: ['Full-frame picture with the text below', 'صورة بملء الإطار والنص أسفلها'], field_type: 'Bool', default: false },
  {
    symbol: 'offer_key',
    label: ['Offer key', 'مفتاح العرض'],
    hint: ['The car_model_key of an entry of the offers feed', 'قيمة car_model_key في مصدر العروض.'],
    field_type: 'String',
    default: '',
    max: 120,
  },
  { symbol: 'has_mxo', label: ['Show the price of the offer', 'إظهار سعر العرض'], field_type: 'Bool', default: false },
  { symbol: 'slide_duration', label: ['Time of a slide (ms)', 'زمن الشريحة (بالملّي ثانية)'], field_type: 'Number', default: 6000, min: 1000, max: 120_000 },
] as const satisfies readonly FieldDef[]

/** What both hero templates store for a slide (B-214, B-216). */
export const heroSlideFields = [
  { symbol: 'slide_duration_limit', label: ['Time of this slide (ms)', 'زمن هذه الشريحة (بالملّي ثانية)'], field_type: 'Number', min: 1000, max: 120_000 },
  film('video_bg', ['Video behind the text', 'مقطع خلف النص'], ['File that loops without sound on wide screens', 'ملف يتكرر بلا صوت على الشاشات العريضة.']),
  {
    symbol: 'video_type',
    label: ['Kind of video', 'نوع المقطع'],
    field_type: 'Select',
    options: [
      { label: ['With a play control', 'مع زر تشغيل'], value: 'video' },
      { label: ['Behind the text', 'خلف النص'], value: 'video_background' },
    ],
    default: 'video',
  },
  film(
    'video_desktop',
    ['Video on wide screens', 'مقطع الشاشات العريضة'],
    ['File or YouTube address; a file when it plays behind the text', 'ملف أو عنوان YouTube، وملف إن كان المقطع خلف النص.'],
  ),
  film(
    'video_mobile',
    ['Video on small screens', 'مقطع الشاشات الصغيرة'],
    ['File that plays where "Mobile video" is on', 'ملف يُعرض حين يُفعَّل مقطع الشاشات الصغيرة.'],
  ),
  styles('video-styles', ['Placing of picture and video', 'موضع الصورة والمقطع']),
  styles('video-styles-wide', ['Placing on wide screens', 'الموضع على الشاشات العريضة']),
  html('info', ['Intro line', 'السطر التمهيدي'], 'sentences'),
  html('description', ['Description', 'الوصف'], 'text'),
  stringField('price', ['Price', 'السعر'], { max: 120 }),
  pricesElsewhere,
  presets.heading,
  presets.header_tag,
  { ...pictureField('image', 'hero'), placesWords: { unlessOn: 'is_ffi' } },
  presets.buttons,
] as const satisfies readonly FieldDef[]

/** Interface words of both hero templates. */
export const heroWords = {
  label: ['Highlights', 'أبرز ما لدينا'],
  carousel: ['Carousel', 'عارض شرائح'],
  slide: ['Slide', 'شريحة'],
  slideOf: ['Slide {n} of {total}', 'الشريحة {n} من {total}'],
  goTo: ['Go to slide {n}', 'الانتقال إلى الشريحة {n}'],
  previous: ['Previous slide', 'الشريحة السابقة'],
  next: ['Next slide', 'الشريحة التالية'],
  play: ['Play', 'تشغيل العرض'],
  pause: ['Pause', 'إيقاف العرض مؤقتًا'],
  film: ['Watch the film', 'شاهد الفيلم'],
  offerPrice: ['Offer price', 'سعر العرض'],
} as const satisfies Words
