import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'محطات المعرض',
    fields: { heading: 'ثلاثون سنة على الطريق نفسه', header_size: 'l', paragraph: '<p>من صالة واحدة إلى معارض في الخليج كله.</p>' },
    groups: [
      { icon: 'location', date: '1996', heading: 'الصالة الأولى', paragraph: '<p>أربع سيارات ونافذة واحدة في دبي.</p>' },
      { icon: 'spanner', date: '2004', heading: 'مركز الخدمة', paragraph: '<p>عشرون رافعة وفنيون تدربوا في المصنع.</p>' },
      { icon: 'globe', date: '2013', heading: 'خارج دبي', paragraph: '<p>أبوظبي ثم العين، وفريق واحد.</p>' },
      { icon: 'battery', date: '2021', heading: 'أول سيارة كهربائية', paragraph: '<p>وأول محطة شحن سريع في معرض.</p>' },
      { icon: 'review', date: '2026', heading: 'الطلب عبر الموقع', paragraph: '<p>من الاختيار إلى التسليم، بلا ورق.</p>' },
    ],
  },
  {
    name: 'يوم الخدمة على خلفية رمادية',
    fields: { heading: 'يوم الخدمة', box_color: 'grey-theme' },
    groups: [
      { date: '8:00', heading: 'الاستلام', paragraph: '<p>من بابك أو من المعرض.</p>' },
      { icon: 'spanner', date: '9:30', heading: 'الفحص', paragraph: '<p>بتقرير مصوّر إلى هاتفك.</p>' },
      { icon: 'ui-check', date: '15:00', heading: 'التسليم' },
    ],
  },
]
