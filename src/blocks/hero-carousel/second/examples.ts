import type { Example } from '#block-engine/define-block.ts'

const drive = { id: 'drive', label: 'احجز تجربة قيادة', button_type: 'primary', target: 'enquiry:test-drive', target_type: 'url' } as const
const build = { id: 'build', label: 'صمّم سيارتك', button_type: 'secondary', target: '/build-yours', target_type: 'url' } as const

export const examples: readonly Example[] = [
  {
    name: 'نص في الوسط وأشرطة زمن',
    fields: { has_timer: true, slide_duration: 7000 },
    groups: [
      {
        info: '<p>سيارة رياضية بخمسة مقاعد</p>',
        heading: 'تطيل الطريق إلى البيت',
        header_tag: '1',
        header_size: 'title',
        vertical_alignment: 'center',
        description: '<p>عملية طوال الأسبوع، ولا تُنسى في آخره.</p>',
        price: 'ابتداءً من 275,000 درهم',
        image: { id: 24805 },
        buttons: [drive, build],
      },
      {
        info: '<p>550 حصانًا</p>',
        heading: 'الجبل أقرب مما يبدو',
        header_size: 'l',
        vertical_alignment: 'bottom',
        description: '<p>أربع ثوانٍ إلى 100 كم/س، وعادم يُعرف من صوته.</p>',
        image: { id: 24734 },
        buttons: [drive],
      },
      {
        info: '<p>صالة العرض</p>',
        heading: 'اللون في ضوء النهار',
        vertical_alignment: 'top',
        description: '<p>اختر لونك وأنت أمام السيارة نفسها.</p>',
        image: { id: 24735 },
        buttons: [build],
      },
    ],
  },
  {
    name: 'شرائح تظهر أطراف جيرانها',
    fields: { carousel_view_options: 'adjacent_slides', has_wide_ratio: true, is_autoplay: false },
    groups: [
      {
        info: '<p>عائلة الدفع الرباعي</p>',
        heading: 'صُنعت لما بعد اللافتة الأخيرة',
        header_tag: '1',
        vertical_alignment: 'bottom',
        image: { id: 24732 },
        buttons: [drive],
      },
      { heading: 'الجبل جزء من الطريق', vertical_alignment: 'bottom', image: { id: 24734 }, buttons: [build] },
      { heading: 'والمدينة أيضًا', vertical_alignment: 'bottom', image: { id: 24733 }, buttons: [build] },
    ],
  },
  {
    name: 'صورة كاملة ونص أسفلها',
    fields: { is_ffi: true, has_wide_ratio: true, has_banner: true, is_autoplay: false },
    groups: [
      {
        info: '<p>الكوبيه متاحة الآن في معارضنا.</p>',
        heading: 'الظل أيضًا جزء من التصميم',
        header_tag: '1',
        header_size: 'l',
        description: '<p>خطوط قليلة، وكل خط في مكانه.</p>',
        image: { id: 24749 },
        buttons: [drive],
      },
      {
        info: '<p>مواعيد القيادة الليلية كل خميس.</p>',
        heading: 'بعد أن تهدأ المدينة',
        header_size: 'l',
        description: '<p>جرّب السيارة حين يخلو الطريق.</p>',
        image: { id: 24748 },
        buttons: [build],
      },
    ],
  },
]
