import { examples as rentACar } from '#blocks/rent-a-car/examples.ts'
import { examples as subscriptionQuiz } from '#blocks/quiz/subscription/examples.ts'
import {
  aed,
  block,
  buttons,
  callLink,
  dirhams,
  financeRates,
  financeTerms,
  isolate,
  latin,
  link,
  list,
  monthlyInstalment,
  pageLinks,
  paragraphs,
  picture,
  question,
  sampleBlock,
  table,
} from '../builders.ts'
import { financedAbroad, offerAbroad } from '../prices-abroad.ts'
import type { DemoPage, FinancedModel } from '../page.ts'

const financedModels: FinancedModel[] = [
  { key: 'l550', name: 'ديسكفري سبورت', price: 219000 },
  { key: 'x761', name: `جاكوار ${isolate('F-PACE')}`, price: 275000 },
  { key: 'l663-90', name: 'ديفندر 90', price: 299000 },
  { key: 'l462', name: 'ديسكفري', price: 315000 },
  { key: 'l663', name: 'ديفندر 110', price: 325000 },
  { key: 'x590', name: `جاكوار ${isolate('I-PACE')}`, price: 339000 },
  { key: 'l461', name: 'رينج روفر سبورت', price: 435000 },
  { key: 'l460', name: 'رينج روفر', price: 545000 },
]

function financeExample(model: string, price: number): string[] {
  // A narrow column breaks a name at its blank, not behind its hyphen.
  return [model.replaceAll('-', '-\u2060'), aed(price), aed((price * financeTerms.depositPercent) / 100), aed(monthlyInstalment(price))]
}

