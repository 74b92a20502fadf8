import { defineBlock } from '#block-engine/define-block.ts'
import { presets, stringField } from '#block-engine/presets.ts'
import { DEFAULT_FINANCE_PRODUCT, financeProductOptions } from '#domains/finance/index.ts'
import { CountryFigures, InputConfig, ModelsInfo, OutputConfig } from './configuration.ts'
import { countryRows } from './country-rows.ts'

export const financeCalculator = defineBlock({
  symbol: 'finance_calculator',
  name: ['Finance calculator', 'حاسبة التمويل'],
  description: 'Visitors choose a model, a deposit and a term, and read the instalment and all that belongs to it; buttons to forms carry the result along.',
  short_description: ['Instalments for a deposit and a term', 'يختار الزائر الطراز والدفعة الأولى والمدة، فيقرأ القسط الشهري وما يتصل به.'],
  search: ['loan', 'instalment', 'hire purchase', 'calculator', 'قسط', 'أقساط', 'قرض', 'تقسيط', 'مرابحة'],
  group: 'Specials',
  version: 1,
  // Figures follow the country that a visitor chose, also before the calculator is touched.
  island: 'visible',
  needs: ['calculator', 'priceLines', 'markets'],
  fields: [
    {
      symbol: 'finance_product',
      label: ['Product', 'المنتج'],
      field_type: 'Select',
      options: financeProductOptions,
      default: DEFAULT_FINANCE_PRODUCT,
    },
    stringField('name', ['Name', 'الاسم'], { max: 160 }),
    {
      symbol: 'description',
      label: ['Description', 'الوصف'],
      hint: [
        'Words only: the sliders and the result follow the two fields of figures below, whatever numbers stand here.',
        'نص للقراءة فقط: تتبع أشرطة الاختيار والنتيجة حقلي الأرقام أدناه، أيًا كانت الأرقام المكتوبة هنا.',
      ],
      field_type: 'Markdown',
      format: 'html',
      translatable: true,
      default: '<p>من 24 إلى 60 قسطًا شهريًا، وبمسافة لا تتجاوز طوال العقد 120,000 كم لسيارات البنزين و150,000 كم لسيارات الديزل.</p>',
    },
    { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link', translatable: true },
    { symbol: 'main_button', label: ['Main button', 'الزر الرئيسي'], field_type: 'Link', translatable: true },
    { ...presets.buttons, symbol: 'additional_buttons', label: ['Further buttons', 'أزرار أخرى'] },
    {
      symbol: 'input_config',
      label: ['What visitors choose', 'ما يختاره الزائر'],
      hint: [
        'Label, min, max, default and unit of down_payment (with interval) and duration; interest_rate in percent a year. A deposit in % is a share of the price; a duration in months or years.',
        'لكل من down_payment وduration القيم label وmin وmax وdefault وunit، ولـdown_payment أيضًا interval، ثم interest_rate نسبةً مئوية سنوية. الدفعة بوحدة % حصة من السعر، والمدة بوحدة months أو years.',
      ],
      field_type: 'Json',
      format: 'json',
      translatable: true,
      schema: InputConfig,
      default: {
        down_payment: { label: 'الدفعة الأولى', min: 20, max: 50, default: 20, interval: 5, unit: '%' },
        duration: { label: 'المدة', min: 4, max: 7, default: 4, unit: 'years' },
        interest_rate: 4.5,
      },
    },
    {
      symbol: 'output_config',
      label: ['Rows of the result', 'بنود النتيجة'],
      hint: [
        'A row is shown with its label; take its key out to hide it. created_at has date_style and time_style: full, long, medium or short.',
        'يظهر كل بند بتسميته في label، ويُخفى بحذف مفتاحه. ولـcreated_at قيمتا date_style وtime_style: full أو long أو medium أو short.',
      ],
      field_type: 'Json',
      format: 'json',
      translatable: true,
      schema: OutputConfig,
      default: {
        monthly_payment: { label: 'القسط الشهري' },
        on_the_road_price: { label: 'السعر على الطريق' },
        total_deposit: { label: 'مجموع الدفعة الأولى', cash_deposit: { label: 'منها نقدًا' } },
        total_amount_of_credit: { label: 'مبلغ التمويل' },
        monthly_payments: { label: 'عدد الأقساط' },
        duration_of_agreement: { label: 'مدة العقد' },
        interest_rate: { label: 'نسبة الربح السنوية' },
        created_at: { label: 'تاريخ الحساب', date_style: 'long', time_style: 'short' },
      },
    },
    {
      ...stringField('nameplate_key_filter', ['Models shown', 'الطرازات المعروضة'], { translatable: false, max: 500 }),
      hint: ['Codes with commas, such as x761, x590; empty shows all.', 'رموز تفصل بينها فواصل، مثل x761, x590؛ وتظهر كل الطرازات عند تركه فارغًا.'],
    },
    {
      symbol: 'calculator_style',
      label: ['Layout', 'التخطيط'],
      field_type: 'Select',
      options: [
        { label: ['Side by side', 'جنبًا إلى جنب'], value: 'default' },
        { label: ['Result on a dark ground', 'النتيجة على خلفية داكنة'], value: 'mena' },
      ],
      default: 'default',
    },
    { symbol: 'hide_free_items', label: ['Hide what costs nothing', 'إخفاء البنود المجانية'], field_type: 'Bool', default: false },
    {
      symbol: 'models_info',
      label: ['Models', 'الطرازات'],
      hint: [
        'A list of { key, name, price, image }; image is the number of a picture in the library. Without models visitors type a price.',
        'قائمة من { key, name, price, image }، وimage رقم صورة في المكتبة. ويكتب الزائر السعر بنفسه إن خلت القائمة.',
      ],
      field_type: 'Json',
      format: 'json',
      translatable: true,
      schema: ModelsInfo,
      default: [],
    },
    {
      symbol: 'country_figures',
      label: ['Figures in other countries', 'الأرقام في دول أخرى'],
      hint: [
        'The figures above count in the country of the product. A visitor who chose another country sees its figures from here, in its currency, or is told that there are none; a rate that is left empty is that of the setting “Countries”.',
        'تخص الأرقام أعلاه دولة المنتج. ويرى من اختار دولة أخرى أرقامها من هنا بعملتها، أو يُخبَر بأنها غير متوفرة. وتُؤخذ النسبة من إعداد «الدول» عند تركها فارغة.',
      ],
      field_type: 'Json',
      format: 'json',
      schema: CountryFigures,
      default: [],
      rows: countryRows,
    },
  ],
  words: {
    model: ['Model', 'الطراز'],
    price: ['Price of the car', 'سعر السيارة'],
    priceFlaw: ['Write the price in digits, such as 250,000.', 'اكتب السعر بالأرقام، مثل 250,000.'],
    month: ['a month', 'شهريًا'],
    months: ['{n} months', '{n} شهرًا'],
    monthsFew: ['{n} months', '{n} أشهر'],
    monthsTwo: ['Two months', 'شهران'],
    monthsOne: ['One month', 'شهر واحد'],
    years: ['{n} years', '{n} سنة'],
    yearsFew: ['{n} years', '{n} سنوات'],
    yearsTwo: ['Two years', 'سنتان'],
    yearsOne: ['One year', 'سنة واحدة'],
    result: ['Result', 'النتيجة'],
    none_in: [
      'There are no figures for finance in {country} yet; these are for {own}.',
      'لا تتوفر بعد أرقام التمويل في {country}، والأرقام هنا تخص التمويل في {own}.',
    ],
    note: [
      'An example for your guidance of hire purchase in {country}. The binding offer is the one that the bank signs.',
      'مثال للاسترشاد على الشراء بالتقسيط في {country}، والعرض الملزم ما يوقّعه البنك.',
    ],
  },
})
