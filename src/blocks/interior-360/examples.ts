import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'منظر واحد',
    fields: {
      heading: 'الكثبان من حولك',
      header_size: 'l',
      paragraph: '<p>قف على الرمل عند الغروب، وانظر في كل اتجاه.</p>',
      panorama: { id: 25024 },
      start_yaw: -15,
      start_pitch: -5,
    },
  },
  {
    name: 'مكانان',
    fields: { heading: 'قبل أن تصل', 'preset-interior': { id: 24732 }, panorama: { id: 25024 }, hint_text: 'اسحب يمينًا أو يسارًا' },
    groups: [{ label: 'نحو الشمس', panorama: { id: 25024 } }],
  },
  { name: 'صورة ثابتة', fields: { heading: 'المقصورة', 'preset-interior': { id: 24744 } } },
]
