import type { Example } from '#block-engine/define-block.ts'

/** A part of the page that the bar leads to. */
const part = (block_scroll_id: string, heading: string, text: string) => ({
  template: 'snippet',
  fields: { block_scroll_id, heading, paragraph: `<p>${text}</p>` },
})

export const examples: readonly Example[] = [
  {
    name: 'تنقّل صفحة الطراز',
    fields: {
      title: 'سيارة اليوم',
      cta: { label: 'احجز تجربة قيادة', url: 'enquiry:test-drive', target_type: 'url' },
    },
    groups: [
      { label: 'نظرة عامة', target_scroll_id: 'overview' },
      { label: 'التصميم الخارجي', target_scroll_id: 'exterior' },
      { label: 'المقصورة', target_scroll_id: 'interior' },
      { label: 'الأداء', target_scroll_id: 'performance' },
      { label: 'المواصفات', target_scroll_id: 'specifications' },
    ],
    owned: [
      part('overview', 'نظرة عامة', 'سيارة لكل يوم: هادئة في المدينة، واثقة خارجها.'),
      part('exterior', 'التصميم الخارجي', 'خط واحد من المقدمة إلى الخلف، وزجاج يساوي الهيكل.'),
      part('interior', 'المقصورة', 'جلد وخشب وضوء هادئ، وكل زر في متناول اليد.'),
      part('performance', 'الأداء', 'قوة حاضرة من أول ضغطة على الدواسة.'),
      part('specifications', 'المواصفات', 'الأبعاد والمحركات والتجهيزات في صفحة واحدة.'),
    ],
  },
  {
    name: 'شريط أسود مع شعار ورابط خارج الصفحة',
    fields: { logo: { id: 24733, alt: '' }, title: 'خدمة الملّاك', is_sticky: false, box_color: 'black-theme' },
    groups: [
      { label: 'الضمان', target_scroll_id: 'warranty' },
      { label: 'الصيانة', target_scroll_id: 'maintenance' },
      { label: 'المساعدة على الطريق', target_scroll_id: 'roadside' },
      { label: 'مواقع المعارض', link: { url: '/retailer-locator', link_type: 'internal', target_type: 'url' } },
    ],
    owned: [
      part('warranty', 'الضمان', 'خمس سنوات تشمل القطع وأجور العمل.'),
      part('maintenance', 'الصيانة', 'السعر مكتوب قبل أن يبدأ العمل.'),
      part('roadside', 'المساعدة على الطريق', 'رقم واحد يجيبك في كل وقت.'),
    ],
  },
]
