import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'نظامان وطراز',
    fields: { heading: 'شاشة سيارتك', header_size: 'l', paragraph: '<p>اختر سيارتك لترى ما تفعله شاشتها.</p>', select_label: 'الطراز والنظام' },
    groups: [
      {
        option_label: 'الجيل الثاني (2024 وما بعده)',
        image: { id: 24745 },
        paragraph: '<ul><li>تحديث عن بُعد</li><li>أوامر صوتية بالعربية</li><li>خرائط حيّة</li></ul>',
        links: [
          { id: 'service', label: 'خدمات المالكين', target: '/ownership', target_type: 'url' },
          { id: 'help', label: 'تواصل معنا', target: '/contact-us', target_type: 'url' },
        ],
      },
      { option_label: 'الجيل الأول', image: { id: 24851 }, paragraph: '<p>ربط الهاتف بالبلوتوث والملاحة المدمجة.</p>' },
      { model_key: 'defender-2025', image: { id: 24744 }, paragraph: '<p>كاميرات الطريق الوعر، والماء من تحتك.</p>' },
    ],
  },
  {
    name: 'نظام واحد على خلفية داكنة',
    fields: { heading: 'كل شيء أمامك', model_title: 'ما الجديد في {selectedOption}', box_color: 'dark-theme' },
    groups: [{ option_label: 'الشاشة المنحنية', image: { id: 24745 }, paragraph: '<p>شاشة واحدة بعرض المقصورة.</p>' }],
  },
]
