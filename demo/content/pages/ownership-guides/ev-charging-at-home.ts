import { aed, block, buttons, callLink, latin, link, list, paragraphs, picture, question, table } from '../../builders.ts'
import type { DemoPage } from '../../page.ts'

export const evChargingAtHome: DemoPage = {
  path: 'ownership-guides/ev-charging-at-home',
  type: 'page',
  title: 'شحن السيارة في المنزل',
  meta_title: 'دليل شحن السيارة الكهربائية في المنزل',
  meta_description: 'كيف تشحن سيارتك الكهربائية في الفيلا أو الشقة: اختيار الشاحن وتركيبه وتكلفته، وتكلفة الكيلومتر، وعادات تطيل عمر البطارية في حر الخليج.',
  image: picture('suv-compact-light'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'شحن السيارة في المنزل',
      header_tag: '1',
      header_size: 'xl',
      subtitle: 'توصلها مساءً، وتجدها ممتلئة صباحًا.',
      image: picture('hero-city'),
      vertical_alignment: 'center',
    }),
    block('snippet', 'why', {
      heading: 'لماذا المنزل أولًا',
      paragraph: paragraphs(
        'تقف السيارة في بيتك نحو عشر ساعات كل ليلة، وهي أطول من أي شحن تحتاج إليه. والكهرباء المنزلية أرخص من المحطات السريعة، وألطف على البطارية.',
      ),
    }),
    block('tabbed_component', 'homes', { heading: 'بحسب مسكنك', tab_padding: 22, box_color: 'grey-theme' }, [
      {
        tab_icon: 'build',
        tab_label: 'فيلا',
        tab_id: 'villa',
        heading: 'في الفيلا',
        paragraph:
          paragraphs('شاحن جداري في الموقف، وخط مستقل من اللوحة الرئيسية بقاطع تسرب خاص. العمل يوم واحد في أغلب البيوت.') +
          list('المسافة إلى اللوحة أقل من 20 مترًا', 'حمل متاح لا يقل عن 11 كيلوواط'),
        image: picture('lifestyle-gate'),
      },
      {
        tab_icon: 'location',
        tab_label: 'شقة',
        tab_id: 'apartment',
        heading: 'في الشقة',
        paragraph: paragraphs('تبدأ بموافقة إدارة المبنى وعدّاد فرعي لموقفك. نزوّدك بملف فني جاهز للتقديم، ونحضر مع مهندس المبنى إن طُلب ذلك.'),
        image: picture('hero-city'),
      },
      {
        tab_icon: 'globe',
        tab_label: 'دون موقف',
        tab_id: 'none',
        heading: 'دون موقف خاص',
        paragraph: paragraphs('شحنة سريعة واحدة في الأسبوع تكفي أغلب سائقي المدينة. ولدينا في كل معرض شاحن متاح للمُلّاك.'),
        image: picture('service-bay'),
      },
    ]),
    block('text_steps', 'installation', { heading: 'من الطلب إلى أول شحنة', 'col-numbers': '4' }, [
      { heading: 'زيارة فحص', paragraph: paragraphs('نقيس الحمل والمسافة، ونصوّر اللوحة.') },
      { heading: 'عرض مكتوب', paragraph: paragraphs('خلال يومي عمل، بالقطع والأجور والمدة.') },
      { heading: 'موافقة وتركيب', paragraph: paragraphs('نقدّم الطلب إلى هيئة الكهرباء، ونركّب بعد صدوره.') },
      { heading: 'اختبار وتسليم', paragraph: paragraphs('نشحن السيارة أمامك، ونسلّمك شهادة الاختبار.') },
    ]),
    block('snippet', 'costs-intro', {
      heading: 'كم يكلف',
      paragraph: paragraphs('الأرقام تقديرية لسنة 2026، بتعرفة 0.30 درهم للكيلوواط ساعة ومسافة 15,000 كم سنويًا.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('html_box', 'costs', {
      html: table(
        ['البند', 'التكلفة'],
        ['زيارة الفحص لمن يطلب السيارة', 'بلا مقابل'],
        ['شاحن 11 كيلوواط مع التركيب، من', aed(4200)],
        ['كهرباء سنة كاملة', aed(990)],
        ['وقود سنة لسيارة مماثلة', aed(4100)],
      ),
      has_container: true,
    }),
    block('snippet', 'habits', {
      heading: 'عادات تحفظ البطارية',
      paragraph: list(
        'اشحن إلى 80% في الأيام العادية، وإلى 100% قبل السفر فقط.',
        'برّد المقصورة والسيارة موصولة بالشاحن.',
        'أوقفها في الظل ما استطعت، ولا تتركها أسابيع دون 20%.',
        'اجعل الشحن السريع للسفر، واشحن في المنزل كل يوم.',
      ),
      image: picture('interior-dash'),
    }),
    block('accordion', 'questions', { heading: 'أسئلة شائعة', is_first_open: true }, [
      question('هل أستخدم المقبس العادي؟', 'للطوارئ فقط، وبكابل السيارة الأصلي. الشحن منه بطيء ويُجهد أسلاك البيت إن طال.'),
      question('هل ينتقل الشاحن معي؟', `نعم. يُفك الشاحن ويُركّب في المنزل الجديد، وتبدأ تكلفة النقل من ${aed(1200)}.`),
      question(
        'أي سيارة يناسبها هذا الدليل؟',
        `كل سيارة كهربائية أو هجينة قابلة للشحن، ومنها <a href="/jaguar-range/i-pace/index">جاكوار ${latin('I-PACE')}</a>.`,
      ),
    ]),
    block('snippet', 'visit', {
      heading: 'اطلب زيارة فحص',
      paragraph: paragraphs('المواعيد من الاثنين إلى السبت في دبي وأبوظبي والشارقة والعين.'),
      buttons: buttons(callLink('اطلب زيارة'), link('جاكوار الكهربائية', '/jaguar-range/i-pace/index')),
      box_color: 'dark-theme',
    }),
  ],
}
