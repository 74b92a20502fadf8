import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'ثلاث بطاقات في صف',
    fields: {
      heading: 'تفاصيل تصنع الفرق',
      header_size: 'l',
      paragraph: '<p>كل ما تراه العين وتلمسه اليد اختير لسبب.</p>',
    },
    groups: [
      {
        image: { id: 24744 },
        heading: 'جلود من مصدر واحد',
        paragraph: '<p>ست درجات لونية، ولمسة تبقى ناعمة مع الزمن.</p>',
        buttons: [{ id: 'leather', label: 'خيارات المقصورة', button_type: 'tertiary', target: '/range-rover/range-rover', target_type: 'url' }],
      },
      {
        image: { id: 24745 },
        heading: 'شاشة واحدة تكفي',
        paragraph: '<p>أوامر قليلة، وردّ فوري، وصوت يفهم العربية.</p>',
        buttons: [{ id: 'screen', label: 'نظام المعلومات', button_type: 'tertiary', target: '/range-rover/range-rover', target_type: 'url' }],
      },
      {
        image: { id: 24746 },
        heading: 'عجلات قياس 23 بوصة',
        paragraph: '<p>سبائك مطروقة تخفف الوزن وتزيد الثبات.</p>',
        buttons: [{ id: 'wheels', label: 'تصاميم العجلات', button_type: 'tertiary', target: '/range-rover/range-rover-sport', target_type: 'url' }],
      },
    ],
  },
  {
    name: 'نصفان متقابلان',
    fields: { 'col-numbers': '1', font_size: 'big', vertical_alignment: 'center', box_color: 'grey-theme' },
    groups: [
      {
        image: { id: 24736 },
        native_video: '/ar/brand/turn.mp4',
        heading: 'من المقدمة إلى المؤخرة',
        paragraph: '<p>دورة كاملة حول السيارة، بلا كلام ولا موسيقى.</p>',
        buttons: [{ id: 'drive', label: 'احجز تجربة قيادة', button_type: 'secondary', target: 'enquiry:test-drive', target_type: 'url' }],
      },
    ],
  },
  {
    name: 'أربع صور عريضة على خلفية داكنة',
    fields: { heading: 'من المعرض', 'col-numbers': '4', 'image-ratio': '16-6-5', box_color: 'dark-theme' },
    groups: [
      { image: { id: 24736 }, heading: 'الدفع الرباعي' },
      { image: { id: 24740 }, heading: 'الصالون' },
      { image: { id: 24742 }, heading: 'الكوبيه' },
      { image: { id: 24738 }, heading: 'المدمجة' },
      {
        image: { id: 24758 },
        heading: 'عروض الموسم',
        paragraph: '<p>تظهر لمن له عرض سارٍ.</p>',
        dc_strategy: {
          key: 'mena_offers',
          value: { model: 'range_rover' },
          fallback: { text: 'لا عروض سارية اليوم.', link: { label: 'تواصل معنا', url: '/ar/contact-us' } },
        },
      },
    ],
  },
]
