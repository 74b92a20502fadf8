import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'ثلاث نقاط على السيارة',
    fields: { heading: 'تفاصيل تستحق الاقتراب', header_size: 'l', paragraph: '<p>اضغط النقاط.</p>', image: { id: 25001 } },
    groups: [
      {
        label: 'المصابيح',
        x: 67,
        y: 47,
        heading: 'مصابيح تتبع المقود',
        paragraph: '<p>تضيء المنعطف قبل أن تدخله، وتخفت أمام من يقابلك.</p>',
        image: { id: 24763 },
      },
      { label: 'السقف', x: 28, y: 13, heading: 'سقف زجاجي كامل', paragraph: '<p>يحجب حرارة الظهيرة ويُبقي ضوءها.</p>' },
      {
        label: 'العجلات',
        x: 36,
        y: 67,
        heading: 'قياس 23 بوصة',
        paragraph: '<p>سبائك مطروقة أخف بثلث الوزن.</p>',
        image: { id: 24746 },
        link: { label: 'صمّم سيارتك', url: '/build-yours' },
      },
    ],
  },
  {
    name: 'نقطتان على خلفية داكنة',
    fields: { heading: 'خط الضوء', image: { id: 24809 }, box_color: 'black-theme' },
    groups: [
      { x: 62, y: 55, heading: 'ضوء واحد بعرض السيارة' },
      { x: 40, y: 36, label: 'الكتف', paragraph: '<p>انحناءة من لوح واحد.</p>' },
    ],
  },
]
