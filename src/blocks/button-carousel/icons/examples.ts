import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أربع مزايا',
    fields: { heading: 'صُنعت للمسافات', header_size: 'l', paragraph: '<p>كل ما تحتاجه رحلة طويلة، في مكانه.</p>' },
    groups: [
      {
        icon: 'drive',
        label: 'الدفع',
        image: { id: 24732 },
        heading: 'دفع رباعي دائم',
        paragraph: '<p>تتوزع القوة بين المحورين في أجزاء من الثانية، على الرمل كما على الأسفلت.</p>',
        buttons: [{ id: 'drive', label: 'احجز تجربة قيادة', button_type: 'secondary', target: 'enquiry:test-drive', target_type: 'url' }],
      },
      {
        icon: 'seats',
        label: 'المقاعد',
        image: { id: 24744 },
        heading: 'مقاعد تتذكرك',
        paragraph: '<p>تدفئة وتبريد وتدليك، ووضع محفوظ لكل سائق في العائلة.</p>',
      },
      {
        icon: 'capacity',
        label: 'الحمولة',
        image: { id: 24737 },
        heading: 'متسع لكل شيء',
        paragraph: '<p>تُطوى المقاعد بلمسة، وتستوي أرضية الصندوق حتى ظهر السائق.</p>',
      },
      { icon: 'speed', label: 'الأداء', image: { id: 24736 }, heading: 'ثماني أسطوانات', paragraph: '<p>قوة حاضرة في كل سرعة، وصوت لا يعلو على الحديث.</p>' },
    ],
  },
  {
    name: 'ميزتان بصور عريضة',
    fields: { heading: 'في الداخل', 'image-ratio': '16-6-5', slider_theme: 'dark-theme' },
    groups: [
      { icon: 'build', label: 'الخامات', image: { id: 24744 }, heading: 'جلد من مصدر واحد', paragraph: '<p>ست درجات لونية ولمسة واحدة.</p>' },
      { icon: 'globe', label: 'الاتصال', image: { id: 24745 }, heading: 'شاشة تفهم العربية', paragraph: '<p>أوامر صوتية وخرائط حيّة.</p>' },
    ],
  },
]
