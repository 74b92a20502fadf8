import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'منظر واحد',
    fields: {
      heading: 'صالة العرض من الداخل',
      header_size: 'l',
      paragraph: '<p>قف في وسط الصالة، وانظر حولك.</p>',
      panorama: { id: 24888 },
      start_yaw: -15,
      start_pitch: -5,
    },
  },
  {
    name: 'مكانان',
    fields: { heading: 'قبل أن تزورنا', 'preset-interior': { id: 24770 }, panorama: { id: 24888 }, hint_text: 'اسحب يمينًا أو يسارًا' },
    groups: [{ label: 'الاستقبال', panorama: { id: 24888 } }],
  },
  { name: 'صورة ثابتة', fields: { heading: 'المقصورة', 'preset-interior': { id: 24744 } } },
]
