import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أربع خطوات إلى التسليم',
    fields: {
      heading: 'من الاختيار إلى التسليم',
      header_size: 'l',
      paragraph: '<p>أربع خطوات واضحة، ومستشار واحد يرافقك فيها جميعًا.</p>',
      'col-numbers': '4',
    },
    groups: [
      {
        heading: 'اختر طرازك',
        paragraph: '<p>تصفّح المتوفر في صالات العرض أو صمّم سيارتك بتفاصيلها.</p>',
        link: { label: 'السيارات المتوفرة', url: '/find-a-car', target_type: 'url' },
      },
      { heading: 'احجزها باسمك', paragraph: '<p>مبلغ حجز مسترد يحفظ لك السيارة سبعة أيام.</p>' },
      { heading: 'رتّب التمويل', paragraph: '<p>خطط سداد من شركائنا، وموافقة مبدئية في يوم عمل واحد.</p>' },
      { heading: 'استلم سيارتك', paragraph: '<p>في صالة العرض أو عند باب منزلك، بعد شرح كامل لأنظمتها.</p>' },
    ],
  },
  {
    name: 'ثلاث خطوات على خلفية داكنة',
    fields: { heading: 'قبل أول رحلة', 'col-numbers': '3', box_color: 'dark-theme' },
    groups: [
      { heading: 'حمّل التطبيق', paragraph: '<p>من متجر هاتفك، ثم سجّل الدخول برقمك المسجل لدينا.</p>' },
      { heading: 'اربط سيارتك', paragraph: '<p>امسح الرمز الظاهر على شاشة السيارة.</p>' },
      {
        heading: 'هيّئ مقصورتك',
        paragraph: '<p>حدد الحرارة ووقت الانطلاق من هاتفك.</p>',
        link: { label: 'دليل التطبيق', url: '/ownership', target_type: 'url' },
      },
    ],
  },
]
