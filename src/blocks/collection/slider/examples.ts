import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'خامات ومطبوعات',
    fields: { heading: 'المسها قبل أن تختار', header_size: 'l', paragraph: '<p>عينات من خامات سياراتنا، ومطبوعات من صورها.</p>' },
    groups: [
      {
        image: { id: 24751 },
        label: 'عينة جلد كستنائي',
        description: 'بخياطة مزدوجة فاتحة.',
        price: '120 درهمًا',
        link: { label: 'الجلد', url: '/contact-us' },
      },
      { image: { id: 24752 }, label: 'عينة معدن مصقول', price: '90 درهمًا', link: { label: 'المعدن', url: '/contact-us' } },
      { image: { id: 24750 }, label: 'عينة طلاء عنابي', description: 'على معدن منحنٍ.', price: '110 دراهم' },
      { image: { id: 24753 }, label: 'وشاح حرير داكن', price: '540 درهمًا', link: { label: 'الوشاح', url: '/contact-us' } },
      { image: { id: 24808 }, label: 'مطبوعة «ظل الكوبيه»', description: 'موقّعة، من 200 نسخة.', price: '1,150 درهمًا' },
    ],
  },
  {
    name: 'بأطراف الجوار، وبلا علامات',
    fields: { heading: 'مطبوعات', show_pagination: false, carousel_view_options: 'adjacent_slides', slider_theme: 'grey-theme', box_color: 'black-theme' },
    groups: [
      { image: { id: 24764 }, label: 'مطبوعة «الساعة الزرقاء»', description: 'سيارة على رمل مموّج.', price: '1,150 درهمًا' },
      { image: { id: 24763 }, label: 'مطبوعة «مصابيح في العتمة»', price: '750 درهمًا' },
      { image: { id: 24807 }, label: 'مطبوعة «ماء ساكن»', price: '900 درهم' },
    ],
  },
]
