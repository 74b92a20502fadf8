import { examples as details } from '#blocks/hotspots-container/examples.ts'
import { examples as grounds } from '#blocks/tabbed/image-tabs/examples.ts'
import {
  block,
  buttons,
  dirhams,
  grade,
  latin,
  lines,
  link,
  list,
  litres,
  nextSteps,
  pageNavigation,
  paragraphs,
  picture,
  priceNote,
  question,
  modelActions,
  sampleBlock,
} from '../../builders.ts'
import { startsAt } from '../../prices-abroad.ts'
import type { DemoPage } from '../../page.ts'

export const defender110: DemoPage = {
  path: 'defender/110',
  type: 'page',
  title: 'ديفندر 110',
  meta_title: 'ديفندر 110: المواصفات والأسعار',
  meta_description:
    'ديفندر 110 بخمسة أبواب وسبعة مقاعد عند الطلب، وعمق خوض 900 ملم وقدرة جر 3,500 كغ. الفئات والمحركات والحزم والأسعار شاملة الضريبة في الإمارات.',
  image: picture('hero-dunes'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'ديفندر 110',
      header_tag: '1',
      header_size: 'title',
      subtitle: `متسع للعائلة وللعُدّة. ابتداءً من ${dirhams(325000)}`,
      image: picture('hero-dunes'),
      buttons: buttons(link('احجز تجربة قيادة', 'test-drive'), link('صمّم سيارتك', '/build-yours')),
      vertical_alignment: 'center',
    }),
    pageNavigation('ديفندر 110', [
      ['نظرة عامة', 'overview'],
      ['القدرات', 'capability'],
      ['التصميم', 'design'],
      ['الحزم', 'packs'],
      ['الصور', 'gallery'],
      ['المواصفات', 'figures'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'كل قطعة لها عمل',
      header_size: 'l',
      paragraph: paragraphs(
        'البراغي الظاهرة في الباب ليست للشكل، فهي تحمل مقبضًا يرفعك إلى المقعد. والأرضية المطاطية تُغسل بالماء بعد يوم على الرمل. كل قطعة هنا تعرف عملها.',
        'والباقي راحة: تعليق هوائي، وعزل يليق بالطريق بين دبي وأبوظبي، وشاشة بالعربية من أول سطر.',
      ),
    }),
    block(
      'key_details_post',
      'capability',
      {
        block_scroll_id: 'capability',
        heading: 'قدرات مقيسة',
        paragraph: paragraphs('هيكل أحادي من الألمنيوم أصلب ثلاث مرات من هيكل تقليدي على إطار. ومعه نظام يقرأ التضاريس ويختار إعدادها، أو يترك لك الاختيار.'),
        image: picture('wide-dunes-car'),
        box_color: 'dark-theme',
      },
      [
        { icon: 'capacity', label: 'الخلوص الأرضي', value: '291 ملم' },
        { icon: 'drive', label: 'زاوية الاقتراب', value: '38 درجة' },
        { icon: 'spanner', label: 'قدرة الجر', value: '3,500 كغ' },
        { icon: 'speed', label: 'القوة القصوى', value: '525 حصانًا (386 كيلوواط)' },
      ],
    ),
    block('section_tabs', 'design', { block_scroll_id: 'design', tab_padding: 22, is_sticky: true, slider_theme: 'grey-theme' }, [
      {
        tab_icon: 'x590',
        tab_label: 'الخارج',
        tab_id: 'exterior',
        blocks_count: 1,
        modal_tab_title: 'الخارج',
        modal_tab_subtitle: 'الأبواب والسقف والحمولة',
        modal_tab_image: picture('square-paint'),
      },
      {
        tab_icon: 'seats',
        tab_label: 'الداخل',
        tab_id: 'interior',
        blocks_count: 1,
        modal_tab_title: 'الداخل',
        modal_tab_subtitle: 'المقاعد والتخزين',
        modal_tab_image: picture('square-leather'),
      },
      {
        tab_icon: 'svo',
        tab_label: 'الأنظمة',
        tab_id: 'systems',
        blocks_count: 1,
        modal_tab_title: 'الأنظمة',
        modal_tab_subtitle: 'الكاميرات والتضاريس',
        modal_tab_image: picture('square-metal'),
      },
    ]),
    block('content_blocks', 'exterior', { heading: 'شكل تمليه الوظيفة', 'col-numbers': '3', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-large-light'),
        heading: 'سقف يحمل 168 كغ',
        header_tag: '3',
        paragraph: paragraphs('و300 كغ والسيارة واقفة، فتحمل خيمة السقف ومن فيها.'),
      },
      { image: picture('wheel'), heading: 'عجلة احتياطية خارجية', header_tag: '3', paragraph: paragraphs('بمقاس كامل، وفي متناول اليد دون إفراغ الصندوق.') },
      {
        image: picture('square-paint'),
        heading: 'طبقة حماية شفافة',
        header_tag: '3',
        paragraph: paragraphs('غشاء يقي الطلاء من الشجيرات والرمل، وتزول خدوشه الخفيفة بحرارة الشمس.'),
      },
    ]),
    sampleBlock('hotspots_container', 'details', details),
    block('snippet', 'interior', {
      heading: 'سبعة مقاعد، ومكان للأمتعة',
      paragraph: paragraphs(
        'ينطوي الصف الثالث في الأرضية، وينزلق الثاني إلى الأمام بيد واحدة. وبين المقعدين الأماميين يمكن تركيب مقعد ثالث يجعلها سيارة لستة دون صف إضافي.',
      ),
      image: picture('interior-seat'),
    }),
    sampleBlock('section_image_tabs', 'grounds', grounds, { box_color: 'grey-theme' }),
    block('text_steps', 'systems', { heading: 'عيون تحت السيارة', 'col-numbers': '3' }, [
      { heading: 'ترى ما تحتها', paragraph: paragraphs('تجمع الكاميرات صورة للأرض أسفل المقدمة، فتعرف أين العجلة من الصخرة.') },
      { heading: 'تقرأ التضاريس', paragraph: paragraphs('تضبط المحرك والتروس والمكابح لكل أرض، وتبدّل بينها دون تدخل.') },
      { heading: 'تنزل وحدها', paragraph: paragraphs('تثبّت السرعة على المنحدر الحاد من 2 إلى 30 كم/س، وقدماك بعيدتان عن الدواسات.') },
    ]),
    block('tabbed_component', 'packs', { block_scroll_id: 'packs', heading: 'أربع حزم للتجهيز', tab_padding: 22, box_color: 'light-theme' }, [
      {
        tab_icon: 'location',
        tab_label: 'المستكشف',
        tab_id: 'explorer',
        heading: 'حزمة المستكشف',
        paragraph: paragraphs('للرحلات الطويلة خارج الطريق.') + list('حامل سقف للرحلات الاستكشافية', 'مأخذ هواء مرتفع', 'صندوق جانبي بسعة 24 لترًا'),
        image: picture('offer-abstract-1'),
      },
      {
        tab_icon: 'drive',
        tab_label: 'المغامر',
        tab_id: 'adventure',
        heading: 'حزمة المغامر',
        paragraph: paragraphs('لمن يعود ومعه رمل كثير.') + list('ضاغط هواء مدمج', 'غسّالة متنقلة بخزان 6.5 لتر', 'واقيات طين خلفية'),
        image: picture('offer-abstract-2'),
      },
      {
        tab_icon: 'build',
        tab_label: 'الريف',
        tab_id: 'country',
        heading: 'حزمة الريف',
        paragraph: paragraphs('للمزرعة والعزبة.') + list('حاجز كامل للأمتعة', 'حماية لأقواس العجلات', 'أرضية مطاطية للصندوق'),
        image: picture('offer-abstract-3'),
      },
      {
        tab_icon: 'svo',
        tab_label: 'المدينة',
        tab_id: 'urban',
        heading: 'حزمة المدينة',
        paragraph: paragraphs('لمن يبقى على الإسفلت.') + list('دواسات معدنية', 'حماية لحافة الصندوق', 'غطاء أسود للعجلة الاحتياطية'),
        image: picture('texture-dark'),
      },
    ]),
    block(
      'gallery_carousel',
      'gallery',
      { block_scroll_id: 'gallery', heading: 'ديفندر 110 في صور', carousel_view_options: 'adjacent_slides', slider_theme: 'dark-theme', 'image-ratio': '16-9' },
      [
        { image: picture('hero-dunes'), caption: 'بين الكثبان قبل الغروب' },
        { image: picture('suv-large-light'), caption: 'بلون الشمبانيا' },
        { image: picture('suv-large-dark'), caption: 'في ضوء الاستوديو' },
        { image: picture('interior-dash'), caption: 'لوحة القيادة' },
      ],
    ),
    block(
      'specification_accordion',
      'figures',
      { block_scroll_id: 'figures', heading: 'المواصفات بالأرقام', paragraph: paragraphs('للفئة الأساسية بمحرك الست أسطوانات، وتختلف قليلًا بين فئة وأخرى.') },
      [
        {
          heading: 'المحرك والأداء',
          rows: lines(
            ['المحرك', '6 أسطوانات بشاحن توربيني، 3.0 لتر'],
            ['القوة القصوى', '400 حصان عند 5,500 دورة في الدقيقة'],
            ['عزم الدوران', '550 نيوتن متر'],
            ['من 0 إلى 100 كم/س', '6.1 ثانية'],
            ['السرعة القصوى', '191 كم/س'],
          ),
          disclaimer: 'قيست في ظروف الاختبار، وتختلف باختلاف الحمولة والطريق.',
        },
        {
          heading: 'الأبعاد والأوزان',
          rows: lines(
            ['الطول مع العجلة الاحتياطية', '5,018 ملم'],
            ['العرض والمرايا مطوية', '2,008 ملم'],
            ['الارتفاع', '1,967 ملم'],
            ['قاعدة العجلات', '3,022 ملم'],
            ['قدرة الجر', '3,500 كغ'],
          ),
        },
        {
          heading: 'الصندوق والمقاعد',
          rows: lines(
            ['عدد المقاعد', '5 أو 6 أو 7'],
            ['الصندوق خلف الصف الثاني', '972 لترًا، و916 لترًا مع سبعة مقاعد'],
            ['الصندوق والمقاعد مطوية', '2,277 لترًا، و2,233 لترًا مع سبعة مقاعد'],
          ),
        },
        {
          heading: 'خارج الطريق',
          rows: lines(['الخلوص الأرضي', '291 ملم'], ['زاوية الاقتراب', '38 درجة'], ['زاوية المغادرة', '40 درجة'], ['عمق الخوض', '900 ملم']),
        },
      ],
    ),
    block('models_carousel', 'grades', { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'light-theme' }, [
      {
        name: 'ديفندر 110 S',
        image: picture('suv-large-light'),
        ...startsAt(325000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [
          {
            name: 'محركات S',
            rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('11.3'), 325000), grade('P400', '6 أسطوانات، 400 حصان', litres('11.5'), 362000)],
          },
        ],
      },
      {
        name: 'ديفندر 110 X-Dynamic',
        image: picture('suv-large-dark'),
        ...startsAt(389000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [{ name: 'محركات X-Dynamic', rows: [grade('P400', '6 أسطوانات، 400 حصان', litres('11.6'), 389000)] }],
      },
      {
        name: 'ديفندر 110 V8',
        image: picture('suv-large-dark'),
        ...startsAt(615000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [{ name: 'محرك V8', rows: [grade('P525', '8 أسطوانات، 525 حصانًا', litres('14.7'), 615000)] }],
      },
    ]),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: false }, [
      question(
        'هل يمكن تركيب الحزم لاحقًا؟',
        'أغلب القطع تُركَّب في مراكز خدمتنا بعد التسليم، ويبقى الضمان ساريًا ما دامت القطعة أصلية والتركيب عندنا. أما مأخذ الهواء المرتفع فالأفضل طلبه مع السيارة.',
      ),
      question(
        'ما ضغط الإطارات المناسب للرمل؟',
        `بين 15 و18 رطلًا للرمل اللين، ثم أعد الضغط قبل الإسفلت. تجد التفاصيل في <a href="/ownership-guides/desert-driving">دليل القيادة في الصحراء</a>.`,
      ),
      question(
        `هل تتوفر نسخة هجينة من ديفندر؟`,
        `لا تتوفر في سوق الإمارات حاليًا. محركا ${latin('P400')} و${latin('P300')} هما الأكثر طلبًا، وكلاهما متاح للتجربة.`,
      ),
    ]),
    nextSteps('من هنا تبدأ الرحلة'),
    modelActions('Defender 110'),
  ],
}
