import { block, buttons, dirhams, grade, latin, link, litres, nextSteps, pageNavigation, paragraphs, picture, priceNote, question } from '../../builders.ts'
import type { DemoPage } from '../../page.ts'

export const fPace: DemoPage = {
  path: 'jaguar-range/f-pace/index',
  type: 'page',
  title: 'جاكوار F-PACE',
  meta_title: 'جاكوار F-PACE: المواصفات والأسعار',
  meta_description: 'جاكوار F-PACE بمحركات من 250 إلى 550 حصانًا، ومقصورة بمواد طبيعية وصندوق يتسع للعائلة. الفئات والأسعار والصور وأسئلة شائعة في الإمارات.',
  image: picture('hero-lake'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_carousel_2', 'hero', { is_autoplay: true, has_timer: true, slide_duration: 7000, carousel_view_options: 'default', dir: 'rtl' }, [
      {
        heading: 'جاكوار F-PACE',
        header_tag: '1',
        header_size: 'title',
        image: picture('hero-lake'),
        vertical_alignment: 'center',
        info: paragraphs('سيارة رياضية بخمسة مقاعد'),
        description: paragraphs('كل ما تحتاج إليه العائلة، وقليل مما لا تحتاج إليه.'),
        price: `ابتداءً من ${dirhams(275000)}`,
        buttons: buttons(link('احجز تجربة قيادة', '/contact-us'), link('صمّم سيارتك', '/build-yours')),
      },
      {
        heading: 'فئة SVR',
        header_tag: '2',
        header_size: 'l',
        image: picture('suv-compact-dark'),
        vertical_alignment: 'bottom',
        info: paragraphs('550 حصانًا'),
        description: paragraphs('أربع ثوانٍ إلى 100 كم/س، وعادم لا يحتاج إلى تعريف.'),
        price: `ابتداءً من ${dirhams(489000)}`,
        buttons: buttons(link('قارن الفئات', '/compare')),
      },
    ]),
    pageNavigation('جاكوار F-PACE', [
      ['نظرة عامة', 'overview'],
      ['الأداء', 'performance'],
      ['التصميم', 'design'],
      ['الصور', 'gallery'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'عملية، ولا تُنسى',
      header_size: 'l',
      paragraph: paragraphs(
        'تحمل الأولاد إلى المدرسة والأمتعة إلى المطار، ثم تطيل طريق العودة إلى البيت لأنك تريد ذلك. هذا ما أرادته جاكوار من سيارتها متعددة الأغراض.',
        'هيكل أكثره من الألمنيوم، ووزن موزع بالتساوي، ومقعد منخفض يكفي لتشعر بالطريق.',
      ),
    }),
    block(
      'key_details_post',
      'performance',
      {
        block_scroll_id: 'performance',
        heading: 'أربعة طباع في محرك',
        paragraph: paragraphs(
          'مريح واقتصادي وديناميكي ووضع للطرق الزلقة: كل واحد يعيد ضبط الدواسة والتوجيه والتروس والتخميد. ويحفظ الوضع الديناميكي اختياراتك أنت.',
        ),
        image: picture('wide-road'),
        box_color: 'grey-theme',
      },
      [
        { icon: 'speed', label: 'القوة', value: 'حتى 550 حصانًا (405 كيلوواط)' },
        { icon: 'drive', label: 'من 0 إلى 100 كم/س', value: '4.0 ثانية' },
        { icon: 'kmi', label: 'السرعة القصوى', value: '286 كم/س' },
        { icon: 'capacity', label: 'سعة الصندوق', value: '613 لترًا' },
      ],
    ),
    block('section_tabs', 'design', { block_scroll_id: 'design', tab_padding: 22, is_sticky: false, slider_theme: 'light-theme' }, [
      {
        tab_icon: 'x590',
        tab_label: 'الخارج',
        tab_id: 'exterior',
        blocks_count: 1,
        modal_tab_title: 'الخارج',
        modal_tab_subtitle: 'المصابيح والخطوط',
        modal_tab_image: picture('square-paint'),
      },
      {
        tab_icon: 'seats',
        tab_label: 'المقصورة',
        tab_id: 'interior',
        blocks_count: 2,
        modal_tab_title: 'المقصورة',
        modal_tab_subtitle: 'المواد والشاشة',
        modal_tab_image: picture('square-leather'),
      },
      {
        tab_icon: 'svo',
        tab_label: 'فئة SVR',
        tab_id: 'svr',
        blocks_count: 1,
        modal_tab_title: 'فئة SVR',
        modal_tab_subtitle: 'المحرك والمكابح',
        modal_tab_image: picture('square-metal'),
      },
    ]),
    block('content_blocks', 'exterior', { heading: 'خطوط من سيارة رياضية', 'col-numbers': '3', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-compact-dark'),
        heading: 'توقيع ضوئي مزدوج',
        header_tag: '3',
        paragraph: paragraphs('شريطا ضوء رفيعان يعلنان السيارة من بعيد، حتى في النهار.'),
      },
      {
        image: picture('suv-compact-light'),
        heading: 'سقف ينساب',
        header_tag: '3',
        paragraph: paragraphs('ينحني نحو المؤخرة كما في سيارات الكوبيه، ولا يأخذ من رأس الراكب.'),
      },
      {
        image: picture('wheel'),
        heading: 'عجلات حتى 22 بوصة',
        header_tag: '3',
        paragraph: paragraphs('مطروقة في فئة SVR، وأخف من المصبوبة بكيلوغرامين ونصف للعجلة.'),
      },
    ]),
    block('content_blocks', 'interior', { heading: 'مقصورة بمواد صادقة', 'col-numbers': '2', font_size: 'big' }, [
      {
        image: picture('interior-seat'),
        heading: 'جلد يتقدم في العمر',
        header_tag: '3',
        paragraph: paragraphs('جلد وندسور مثقّب بتضليع عمودي، تتهوى المقاعد من خلاله في الصيف.'),
      },
      {
        image: picture('interior-dash'),
        heading: 'خشب مفتوح المسام',
        header_tag: '3',
        paragraph: paragraphs('جوز حقيقي بلا طلاء لامع، تشعر بعروقه تحت أصابعك.'),
      },
    ]),
    block('text_steps', 'evening', { heading: 'ما تعرفه السيارة عنك', 'col-numbers': '2' }, [
      { heading: 'طريقك إلى العمل', paragraph: paragraphs('تقترح مسارًا بديلًا قبل أن تصل إلى الازدحام، دون أن تسأل.') },
      { heading: 'درجة حرارتك', paragraph: paragraphs('تتذكر ما تختاره في كل ساعة من النهار، وتبدأ به.') },
    ]),
    block('snippet', 'svr', {
      heading: 'فئة SVR، صنعة يد',
      paragraph: paragraphs(
        `تُبنى سيارات ${latin('SVR')} في قسم العمليات الخاصة. محرك بثماني أسطوانات سعة 5 لترات، ومكابح أمامية بأقراص 395 ملم، وعادم بصمامات فعّالة.`,
      ),
      image: picture('workshop-detail'),
      buttons: buttons(link('اطلب تجربة SVR', '/contact-us')),
      box_color: 'dark-theme',
    }),
    block(
      'gallery_carousel',
      'gallery',
      {
        block_scroll_id: 'gallery',
        heading: 'جاكوار F-PACE في صور',
        carousel_view_options: 'adjacent_slides',
        slider_theme: 'dark-theme',
        'image-ratio': '16-9',
      },
      [
        { image: picture('hero-lake'), caption: 'عند أول الضوء' },
        { image: picture('suv-compact-dark'), caption: 'في ضوء الاستوديو' },
        { image: picture('suv-compact-light'), caption: 'بلون الشمبانيا' },
        { image: picture('wheel'), caption: 'عجلة مطروقة' },
        { image: picture('interior-dash'), caption: 'لوحة القيادة' },
      ],
    ),
    block('models_carousel', 'grades', { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'light-theme' }, [
      {
        name: 'جاكوار F-PACE R-Dynamic S',
        image: picture('suv-compact-light'),
        price: `ابتداءً من ${dirhams(275000)}`,
        buttons: buttons(link('اطلب عرض سعر', '/contact-us')),
        specs: [{ name: 'محركات R-Dynamic S', rows: [grade('P250', '4 أسطوانات، 250 حصانًا', litres('9.6'), 275000)] }],
      },
      {
        name: 'جاكوار F-PACE R-Dynamic HSE',
        image: picture('suv-compact-dark'),
        price: `ابتداءً من ${dirhams(312000)}`,
        buttons: buttons(link('اطلب عرض سعر', '/contact-us')),
        specs: [
          {
            name: 'محركات R-Dynamic HSE',
            rows: [grade('P250', '4 أسطوانات، 250 حصانًا', litres('9.7'), 312000), grade('P400', '6 أسطوانات، 400 حصان', litres('9.9'), 339000)],
          },
        ],
      },
      {
        name: 'جاكوار F-PACE SVR',
        image: picture('suv-compact-dark'),
        price: `ابتداءً من ${dirhams(489000)}`,
        buttons: buttons(link('اطلب عرض سعر', '/contact-us')),
        specs: [{ name: 'محرك SVR', rows: [grade('V8', '8 أسطوانات، 550 حصانًا', litres('12.2'), 489000)] }],
      },
    ]),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: true }, [
      question('هل تتوافر فئة SVR للتسليم؟', 'تصل إلى الإمارات بعدد محدود كل سنة. سجّل اهتمامك بالهاتف، ونعرض عليك أول سيارة تطابق لونك قبل أن تصل إلى المعرض.'),
      question('ما نوع الوقود المناسب؟', 'وقود بدرجة أوكتان 95 لمحركي P250 وP400، و98 لفئة SVR للحصول على القوة كاملة.'),
      question('ما مدة الضمان؟', 'خمس سنوات أو 150,000 كم، ويمكن تمديده سنتين إضافيتين قبل انتهائه. التفاصيل في صفحة <a href="/ownership">خدمات الملكية</a>.'),
    ]),
    nextSteps('خطوتك إلى المقود'),
  ],
}
