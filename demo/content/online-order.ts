import type { JourneyContent, JourneyType, PaymentType } from '#domains/orders/index.ts'
import type { CompanyConfigSeed } from '#domains/stock/index.server.ts'
import { list, paragraphs, refund } from './builders.ts'

/** Content as staff write it: what is left out is said in the words of the site. */
type Written<Content> = Content extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : Content extends object
    ? { [Key in keyof Content]?: Written<Content[Key]> }
    : Content
type WrittenConfig<Content> = Written<Content> & { content_types?: Partial<Record<PaymentType, Written<Content>>> }
type Configs = { [Type in JourneyType]: WrittenConfig<JourneyContent[Type]> }

/** The button set of every vehicle of the demo that can be ordered. */
export const ONLINE_BUTTON_SET = 'online'
/** A configuration that leads to a vehicle. */
export const DEMO_CONFIG_URL = 'maarad-studio-1048'

const terms = [
  '<h3>الحجز</h3>',
  paragraphs('يُخصّص لك المعرض السيارة المحددة عند استلام رسم الحجز، ويحتفظ بها سبعة أيام. يُحتسب الرسم كاملًا من ثمن السيارة.'),
  '<h3>العدول</h3>',
  paragraphs(`لك أن تعدل عن الطلب خلال ${refund.within} من تاريخه دون إبداء الأسباب، ويُردّ إليك الرسم بوسيلة الدفع نفسها خلال ${refund.paidIn}.`),
  '<h3>العقد والتسليم</h3>',
  list(
    'يصبح البيع نافذًا بتوقيع العقد في المعرض.',
    'تُسلَّم السيارة بعد سداد بقية الثمن وتسجيلها باسمك.',
    'الأسعار شاملة ضريبة القيمة المضافة حيث تُطبَّق، وغير شاملة رسوم التسجيل.',
  ),
].join('')

const orderOnline: Configs['order_online'] = {
  reservation: {
    heading: 'احجز السيارة',
    text: `نحتفظ بها لك حتى موعد زيارتك. يُحتسب الرسم من الثمن، ويُردّ إليك كاملًا إذا عدلت خلال ${refund.within}.`,
    is_offered: true,
  },
  purchase: { heading: 'اشترِ السيارة', text: 'أكّد الشراء برسم الحجز الآن، ويُعدّ معرضك العقد، ثم تسدّد بقية الثمن عند التسليم.', is_offered: true },
  button_sets: [
    { id: ONLINE_BUTTON_SET, setup_type: 'extended', reservation_fee: 2000, financing_options: ['cash', 'lease', 'rent'] },
    { id: 'showroom', setup_type: 'simple' },
  ],
}

const steps: Configs['order_online_steps_page'] = {
  payment_options: {
    heading: 'طريقة الدفع',
    text: 'يمكنك تغييرها حتى توقيع العقد.',
    lease: { months: 48, deposit_percent: 10, annual_rate: 4.72, monthly_mileage: 1700 },
    subscription: { months: 3, deposit_percent: 0, monthly_mileage: 2500 },
  },
  service_packs: {
    heading: 'باقات الخدمة',
    text: 'أضف ما تحتاجه، ويدرجه معرضك في العقد.',
    packs: [
      { id: 'service-5', name: 'صيانة خمسة أعوام', text: 'جميع أعمال الصيانة الدورية وقطعها، لغاية 75,000 كم.', price: 9900 },
      { id: 'warranty-2', name: 'تمديد الضمان عامين', text: 'تغطية الوكيل نفسها بعد انقضاء الضمان الأساسي.', price: 7500 },
      { id: 'protection', name: 'حماية الطلاء والمقصورة', text: 'طبقة سيراميك للطلاء، ومعالجة للجلد والأقمشة.', price: 4200 },
    ],
  },
  trade_in: { is_offered: true, heading: 'استبدل سيارتك الحالية', text: 'عرّفنا بسيارتك، ونقيّمها بلا مقابل عند زيارتك.' },
  location: { heading: 'معرضك', text: 'هنا تعاين السيارة وتستلمها.' },
  content_types: {
    lease: { payment_options: { text: 'يبيّن العقد المدة والدفعة الأولى وعدد الكيلومترات.' } },
    subscription: { payment_options: { text: 'يشمل الاشتراك التأمين والصيانة، ويُجدَّد كل ثلاثة أشهر.' }, service_packs: { packs: [] } },
  },
}

