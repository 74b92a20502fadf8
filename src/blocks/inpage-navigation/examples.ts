import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'تنقّل صفحة الطراز',
    fields: {
      title: 'سيارة اليوم',
      cta: { label: 'احجز تجربة قيادة', url: '/test-drive', link_type: 'internal', target_type: 'url' },
    },
    groups: [
      { label: 'نظرة عامة', target_scroll_id: 'overview' },
      { label: 'التصميم الخارجي', target_scroll_id: 'exterior' },
      { label: 'المقصورة', target_scroll_id: 'interior' },
      { label: 'الأداء', target_scroll_id: 'performance' },
      { label: 'المواصفات', target_scroll_id: 'specifications' },
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
  },
]
