import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'من المتجر',
    fields: { heading: 'هدايا تحمل الاسم', header_size: 'l', paragraph: '<p>قطع قليلة صُنعت بالخامات نفسها.</p>' },
    groups: [
      {
        image: { id: 24751 },
        label: 'محفظة من جلد المقصورة',
        description: 'جلد كستنائي بخياطة مزدوجة.',
        price: '690 درهمًا',
        link: { label: 'المحفظة', url: '/contact-us' },
      },
      { image: { id: 24752 }, label: 'قلم من معدن مصقول', price: '420 درهمًا', link: { label: 'القلم', url: '/contact-us' } },
      { image: { id: 24750 }, label: 'نموذج مصغّر 1:18', description: 'بطلاء عنابي من المصنع.', price: '1,250 درهمًا' },
      { image: { id: 24753 }, label: 'وشاح حرير', price: '540 درهمًا', link: { label: 'الوشاح', url: '/contact-us' } },
      { image: { id: 24808 }, label: 'لوحة موقّعة', description: 'طبعة محدودة من 200 نسخة.', price: '900 درهم' },
    ],
  },
  {
    name: 'بأطراف الجوار، وبلا علامات',
    fields: { heading: 'للسفر', show_pagination: false, carousel_view_options: 'adjacent_slides', slider_theme: 'grey-theme', box_color: 'black-theme' },
    groups: [
      { image: { id: 24764 }, label: 'حقيبة نهاية الأسبوع', description: 'تتسع لها أرضية الصندوق.', price: '3,400 درهم' },
      { image: { id: 24763 }, label: 'صندوق علوي', price: '5,900 درهم' },
      { image: { id: 24807 }, label: 'حامل دراجتين', price: '2,150 درهمًا' },
    ],
  },
]
