import type { Example } from '#block-engine/define-block.ts'

const page = (url: string) => ({ url, link_type: 'internal', target_type: 'url' })

export const examples: readonly Example[] = [
  {
    name: 'الخطوة التالية',
    fields: { heading: 'خطوتك التالية' },
    groups: [
      { icon: 'build', label: 'صمّم سيارتك', link: page('/build-yours') },
      { icon: 'drive', label: 'احجز تجربة قيادة', link: page('enquiry:test-drive') },
      { icon: 'quote', label: 'اطلب عرض سعر', link: page('enquiry:offer') },
      { icon: 'location', label: 'اعثر على معرض', link: page('/retailer-locator') },
    ],
  },
  {
    name: 'شريط أسود بثلاث خطوات',
    fields: { box_color: 'black-theme', padding_grid_class: 'y-space-0' },
    groups: [
      { icon: 'drive', label: 'احجز تجربة قيادة', link: page('enquiry:test-drive') },
      { icon: 'brochure', label: 'حمّل الكتيّب', link: page('enquiry:brochure') },
      { icon: 'phone', label: 'تحدّث إلى مستشار المبيعات', link: { url: 'tel:+97145550142', target_type: 'phone' } },
    ],
  },
  {
    name: 'أربعة من خمسة',
    fields: { heading: 'للملّاك', box_color: 'grey-theme' },
    groups: [
      { icon: 'spanner', label: 'احجز موعد صيانة', link: page('enquiry:service') },
      { icon: 'payments', label: 'حلول التمويل', link: page('/offers-and-finance') },
      { icon: 'review', label: 'برنامج الضمان', link: page('/ownership') },
      { icon: 'compare', label: 'قارن بين الطرازات', link: page('/compare') },
      { icon: 'kmi', label: 'تابع جديدنا', link: page('/keep-me-informed') },
    ],
  },
]
