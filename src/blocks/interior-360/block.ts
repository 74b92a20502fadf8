import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, stringField } from '#block-engine/presets.ts'

const panorama = {
  ...pictureField('panorama', 'equirectangular', ['Panorama', 'الصورة الدائرية']),
  hint: [
    'A whole circle as one picture, twice as wide as high: at best 4096 px wide, at least 1024 px.',
    'صورة لدائرة كاملة عرضها ضعف ارتفاعها، والأفضل 4096 بكسل، وأقلها 1024.',
  ],
} as const

export const interior360 = defineBlock({
  symbol: 'interior_360',
  name: ['Interior 360', 'المقصورة من كل الجهات'],
  description: 'A panorama to look around in by dragging, keys or the motion of the device, with zoom, full screen and further rooms.',
  short_description: ['A panorama to look around in', 'منظر دائري ينظر فيه الزائر حوله، مع تقريب وملء شاشة وأماكن أخرى.'],
  search: ['360', 'panorama', 'cabin', 'بانوراما', 'داخلية السيارة', 'جولة افتراضية', 'الصالون'],
  group: 'Specials',
  version: 1,
  island: 'touch',
  fields: [
    ...headingFields,
    presets.paragraph,
    {
      ...presets['preset-interior'],
      hint: [
        'Shows until somebody looks around; without it the panorama itself does, flat.',
        'تظهر إلى أن يبدأ الزائر التجوّل، وإلا ظهرت الصورة الدائرية مسطّحة.',
      ],
    },
    panorama,
    {
      symbol: 'start_yaw',
      label: ['First direction', 'اتجاه النظر أولًا (بالدرجات)'],
      field_type: 'Number',
      default: 0,
      min: -180,
      max: 180,
      hint: ['Degrees from the middle of the picture, to the right.', 'من منتصف الصورة إلى اليمين.'],
    },
    {
      symbol: 'start_pitch',
      label: ['First height', 'ارتفاع النظر أولًا (بالدرجات)'],
      field_type: 'Number',
      default: 0,
      min: -85,
      max: 85,
      hint: ['Degrees above the horizon.', 'فوق خط الأفق.'],
    },
    stringField('hint_text', ['Hint', 'نص الإرشاد'], { max: 80 }),
  ],
  groups: { max: 12, fields: [stringField('label', ['Label', 'التسمية'], { max: 60 }), panorama] },
  words: {
    label: ['The interior all around', 'المقصورة من كل الجهات'],
    start: ['Look around', 'تجوّل بنظرك'],
    hint: ['Drag to look around', 'اسحب لتنظر حولك'],
    keys: ['Arrow keys look around, plus and minus zoom.', 'مفاتيح الأسهم للنظر حولك، وعلامتا الزائد والناقص للتكبير والتصغير.'],
    facing: ['Facing {yaw}°, {pitch}° up, zoom {zoom}%', 'الاتجاه {yaw}°، والارتفاع {pitch}°، والتكبير {zoom}%'],
    left: ['Look left', 'النظر إلى اليسار'],
    right: ['Look right', 'النظر إلى اليمين'],
    up: ['Look up', 'النظر إلى أعلى'],
    down: ['Look down', 'النظر إلى أسفل'],
    zoom_in: ['Zoom in', 'تكبير'],
    zoom_out: ['Zoom out', 'تصغير'],
    full_screen: ['Full screen', 'ملء الشاشة'],
    leave_full_screen: ['Leave full screen', 'الخروج من ملء الشاشة'],
    motion: ['Follow the motion of the device', 'تتبّع حركة الجهاز'],
    motion_refused: ['The device does not share its motion.', 'لم يسمح الجهاز بتتبّع حركته.'],
    rooms: ['Place', 'المكان'],
    main_room: ['Main view', 'المنظر الرئيس'],
    room: ['Place {n}', 'المكان {n}'],
    loading: ['Loading the panorama', 'يجري تحميل المنظر'],
    failed: ['The panorama did not load.', 'تعذّر تحميل المنظر.'],
    try_again: ['Try again', 'إعادة المحاولة'],
    flat: ['This browser shows the panorama as a flat picture.', 'يعرض متصفحك المنظر صورةً مسطّحة.'],
  },
})