const checkout: Configs['order_online_checkout_page'] = {
  details: { heading: 'طلبك' },
  form: {
    heading: 'بيانات التواصل',
    text: 'نكتب اسمك في العقد كما تدخله هنا.',
    privacy: 'نستخدم بياناتك لهذا الطلب فحسب، وتُحفظ وفق سياسة الخصوصية.',
  },
  booking: { heading: 'متى تودّ زيارتنا؟', text: 'نجهّز السيارة في الموعد الذي تختاره.', is_offered: true, first_day: 1, days: 21 },
  payment: { heading: 'المراجعة والدفع', text: `يُردّ الرسم كاملًا إذا عدلت خلال ${refund.within}.`, vendor: { uuid: 'demo', type: 'TEST' }, is_on_hold: true },
  confirmation_page: {
    heading: 'تفاصيل طلبك',
    text: 'احتفظ بهذه الصفحة، ففيها كل ما تحتاجه حتى الاستلام.',
    next_steps: ['سيتصل بك معرضك خلال يوم عمل واحد.', 'تعاين السيارة وتستكمل الأوراق عند زيارتك.', 'تسدّد بقية الثمن وتستلم المفاتيح.'],
  },
  rebooking_page: { heading: 'سبق أن طلبت هذه السيارة', text: 'السيارة محفوظة باسمك، ولا حاجة إلى طلب جديد.', button_label: 'عرض الطلب' },
  error_page: { heading: 'تعذّر إتمام الطلب عبر الإنترنت', text: 'لم يُسحب منك أي مبلغ، ويسعد معرضك أن يكمل الطلب معك هاتفيًا.' },
  terms_and_conditions: { version: '2026-11', label: 'أوافق على شروط الطلب عبر الإنترنت.', html: terms },
  authentication: { text: 'نطابق الاسم في الطلب مع وثيقة المشتري.' },
}

const success: Configs['order_online_success_page'] = {
  success: {
    heading: 'شكرًا لك، السيارة محجوزة باسمك',
    next_steps: ['سيتصل بك معرضك خلال يوم عمل واحد.', 'تعاين السيارة وتستكمل الأوراق عند زيارتك.', 'تسدّد بقية الثمن وتستلم المفاتيح.'],
  },
  reservation_confirmation_error_page: { heading: 'تعذّر تأكيد الطلب', text: 'انتهت صلاحية الرابط أو سبق استخدامه. ويسعد معرضك مساعدتك.' },
  failure_page: { heading: 'لم نعثر على هذا الطلب', text: 'تحقّق من رقم الطلب، أو اتصل بنا ويسعدنا مساعدتك.' },
}

/** What the online order of the demo says; the configurator's journey differs where a car has yet to be built. */
export const onlineOrderConfigs: readonly CompanyConfigSeed[] = [
  { configType: 'order_online', content: orderOnline },
  { configType: 'order_online_steps_page', content: steps },
  { configType: 'order_online_checkout_page', content: checkout },
  { configType: 'order_online_success_page', content: success },
  {
    configType: 'config_order_online',
    content: {
      ...orderOnline,
      reservation: { heading: 'احجز موعد التصنيع', text: 'نثبّت لك دورك في الإنتاج حتى نراجع التصميم معًا. يُحتسب الرسم كاملًا من الثمن.', is_offered: true },
      purchase: { heading: 'اطلب تصنيع السيارة', text: 'أكّد الطلب برسم الحجز الآن، ويبدأ التصنيع بعد اعتماد التصميم.', is_offered: true },
    },
  },
  {
    configType: 'config_order_online_steps_page',
    content: {
      ...steps,
      payment_options: { ...steps.payment_options, text: 'يبدأ السداد عند تسليم السيارة، ويمكنك تغيير الطريقة حتى ذلك الحين.' },
      location: { heading: 'معرضك', text: 'هنا تراجع التصميم وتستلم السيارة بعد تصنيعها.' },
    },
  },
  {
    configType: 'config_order_online_success_page',
    content: {
      ...success,
      success: {
        heading: 'شكرًا لك، حُفظ تصميمك ودورك في الإنتاج',
        next_steps: ['سيتصل بك معرضك خلال يوم عمل واحد.', 'ستراجع التصميم وعينات الألوان عند زيارتك.', 'سنبلغك بموعد التسليم فور بدء التصنيع.'],
      },
    },
  },
  {
    configType: 'config_order_online_checkout_page',
    content: {
      ...checkout,
      booking: { heading: 'متى نراجع التصميم معًا؟', text: 'يعرض عليك المستشار عينات الطلاء والجلد قبل اعتماد الطلب.', is_offered: true },
    },
  },
].map((config) => ({ key: 'showroom', ...config }) as CompanyConfigSeed) // the types of the contents are checked where they are written
