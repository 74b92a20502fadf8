import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أقسام صفحة الطراز',
    fields: {},
    groups: [
      {
        tab_icon: 'x590',
        tab_label: 'التصميم',
        tab_id: 'design',
        blocks_count: 2,
        modal_tab_title: 'التصميم',
        modal_tab_subtitle: 'خطوط صافية ونِسَب متوازنة',
        modal_tab_image: { id: 24731 },
      },
      {
        tab_icon: 'speed',
        tab_label: 'الأداء',
        tab_id: 'performance',
        blocks_count: 1,
        modal_tab_title: 'الأداء',
        modal_tab_subtitle: 'قوة حاضرة وهدوء دائم',
        modal_tab_image: { id: 24734 },
      },
    ],
    owned: [
      { template: 'quote', fields: { quote: 'كل خط في هذه السيارة وُجد لسبب.', author: 'سالم الكعبي', author_role: 'رئيس فريق التصميم' } },
      { template: 'quote', fields: { quote: 'المقصورة غرفة جلوس تعبر بك المدينة.', author: 'نورة العامري', author_role: 'مديرة التصميم الداخلي' } },
      { template: 'quote', fields: { quote: 'القوة الحقيقية هادئة.', author: 'راشد المهيري', author_role: 'كبير مهندسي المحركات' } },
    ],
  },
  {
    name: 'شريط داكن بحشو واسع',
    fields: { tab_padding: 36, is_sticky: false, slider_theme: 'dark-theme' },
    groups: [
      { tab_label: 'نظرة عامة', tab_id: 'overview', blocks_count: 1, modal_tab_title: 'نظرة عامة', modal_tab_subtitle: 'تعرّف إلى الطراز في دقيقة' },
      { tab_label: 'المواصفات', tab_id: 'specifications', blocks_count: 1, modal_tab_title: 'المواصفات', modal_tab_subtitle: 'الأبعاد والمحركات والتجهيزات' },
      { tab_label: 'التملّك', tab_id: 'ownership', blocks_count: 1, modal_tab_title: 'التملّك', modal_tab_subtitle: 'الضمان والصيانة والتمويل' },
    ],
    owned: [
      { template: 'quote', fields: { quote: 'سيارة واحدة لكل ما تنوي فعله.', author: 'خالد المنصوري', author_role: 'مدير المعرض' } },
      { template: 'quote', fields: { quote: 'الأرقام تشرح، والقيادة تُقنع.', author: 'راشد المهيري', author_role: 'كبير مهندسي المحركات' } },
      { template: 'quote', fields: { quote: 'نبقى معك بعد التسليم بسنوات.', author: 'هند السويدي', author_role: 'مديرة خدمة الملّاك' } },
    ],
  },
]
