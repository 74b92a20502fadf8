import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'عنوان فوق صورة',
    fields: {
      heading: 'حضورٌ يسبق الوصول',
      header_size: 'title',
      header_tag: '1',
      subtitle: 'مجموعة 2026 في صالة العرض. اختر طرازك، ودع لنا بقية التفاصيل.',
      image: { id: 24731 },
      buttons: [
        { id: 'models', label: 'استكشف الطرازات', button_type: 'primary', target: '/models', target_type: 'url' },
        { id: 'drive', label: 'احجز تجربة قيادة', button_type: 'secondary', target: 'enquiry:test-drive', target_type: 'url' },
      ],
    },
  },
  {
    name: 'العنوان في الأسفل',
    fields: {
      heading: 'الطريق يبدأ حيث ينتهي الأسفلت',
      header_size: 'xl',
      header_tag: '1',
      subtitle: 'أنظمة قيادة على الكثبان، جاهزة قبل أن تطلبها.',
      image: { id: 24732 },
      vertical_alignment: 'bottom',
      buttons: [{ id: 'offroad', label: 'القدرات على الطرق الوعرة', button_type: 'tertiary', target: '/ownership-guides/desert-driving', target_type: 'url' }],
    },
  },
  {
    name: 'عنوان لاتيني من اليسار',
    fields: {
      heading: 'Range Rover',
      header_size: 'title',
      header_tag: '1',
      header_font: 'secondary',
      subtitle: 'Composed in every light.',
      image: { id: 24733 },
      vertical_alignment: 'top',
      dir: 'ltr',
    },
  },
]
