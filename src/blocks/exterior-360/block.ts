import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'

const MOST_FRAMES = 72

/** Ids of pictures: frame after frame the near side of the car moves to the right. */
const Frames = z.array(z.int().positive()).max(MOST_FRAMES)

export const exterior360 = defineBlock({
  symbol: 'exterior_360',
  name: ['Exterior 360', 'السيارة من كل الجهات'],
  description: 'A car that turns by dragging, swiping or arrow keys, in up to twelve colours.',
  short_description: ['A car that turns', 'سيارة يديرها الزائر بالسحب أو بالأسهم، بألوان يختار منها.'],
  search: ['360', 'rotate', 'spin', 'تدوير', 'دوران', 'هيكل', 'ألوان السيارة', 'ثلاثي الأبعاد'],
  group: 'Specials',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    presets.paragraph,
    { ...presets['preset-exterior'], hint: ['Stands in while no colour has frames.', 'تظهر ما دامت الألوان بلا صور دوران.'] },
    {
      symbol: 'start_frame',
      label: ['First frame', 'أول صورة تظهر'],
      field_type: 'Number',
      default: 1,
      min: 1,
      max: MOST_FRAMES,
      hint: ['The frame that shows first, counted from one.', 'يبدأ العدّ من 1.'],
    },
    { symbol: 'has_autostart', label: ['Turns once by itself', 'تدور مرة من تلقائها'], field_type: 'Bool', default: true },
    stringField('hint_text', ['Hint', 'نص الإرشاد'], { max: 80 }),
  ],
  groups: {
    max: 12,
    fields: [
      stringField('color_name', ['Colour name', 'اسم اللون'], { max: 60 }),
      { ...stringField('color_hex', ['Colour', 'اللون (#RRGGBB)'], { max: 20, translatable: false }), hint: ['Like #1d2f4d.', 'مثل #1d2f4d.'] },
      {
        symbol: 'frames',
        label: ['Frames', 'صور الدوران'],
        hint: [
          'From each picture to the next, the side of the car that is nearest moves to the right.',
          'من كل صورة إلى التي تليها يتحرك أقرب جانب من السيارة إلى اليمين.',
        ],
        field_type: 'Json',
        format: 'json',
        schema: Frames,
        default: [],
        pictures: imageSizes.turn,
        filled: { field_type: 'Pictures', max: MOST_FRAMES },
      },
      {
        symbol: 'frame_count',
        label: ['Frames of a whole turn', 'عدد صور الدورة الكاملة'],
        hint: ['With fewer frames than these the car turns as far as they go.', 'إن قلّت الصور عن هذا العدد دارت السيارة بقدرها.'],
        field_type: 'Number',
        default: 36,
        min: 2,
        max: MOST_FRAMES,
      },
    ],
  },
  words: {
    label: ['The car from all sides', 'السيارة من كل الجهات'],
    hint: ['Drag to turn the car', 'اسحب لتدوير السيارة'],
    turn: ['Turn of the car', 'دوران السيارة'],
    // One form for each kind of number that Arabic knows.
    angle_few: ['Angle of {n} degrees', 'الزاوية {n} درجات'],
    angle_other: ['Angle of {n} degrees', 'الزاوية {n} درجة'],
    turn_right: ['Turn to the right', 'تدوير إلى اليمين'],
    turn_left: ['Turn to the left', 'تدوير إلى اليسار'],
    play: ['Turn by itself', 'تدوير تلقائي'],
    pause: ['Stop turning', 'إيقاف الدوران'],
    car: ['The car', 'السيارة'],
    car_in: ['The car in {colour}', 'السيارة باللون {colour}'],
    colours: ['Colour', 'اللون'],
    colour: ['Colour {n}', 'اللون {n}'],
  },
})
