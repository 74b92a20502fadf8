import type { Example } from '#block-engine/define-block.ts'

/** From the rear, the side and the front, a tenth of a turn apart. */
const paints: readonly [name: string, hex: string, ...frames: number[]][] = [
  ['أزرق عميق', '#1d2f4d', 24818, 24817, 24775],
  ['أسود', '#0c0d0f', 24799, 24795, 24771],
  ['أبيض', '#f1f1ee', 24812, 24811, 24772],
  ['شمبانيا', '#b7a382', 24814, 24813, 24773],
  ['رمادي غرافيت', '#4a4d50', 24816, 24815, 24774],
  ['عنابي', '#5a1420', 24820, 24819, 24776],
]

/** A whole turn of the large SUV, ten degrees from frame to frame. */
const wholeTurn = Array.from({ length: 36 }, (_, index) => 24852 + index)

export const examples: readonly Example[] = [
  {
    name: 'دورة كاملة',
    fields: { heading: 'من كل الجهات', header_size: 'l', paragraph: '<p>أدر السيارة، وقف عند الزاوية التي تريد.</p>', start_frame: 5 },
    groups: [{ color_name: 'شمبانيا', color_hex: '#b7a382', frames: wholeTurn }],
  },
  {
    name: 'ستة ألوان',
    fields: {
      heading: 'أدرها كما تشاء',
      header_size: 'l',
      paragraph: '<p>اسحب السيارة يمينًا أو يسارًا، واختر لونها.</p>',
      start_frame: 3,
      hint_text: 'اسحب يمينًا أو يسارًا',
    },
    groups: paints.map(([color_name, color_hex, ...frames]) => ({ color_name, color_hex, frames, frame_count: 10 })),
  },
  {
    name: 'لون واحد',
    fields: { heading: 'من الخلف إلى الأمام', has_autostart: false },
    groups: [{ frames: [24800, 24796, 24785], frame_count: 10 }],
  },
  {
    name: 'صورة ثابتة',
    fields: { heading: 'قريبًا من كل زاوية', 'preset-exterior': { id: 24735 } },
  },
]
