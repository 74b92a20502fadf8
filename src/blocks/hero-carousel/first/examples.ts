import type { Example } from '#block-engine/define-block.ts'

const drive = { id: 'drive', label: 'احجز تجربة قيادة', button_type: 'primary', target: 'enquiry:test-drive', target_type: 'url' } as const
const details = { id: 'details', label: 'تفاصيل الطراز', button_type: 'secondary', target: '/range-rover', target_type: 'url' } as const

/** Our own film: once around a car of the demo. */
const FILM = '/ar/brand/turn.mp4'

export const examples: readonly Example[] = [
  {
    name: 'شرائح بصور',
    fields: { has_timer: true },
    groups: [
      {
        info: '<p>وصل طراز العام الجديد</p>',
        heading: 'حضور هادئ',
        header_tag: '1',
        description: '<p>مقصورة معزولة عن ضجيج المدينة، ومحرك يكفيك مؤونة السؤال.</p>',
        price: 'ابتداءً من 545,000 درهم',
        image: { id: 24731 },
        buttons: [drive, details],
      },
      {
        info: '<p>موسم الصحراء</p>',
        heading: 'بعد الطريق تبدأ الرحلة',
        description: '<p>أنظمة للرمل والصخر والماء، تعمل قبل أن تطلبها.</p>',
        image: { id: 24732 },
        buttons: [details],
      },
      {
        info: '<p>معارضنا</p>',
        heading: 'خذ وقتك، فالقهوة علينا',
        description: '<p>زُر المعرض متى شئت، أو دع السيارة تأتي إلى بابك.</p>',
        image: { id: 24735 },
        slide_duration_limit: 8000,
        buttons: [drive],
      },
      {
        heading: 'ليل المدينة من مقعد هادئ',
        description: '<p>سيارة صالون تجمع بين رزانة المكتب ومتعة الطريق الطويل.</p>',
        price: 'ابتداءً من 289,000 درهم',
        image: { id: 24733 },
        buttons: [details],
      },
    ],
  },
  {
    name: 'فيلم وشريط أسفل الشرائح',
    fields: { has_wide_ratio: true, has_banner: true, is_autoplay: false },
    groups: [
      {
        info: '<p>دورة كاملة حول السيارة، من المقدمة إلى المؤخرة.</p>',
        heading: 'شاهدها من كل جهة',
        header_tag: '1',
        image: { id: 24736 },
        video_type: 'video',
        video_desktop: FILM,
        'video-styles': 'object-position: 75% 50%',
        'video-styles-wide': 'object-position: 50% 75%',
        buttons: [drive],
      },
      {
        info: '<p>من ورشة التصميم إلى صالة العرض.</p>',
        heading: 'كيف تُرسم سيارة',
        image: { id: 24749 },
        buttons: [details],
      },
    ],
  },
  {
    name: 'صورة كاملة ونص أسفلها',
    fields: { is_ffi: true, is_autoplay: false },
    groups: [
      {
        info: '<p>كوبيه</p>',
        heading: 'خط واحد من المقدمة إلى الخلف',
        header_tag: '1',
        description: '<p>بابان، ومقعدان أماميان منخفضان، وطريق لك وحدك.</p>',
        image: { id: 24742 },
        buttons: [drive, details],
      },
      {
        info: '<p>صالون</p>',
        heading: 'أربعة مقاعد أولى',
        description: '<p>لا فرق بين من يقود ومن يُقاد.</p>',
        image: { id: 24740 },
        buttons: [details],
      },
    ],
  },
]
