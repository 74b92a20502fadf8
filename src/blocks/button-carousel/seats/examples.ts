import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'من سبعة مقاعد إلى اثنين',
    fields: { heading: 'مكان للعائلة، ومكان للأمتعة', header_size: 'l', paragraph: '<p>حرّك المنزلق لترى كيف تتسع.</p>' },
    groups: [
      { label: 'سبعة ركاب', image: { id: 24737 }, paragraph: '<p>ثلاثة صفوف، و258 لترًا للأمتعة.</p>' },
      { label: 'خمسة ركاب', image: { id: 24739 }, paragraph: '<p>الصف الثالث مطوي، و786 لترًا حتى مستوى النوافذ.</p>' },
      { label: 'أربعة ركاب وحمولة طويلة', image: { id: 24744 }, paragraph: '<p>يُطوى المقعد الأوسط وحده، لألواح التزلج أو السجاد.</p>' },
      { label: 'راكبان', image: { id: 24736 }, paragraph: '<p>أرضية مستوية، و1,875 لترًا حتى السقف.</p>' },
    ],
  },
  {
    name: 'وضعان على خلفية داكنة',
    fields: { heading: 'مقعدان أو أربعة', slider_theme: 'dark-theme' },
    groups: [
      { label: 'مقعدان', image: { id: 24742 }, paragraph: '<p>وصندوق لحقيبتي نهاية الأسبوع.</p>' },
      { label: 'أربعة مقاعد', image: { id: 24734 }, paragraph: '<p>لرحلة قصيرة مع الأصدقاء.</p>' },
    ],
  },
]
