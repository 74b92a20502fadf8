import type { Example } from '#block-engine/define-block.ts'

const details = { id: 'details', label: 'تفاصيل الطراز', button_type: 'primary', target: '/range-rover', target_type: 'url' } as const
const drive = { id: 'drive', label: 'تجربة قيادة', button_type: 'secondary', target: '/contact-us', target_type: 'url' } as const

const models = [
  {
    name: 'الدفع الرباعي الكبير',
    image: { id: 24737 },
    price: 'ابتداءً من 545,000 درهم',
    buttons: [details, drive],
    specs: [
      {
        name: 'قاعدة العجلات القياسية',
        rows: [
          { Name: 'SE', Engine: '6 أسطوانات، 400 حصان', Consumption: '9.6 لتر لكل 100 كم', Price: '545,000 درهم', Lease: '8,170 درهمًا' },
          { Name: 'HSE', Engine: '8 أسطوانات، 530 حصانًا', Consumption: '11.8 لتر لكل 100 كم', Price: '649,000 درهم', Lease: '9,730 درهمًا' },
        ],
      },
      {
        name: 'قاعدة العجلات الطويلة',
        rows: [{ Name: 'Autobiography', Engine: '8 أسطوانات، 615 حصانًا', Consumption: '12.1 لتر لكل 100 كم', Price: '829,000 درهم', Lease: '12,430 درهمًا' }],
      },
    ],
  },
  {
    name: 'الدفع الرباعي المدمج',
    image: { id: 24739 },
    price: 'ابتداءً من 219,000 درهم',
    buttons: [details, drive],
    specs: [
      {
        name: 'فئات الدفع الرباعي المدمج',
        rows: [
          { Name: 'S', Engine: '4 أسطوانات، 200 حصان', Consumption: '8.8 لتر لكل 100 كم', Price: '219,000 درهم', Lease: '3,280 درهمًا' },
          { Name: 'Dynamic SE', Engine: '4 أسطوانات، 249 حصانًا', Consumption: '9.1 لتر لكل 100 كم', Price: '245,000 درهم', Lease: '3,670 درهمًا' },
        ],
      },
    ],
  },
  {
    name: 'الصالون',
    image: { id: 24741 },
    price: 'ابتداءً من 289,000 درهم',
    buttons: [details, drive],
    specs: [
      {
        name: 'فئات الصالون',
        rows: [{ Name: 'P300', Engine: '4 أسطوانات، 300 حصان', Consumption: '7.9 لتر لكل 100 كم', Price: '289,000 درهم', Lease: '4,330 درهمًا' }],
      },
    ],
  },
]

export const examples: readonly Example[] = [
  { name: 'طراز واحد في كل شريحة', fields: { heading: 'الطرازات والأسعار', header_size: 'l' }, groups: models },
  {
    name: 'طرازات متجاورة',
    fields: { heading: 'الأكثر طلبًا هذا الموسم', slider_theme: 'grey-theme', carousel_view_options: 'adjacent_slides' },
    groups: models.map((model) => ({ ...model, buttons: [details] })),
  },
]
