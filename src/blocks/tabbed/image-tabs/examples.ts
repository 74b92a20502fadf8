import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أين تأخذك',
    fields: { heading: 'أين تأخذك اليوم', header_size: 'l', paragraph: '<p>أرض واحدة أو أربع، والسيارة نفسها.</p>' },
    groups: [
      {
        tab_icon: 'globe',
        tab_label: 'الصحراء',
        image: { id: 24732 },
        heading: 'الرمل يعرف وزنها',
        paragraph: '<p>يوزّع نظام التضاريس العزم على كل عجلة، فلا تغوص ولا تتوقف.</p>',
        buttons: [{ id: 'drive', label: 'احجز تجربة قيادة', button_type: 'primary', target: 'enquiry:test-drive', target_type: 'url' }],
      },
      {
        tab_icon: 'drive',
        tab_label: 'الماء',
        image: { id: 24805 },
        heading: 'حتى منتصف الباب',
        paragraph: '<p>عمق خوض 900 ملم، وشاشة تريك ما تحت السطح.</p>',
      },
      {
        tab_icon: 'location',
        tab_label: 'المدينة',
        image: { id: 24736 },
        heading: 'صمت في الزحام',
        paragraph: '<p>زجاج مزدوج، وعزل يُسكت الطريق، ومحور خلفي يدور معك.</p>',
      },
    ],
  },
  {
    name: 'النص في الجهة الأخرى',
    fields: { heading: 'داخل المقصورة', is_reversed: true, tab_padding: 32, box_color: 'dark-theme' },
    groups: [
      { tab_label: 'المقاعد', image: { id: 24744 }, heading: 'جلد عسلي', paragraph: '<p>تضليع طولي بخياطة مزدوجة.</p>' },
      { tab_label: 'القيادة', image: { id: 24745 }, heading: 'كل شيء أمامك', paragraph: '<p>شاشة عريضة داكنة لا تشتت نظرك.</p>' },
    ],
  },
]
