import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أوضاع القيادة',
    fields: { heading: 'سيارة واحدة لكل طريق' },
    groups: [
      {
        tab_icon: 'drive',
        tab_label: 'المدينة',
        tab_id: 'city',
        heading: 'صمت في قلب الزحام',
        paragraph: '<p>تنطلق بالكهرباء وحدها، وتنعطف العجلات الخلفية مع الأمامية فتدور في أضيق الشوارع بيسر.</p>',
        image: { id: 24738 },
        buttons: [{ id: 'drive', label: 'احجز تجربة قيادة', button_type: 'primary', target: 'enquiry:test-drive', target_type: 'url' }],
      },
      {
        tab_icon: 'speed',
        tab_label: 'الطريق السريع',
        tab_id: 'highway',
        heading: 'مسافات تمضي بهدوء',
        paragraph: '<p>تعليق هوائي يقرأ الطريق أمامه، وزجاج مزدوج يُبقي الريح في الخارج.</p>',
        image: { id: 24739 },
      },
      {
        tab_icon: 'location',
        tab_label: 'الصحراء',
        tab_id: 'desert',
        heading: 'ثبات على الرمل',
        paragraph: '<p>يرتفع الهيكل وتتوزّع القوة بين العجلات، لتصعد الكثبان من غير عناء.</p>',
        image: { id: 24740 },
      },
    ],
  },
  {
    name: 'نصوص على خلفية داكنة',
    fields: { heading: 'خدمة الملّاك', header_size: 'l', tab_padding: 32, box_color: 'dark-theme' },
    groups: [
      { tab_label: 'الضمان', tab_id: 'warranty', paragraph: '<p>خمس سنوات أو 150,000 كيلومتر، أيهما يحلّ أولًا.</p>' },
      { tab_label: 'الصيانة', tab_id: 'maintenance', paragraph: '<p>باقة صيانة تمتد خمس سنوات، بقطع أصلية وفنيين معتمدين.</p>' },
      { tab_label: 'المساعدة على الطريق', tab_id: 'roadside', paragraph: '<p>فريق جاهز على مدار الساعة أينما كنت.</p>' },
    ],
  },
]
