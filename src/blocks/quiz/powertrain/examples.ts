import type { Example } from '#block-engine/define-block.ts'

const link = (url: string) => ({ label: '', url, target_type: 'url' })
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const latin = (text: string) => `<bdi dir="ltr">${text}</bdi>`

const petrol = {
  petrol_image: { id: 24736 },
  petrol_introduction: '<p>رحلاتك متنوعة، ولا محطة شحن قريبة منك. محرك البنزين حاضر متى أردت، ولا يطلب منك ترتيبًا.</p>',
  petrol_description: '<p>تملأ الخزان في دقائق، وتسافر من الإمارة إلى الحدود من غير توقف. وفي المدينة يطفئ المحرك نفسه عند الإشارة.</p>',
  petrol_advantages: list('تزويد بالوقود في دقائق، في كل مكان', 'سعر شراء أقل', 'أداء ثابت في الحر'),
  petrol_disadvantages: list('استهلاك أعلى في زحام المدينة', 'صيانة دورية أكثر من الكهربائية'),
  petrol_vehicle_label: 'رينج روفر سبورت',
  petrol_vehicle_link: link('/range-rover/range-rover-sport'),
  petrol_other_option_label: 'قارن بين الطرازات كلها',
  petrol_other_option_link: link('/compare'),
  petrol_aside_box_label: 'جرّبها على طريقك',
  petrol_aside_box_description: '<p>نأتي بالسيارة إلى باب بيتك، وتقودها حيث تقود كل يوم.</p>',
  petrol_aside_primary_label: 'احجز تجربة قيادة',
  petrol_aside_primary_link: link('/contact-us'),
  petrol_aside_secondary_label: 'السيارات المتوفرة',
  petrol_aside_secondary_link: link('/find-a-car'),
}

const diesel = {
  diesel_image: { id: 24737 },
  diesel_introduction: '<p>مسافات طويلة وحمولة وقطر: هذا ما صُنع له محرك الديزل.</p>',
  diesel_description: '<p>عزم كبير من أول ضغطة، وخزان يكفي ألف كيلومتر على الطريق المفتوح.</p>',
  diesel_advantages: list('أقل استهلاك على الطرق السريعة', 'عزم للقطر وصعود الرمل', 'مدى طويل بخزان واحد'),
  diesel_disadvantages: list('لا يناسب الرحلات القصيرة المتكررة', 'محطات الديزل أقل داخل المدن'),
  diesel_vehicle_label: 'ديفندر 110',
  diesel_vehicle_link: link('/defender/110'),
  diesel_other_option_label: 'قارن بين الطرازات كلها',
  diesel_other_option_link: link('/compare'),
  diesel_aside_box_label: 'جرّبها محمّلة',
  diesel_aside_box_description: '<p>أحضر مقطورتك إلى المعرض، ونخرج بها معًا.</p>',
  diesel_aside_primary_label: 'احجز تجربة قيادة',
  diesel_aside_primary_link: link('/contact-us'),
  diesel_aside_secondary_label: 'أقرب معرض',
  diesel_aside_secondary_link: link('/retailer-locator'),
}

const phev = {
  phev_image: { id: 24738 },
  phev_introduction: '<p>كهرباء في أيام الأسبوع، ووقود في السفر. لن تختار بينهما.</p>',
  phev_description: '<p>تشحنها في الليل، فتقطع طريق العمل ذهابًا وإيابًا بلا قطرة وقود. وحين تطول الرحلة يكمل محرك البنزين.</p>',
  phev_advantages: list('مشاويرك اليومية بالكهرباء', 'لا قلق على المدى في السفر', 'تشحن في البيت أو العمل'),
  phev_disadvantages: list('توفيرها مع الشحن المنتظم فقط', 'صندوق أصغر قليلًا بسبب البطارية'),
  phev_vehicle_label: 'رينج روفر',
  phev_vehicle_link: link('/range-rover/range-rover'),
  phev_other_option_label: 'ماذا لو كانت كهربائية بالكامل؟',
  phev_other_option_link: link('/jaguar-range/i-pace/index'),
  phev_aside_box_label: 'هل يناسبها بيتك؟',
  phev_aside_box_description: '<p>نزورك ونفحص اللوحة الكهربائية قبل أن تشتري.</p>',
  phev_aside_primary_label: 'اطلب زيارة فحص',
  phev_aside_primary_link: link('/contact-us'),
  phev_aside_secondary_label: 'دليل الشحن المنزلي',
  phev_aside_secondary_link: link('/ownership-guides/ev-charging-at-home'),
}

const bev = {
  bev_image: { id: 24805 },
  bev_introduction: '<p>رحلاتك قصيرة، والشحن في متناولك. السيارة الكهربائية أهدأ ما تقوده وأقله كلفة.</p>',
  bev_description: `<p>مدى ${latin('I-PACE')} 470 كم بدورة القياس العالمية الموحدة، أي أسبوع كامل في المدينة بشحنة واحدة.</p>`,
  bev_advantages: list('كلفة كيلومتر هي الأقل', 'تشحن وأنت نائم', 'لا زيت ولا مرشحات وقود'),
  bev_disadvantages: list('السفر الطويل يحتاج إلى توقف للشحن', 'المدى أقصر قليلًا في شدة الحر'),
  bev_vehicle_label: 'جاكوار \u2066I-PACE\u2069',
  bev_vehicle_link: link('/jaguar-range/i-pace/index'),
  bev_other_option_label: 'رينج روفر الهجينة القابلة للشحن',
  bev_other_option_link: link('/range-rover/range-rover'),
  bev_aside_box_label: 'الشحن في بيتك',
  bev_aside_box_description: '<p>نفحص اللوحة الكهربائية بلا مقابل لمن يطلب السيارة، ونركّب الشاحن في يوم واحد.</p>',
  bev_aside_primary_label: 'اطلب زيارة فحص',
  bev_aside_primary_link: link('/contact-us'),
  bev_aside_secondary_label: 'دليل الشحن المنزلي',
  bev_aside_secondary_link: link('/ownership-guides/ev-charging-at-home'),
}

export const examples: readonly Example[] = [
  {
    name: 'خمسة أسئلة وأربع نتائج',
    fields: {
      intro_heading: 'بنزين أم ديزل أم كهرباء؟',
      intro_text: '<p>خمسة أسئلة عن طريقك اليومي وسفرك، ودقيقة واحدة من وقتك. ثم نقترح ما يناسبك، ونقول لماذا.</p>',
      intro_image: { id: 24739 },
      start_label: 'ابدأ الاختبار',
      ...petrol,
      ...diesel,
      ...phev,
      ...bev,
    },
  },
]
