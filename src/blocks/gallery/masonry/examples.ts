import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أجواء الليل',
    fields: { heading: 'بعد غروب الشمس', header_size: 'l', box_color: 'dark-theme' },
    groups: [
      { image: { id: 24763 }, size: '2x2', heading: 'مصابيح تسبق الطريق' },
      { image: { id: 24766 }, size: '1x1' },
      { image: { id: 24810 }, size: '1x1' },
      { image: { id: 24764 }, size: '1x2', heading: 'الساعة الزرقاء' },
      { image: { id: 24808 }, size: '2x1' },
      { image: { id: 24753 }, size: '1x1' },
      { image: { id: 24768 }, size: '1x1' },
    ],
  },
  {
    name: 'أربعة أعمدة بروابط',
    fields: { heading: 'اللون والخامة', 'col-numbers': '4' },
    groups: [
      { image: { id: 24750 }, size: '2x2', heading: 'طلاء عنابي' },
      { heading: 'صمّم سيارتك', size: '2x1', link: { label: 'صمّم سيارتك', url: '/build-yours' } },
      { image: { id: 24751 }, size: '1x1', heading: 'جلد كستنائي' },
      { image: { id: 24752 }, size: '1x1', heading: 'معدن مصقول' },
    ],
  },
]
