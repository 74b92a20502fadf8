import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'مكانان',
    fields: {
      heading: 'اجلس فيها قبل أن تزورنا',
      header_size: 'l',
      paragraph: '<p>انظر حولك كما لو كنت في المقعد.</p>',
      'preset-interior': { id: 24744 },
      panorama: { id: 24735 },
      start_yaw: -30,
      start_pitch: 5,
      hint_text: 'اسحب لتنظر حولك',
    },
    groups: [{ label: 'المقاعد الخلفية', panorama: { id: 24745 } }],
  },
  { name: 'منظر واحد', fields: { heading: 'صالة العرض', panorama: { id: 24735 } } },
  { name: 'صورة ثابتة', fields: { heading: 'المقصورة', 'preset-interior': { id: 24744 } } },
]
