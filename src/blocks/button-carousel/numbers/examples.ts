import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'يوم التسليم',
    fields: { heading: 'يوم التسليم، خطوة خطوة', header_size: 'l', paragraph: '<p>ساعة واحدة من وقتك، والباقي علينا.</p>', slider_theme: 'grey-theme' },
    groups: [
      { image: { id: 24755 }, heading: 'فحص أخير أمامك', paragraph: '<p>نراجع معك الطلاء والمقصورة وكل زر، قبل أن توقّع.</p>' },
      { image: { id: 24745 }, heading: 'إعداد السيارة باسمك', paragraph: '<p>هاتفك ومقعدك ومحطاتك ولغتك، كلها جاهزة قبل أول رحلة.</p>' },
      {
        image: { id: 24757 },
        heading: 'المفتاح لك',
        paragraph: '<p>وموعد الخدمة الأول محفوظ، ورقم مستشارك في هاتفك.</p>',
        buttons: [{ id: 'call', label: 'تواصل معنا', button_type: 'secondary', target: '/contact-us', target_type: 'url' }],
      },
    ],
  },
  {
    name: 'مرحلتان بصور عريضة',
    fields: { heading: 'من الفكرة إلى الطريق', 'image-ratio': '16-6-5' },
    groups: [
      { image: { id: 24749 }, heading: 'الشكل أولًا', paragraph: '<p>خط واحد من المقدمة إلى المؤخرة.</p>' },
      { image: { id: 24748 }, heading: 'ثم الطريق', paragraph: '<p>مليون كيلومتر من الاختبار، كثير منها هنا.</p>' },
    ],
  },
]
