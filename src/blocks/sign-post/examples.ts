import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أربع وجهات',
    fields: { heading: 'خطوتك التالية', 'col-numbers': '4' },
    groups: [
      {
        icon: 'drive',
        heading: 'تجربة قيادة',
        paragraph: 'حدد الطراز والموعد، وتصلك السيارة إلى حيث أنت.',
        link: { label: 'احجز الآن', url: 'enquiry:test-drive', target_type: 'url' },
      },
      {
        icon: 'build',
        heading: 'صمّم سيارتك',
        paragraph: 'اللون والجلد والعجلات كما تريدها.',
        link: { label: 'ابدأ التصميم', url: '/build-yours', target_type: 'url' },
      },
      {
        icon: 'brochure',
        heading: 'الكتيّب',
        paragraph: 'المواصفات والأسعار في ملف واحد.',
        link: { label: 'نزّل الكتيّب', url: 'enquiry:brochure', target_type: 'url' },
      },
      {
        icon: 'location',
        heading: 'صالات العرض',
        paragraph: 'أقرب صالة إليك ومواعيد استقبالها.',
        link: { label: 'اعثر على صالة', url: '/retailer-locator', target_type: 'url' },
      },
    ],
  },
  {
    name: 'ثلاث وجهات على خلفية سوداء',
    fields: { heading: 'لملّاك السيارات', header_size: 'l', 'col-numbers': '3', box_color: 'black-theme' },
    groups: [
      { icon: 'spanner', heading: 'مواعيد الصيانة', link: { label: 'احجز موعدًا', url: 'enquiry:service', target_type: 'url' } },
      { icon: 'review', heading: 'الضمان الممدد', link: { label: 'تفاصيل الضمان', url: '/ownership', target_type: 'url' } },
      { icon: 'phone', heading: 'المساعدة على الطريق', link: { label: 'اتصل الآن', url: '+97140000000', target_type: 'phone' } },
    ],
  },
]
