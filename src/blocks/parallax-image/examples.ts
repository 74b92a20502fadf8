import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'ثلاثة مشاهد',
    fields: {
      heading: 'طريق واحد، وثلاثة وجوه',
      header_size: 'xl',
      paragraph: '<p>من ضوء الاستوديو إلى الرمل المفتوح.</p>',
    },
    groups: [
      {
        image: { id: 24747 },
        heading: 'الكثبان',
        paragraph: '<p>توزيع فوري للعزم بين العجلات الأربع، فلا تغوص السيارة حيث يغوص غيرها.</p>',
        speed: 0.7,
      },
      {
        image: { id: 24748 },
        heading: 'الطريق السريع',
        paragraph: '<p>زجاج مزدوج وإلغاء نشط للضوضاء، فلا يصلك من السرعة إلا أثرها.</p>',
      },
      { image: { id: 24749 }, heading: 'الاستوديو', paragraph: '<p>سطوح بلا وصلات ظاهرة، يكشفها الضوء وحده.</p>', speed: 0.2 },
    ],
  },
  {
    name: 'مشهد واحد على خلفية سوداء',
    fields: { box_color: 'black-theme', padding_grid_class: 'y-space-0' },
    groups: [{ image: { id: 24749 }, speed: 1 }],
  },
]