export const offersAndFinance: DemoPage = {
  path: 'offers-and-finance',
  type: 'page',
  title: 'العروض والتمويل',
  meta_description: 'عروض «معرض» الحالية على رينج روفر وديفندر وديسكفري وجاكوار، وأمثلة الأقساط الشهرية بدفعة أولى 20% على 60 شهرًا، وشروط التمويل في الإمارات.',
  image: picture('offer-abstract-1'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'العروض والتمويل',
      header_tag: '1',
      header_size: 'xl',
      subtitle: 'الأرقام أولًا، والباقي على فنجان قهوة.',
      image: picture('offer-abstract-1'),
      buttons: buttons(link('اطلب عرض سعر', 'offer'), callLink('اتصل بالمبيعات')),
      vertical_alignment: 'bottom',
    }),
    block(
      'content_blocks',
      'offers',
      {
        heading: 'عروض سارية',
        'col-numbers': '3',
        'image-ratio': '16-9',
        paragraph: paragraphs('تسري العروض على السيارات المتوفرة في معارضنا، ولا تُجمع مع عروض أخرى.'),
      },
      [
        {
          image: picture('suv-large-dark'),
          heading: 'رينج روفر سبورت',
          header_tag: '3',
          paragraph: paragraphs(`قسط شهري ${aed(monthlyInstalment(435000))} لمدة 60 شهرًا، مع تأمين السنة الأولى وعقد خدمة لثلاث سنوات.`),
          buttons: buttons(link('تفاصيل الطراز', '/range-rover/range-rover-sport')),
          offer_schedule: { from: '2026-01-01', to: '2027-12-31' },
        },
        {
          image: picture('suv-large-light'),
          heading: 'ديفندر 110',
          header_tag: '3',
          paragraph: paragraphs(`حزمة المستكشف بقيمة ${aed(18500)} دون مقابل مع فئة ${latin('X-Dynamic')}، وتسجيل السيارة علينا.`),
          buttons: buttons(link('تفاصيل الطراز', '/defender/110')),
        },
        {
          image: picture('suv-compact-light'),
          heading: 'جاكوار I-PACE',
          header_tag: '3',
          paragraph: paragraphs(`شاحن جداري وتركيبه بقيمة تصل إلى ${aed(6500)}، وفحص اللوحة الكهربائية قبل الشراء.`),
          buttons: buttons(link('تفاصيل الطراز', '/jaguar-range/i-pace/index')),
        },
      ],
    ),
    block('single_offer', 'month', {
      heading: 'عرض الشهر: رينج روفر سبورت',
      header_size: 'l',
      image: picture('suv-large-dark'),
      price: dirhams(435000),
      lease_price: dirhams(monthlyInstalment(435000)),
      prices_elsewhere: offerAbroad(435000),
      paragraph: paragraphs('مع تأمين السنة الأولى وعقد خدمة لثلاث سنوات، ونتحمل رسوم التسجيل في هذا العرض.'),
      buttons: buttons(link('اطلب العرض', 'offer'), link('تفاصيل الطراز', '/range-rover/range-rover-sport')),
      disclaimer: `القسط مثال على تمويل لمدة 60 شهرًا بدفعة أولى 20% و${financeRates}، ويخضع لموافقة البنك.`,
      box_color: 'grey-theme',
    }),
    block('text_steps', 'how', { heading: 'كيف يسير التمويل', 'col-numbers': '4', box_color: 'grey-theme' }, [
      { heading: 'تختار السيارة', paragraph: paragraphs('نكتب لك عرض السعر كاملًا، بالتسجيل والتأمين.') },
      { heading: 'نقدّم الطلب', paragraph: paragraphs('إلى البنك الذي تختاره من شركائنا، أو إلى بنكك أنت.') },
      { heading: 'يصلك القرار', paragraph: paragraphs('خلال يومي عمل في العادة، وسنخبرك به أيًا كان.') },
      { heading: 'تستلم المفتاح', paragraph: paragraphs('في المعرض أو أمام بيتك، والسيارة مسجلة باسمك.') },
    ]),
    block('snippet', 'examples-intro', {
      heading: 'أمثلة على الأقساط',
      paragraph: paragraphs(
        `تقوم الأمثلة على دفعة أولى 20% ومدة 60 شهرًا و${financeRates}، دون دفعة أخيرة. وهي للاسترشاد، والعرض النهائي ما يوقّعه البنك.`,
        'تعلن البنوك النسبة الثابتة، وهي تُحسب على كامل المبلغ الممول. أما النسبة على الرصيد المتناقص فتُحسب على ما تبقى منه، ولذلك تبدو أعلى والقسط واحد.',
      ),
      padding_grid_class: 'bottom-space-0',
    }),
    block('html_box', 'examples', {
      html: table(['الطراز', 'السعر', 'الدفعة الأولى', 'القسط الشهري'], ...financedModels.map(({ name, price }) => financeExample(name, price))),
      has_container: true,
    }),
    block('finance_calculator', 'calculator', {
      name: 'احسب قسطك الشهري',
      description: paragraphs('اختر الطراز والدفعة الأولى والمدة، فترى القسط وما يُدفع معه. وأرسل النتيجة إلى مستشارينا ليؤكدها البنك.'),
      input_config: {
        down_payment: { label: 'الدفعة الأولى', min: 20, max: 50, default: 20, interval: 5, unit: '%' },
        duration: { label: 'المدة', min: 12, max: 60, default: 60, unit: 'months' },
        interest_rate: financeTerms.annualRate,
      },
      models_info: financedModels,
      country_figures: financedAbroad(financedModels),
      main_button: link('اطلب عرض التمويل', 'offer'),
    }),
    sampleBlock('rent_a_car', 'reserve', rentACar, { block_scroll_id: 'reserve' }),
    sampleBlock('subscription_quiz', 'ways', subscriptionQuiz, { block_scroll_id: 'ways' }),
    block('accordion', 'questions', { heading: 'أسئلة عن التمويل', is_first_open: true, allow_multiple: true }, [
      {
        heading: 'ما الأوراق المطلوبة؟',
        paragraph:
          paragraphs('للمقيمين والمواطنين من أصحاب الرواتب:') +
          list('الهوية الإماراتية وجواز السفر', 'شهادة راتب حديثة', 'كشف حساب لثلاثة أشهر', 'رخصة قيادة سارية'),
      },
      question('هل يمكن السداد المبكر؟', 'نعم، وفق رسوم يحددها البنك ولا تتجاوز عادة 1% من المبلغ المتبقي.'),
      question('هل تموّلون سيارات الشركات؟', 'نعم، للشركات المسجلة في الدولة منذ سنتين على الأقل. يتولى فريق الشركات لدينا الطلب من أوله إلى آخره.'),
    ]),
    block('ready_to_go_bar', 'next-steps', { heading: 'خطوتك التالية', box_color: 'dark-theme' }, [
      { icon: 'quote', label: 'اطلب عرض سعر', link: link('اطلب عرض سعر', 'offer') },
      { icon: 'compare', label: 'قارن الطرازات', link: link('قارن الطرازات', '/compare') },
      { icon: 'location', label: 'أقرب معرض', link: link('أقرب معرض', '/retailer-locator') },
      { icon: 'phone', label: 'اتصل بنا', link: callLink('اتصل بنا') },
    ]),
    pageLinks(),
  ],
}
