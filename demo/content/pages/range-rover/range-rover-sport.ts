import {
  block,
  buttons,
  grade,
  latin,
  link,
  litres,
  nextSteps,
  pageNavigation,
  paragraphs,
  picture,
  priceNote,
  question,
  table,
  modelActions,
} from '../../builders.ts'
import { startsAt } from '../../prices-abroad.ts'
import type { DemoPage } from '../../page.ts'

export const rangeRoverSport: DemoPage = {
  path: 'range-rover/range-rover-sport',
  type: 'page',
  title: 'رينج روفر سبورت',
  meta_title: 'رينج روفر سبورت: المواصفات والأسعار',
  meta_description: 'رينج روفر سبورت يجمع هيكلًا مشدودًا وتعليقًا هوائيًا متكيفًا بمحركات تصل إلى 530 حصانًا. الفئات والأسعار ومثال القسط الشهري في الإمارات.',
  image: picture('listing-suv-large-front-burgundy'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_carousel_2', 'hero', { is_autoplay: true, has_timer: true, slide_duration: 7000, carousel_view_options: 'default', dir: 'rtl' }, [
      {
        heading: 'رينج روفر سبورت',
        header_tag: '1',
        header_size: 'title',
        image: picture('listing-suv-large-front-burgundy'),
        vertical_alignment: 'center',
        info: paragraphs('طراز 2027'),
        description: paragraphs('هيكل مشدود، ومقصورة تحيط بسائقها.'),
        ...startsAt(435000),
        buttons: buttons(link('احجز تجربة قيادة', 'test-drive'), link('صمّم سيارتك', '/build-yours')),
      },
      {
        heading: 'استجابة قبل السؤال',
        header_tag: '2',
        header_size: 'l',
        image: picture('wheel'),
        vertical_alignment: 'bottom',
        slide_duration_limit: 6000,
        info: paragraphs('تعليق هوائي متكيف'),
        description: paragraphs('يضبط النظام صلابته 500 مرة في الثانية، فتبقى السيارة مستوية حيث يميل الطريق.'),
        buttons: buttons(link('قارن الطرازات', '/compare')),
      },
    ]),
    pageNavigation('رينج روفر سبورت', [
      ['نظرة عامة', 'overview'],
      ['الأداء', 'performance'],
      ['التصميم', 'design'],
      ['الصور', 'gallery'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'سيارتان في سيارة',
      header_size: 'l',
      paragraph: paragraphs(
        'في الصباح تنساب بين حارات المدينة بهدوء رينج روفر المعهود. وحين يخلو الطريق إلى حتّا، تنخفض 25 ملم وتصبح سيارة أخرى.',
        'والانتقال بين الحالين بمفتاح واحد.',
      ),
    }),
    block(
      'specification_at_glance',
      'performance',
      { block_scroll_id: 'performance', heading: 'أرقام تشعر بها', header_size: 'l', image: picture('wide-studio-car'), box_color: 'black-theme' },
      [
        { icon: 'svo', value: '530', unit: 'حصانًا', label: 'القوة القصوى' },
        { icon: 'drive', value: '4.5', unit: 'ثانية', label: 'من 0 إلى 100 كم/س', disclaimer: 'مع تفعيل التحكم في الانطلاق.' },
        { icon: 'speed', value: '250', unit: 'كم/س', label: 'السرعة القصوى' },
        { icon: 'fuel', value: '9.4', unit: 'لتر لكل 100 كم', label: 'الاستهلاك', disclaimer: 'بمحرك الست أسطوانات، ويختلف بحسب الحمولة وأسلوب القيادة.' },
      ],
    ),
    block('section_tabs', 'design', { block_scroll_id: 'design', tab_padding: 22, is_sticky: false, slider_theme: 'dark-theme' }, [
      {
        tab_icon: 'x590',
        tab_label: 'الهيكل',
        tab_id: 'body',
        blocks_count: 1,
        modal_tab_title: 'الهيكل',
        modal_tab_subtitle: 'النسب والعجلات',
        modal_tab_image: picture('square-metal'),
      },
      {
        tab_icon: 'seats',
        tab_label: 'المقصورة',
        tab_id: 'cabin',
        blocks_count: 2,
        modal_tab_title: 'المقصورة',
        modal_tab_subtitle: 'القيادة والصوت',
        modal_tab_image: picture('square-leather'),
      },
    ]),
    block('content_blocks', 'body', { heading: 'نسب رياضية متزنة', 'col-numbers': '2', font_size: 'big', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-large-light'),
        heading: 'زجاج أمامي مائل',
        header_tag: '3',
        paragraph: paragraphs('ميل الزجاج وقصر البروز الأمامي يمنحان السيارة هيئة من يهمّ بالانطلاق.'),
      },
      {
        image: picture('wheel'),
        heading: 'مكابح بستة مكابس',
        header_tag: '3',
        paragraph: paragraphs('أقراص 400 ملم خلف عجلات قياسها 23 بوصة، بملاقط سوداء أو حمراء.'),
      },
    ]),
    block('snippet', 'cabin', {
      heading: 'مقصورة تواجه السائق',
      paragraph: paragraphs(
        'يرتفع الكونسول وتضيق المسافة إلى عجلة القيادة، فتحيط بك السيارة من كل جانب. مواد الكسوة بين جلد شبه أنيليني ونسيج صوفي خفيف خالٍ من الجلد.',
      ),
      image: picture('interior-dash'),
    }),
    block('content_blocks', 'sound', { heading: 'صوت من كل جهة', 'col-numbers': '3' }, [
      {
        image: picture('interior-seat'),
        heading: '29 مكبر صوت',
        header_tag: '3',
        paragraph: paragraphs('في مسندي الرأس منها أربعة، يسمعها صاحب المقعد وحده.'),
      },
      {
        image: picture('texture-dark'),
        heading: 'إلغاء ضجيج فعّال',
        header_tag: '3',
        paragraph: paragraphs('ميكروفونات عند العجلات تقيس صوت الإسفلت، وتصدر نقيضه داخل المقصورة.'),
      },
      { image: picture('square-metal'), heading: 'هاتفك بلا أسلاك', header_tag: '3', paragraph: paragraphs('يتصل الهاتف والشاحن والخرائط لحظة إغلاق الباب.') },
    ]),
    block(
      'gallery_carousel',
      'gallery',
      { block_scroll_id: 'gallery', heading: 'من كل زاوية', carousel_view_options: 'default', slider_theme: 'dark-theme', 'image-ratio': '16-9' },
      [
        { image: picture('suv-large-dark'), caption: 'المقدمة في الاستوديو' },
        { image: picture('suv-large-light'), caption: 'بلون الشمبانيا' },
        { image: picture('suv-large-dark'), caption: 'في ضوء الاستوديو' },
        { image: picture('wheel'), caption: 'عجلة 22 بوصة' },
      ],
    ),
    block('models_carousel', 'grades', { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'grey-theme' }, [
      {
        name: 'سبورت S',
        image: picture('suv-large-light'),
        ...startsAt(435000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [
          {
            name: 'محركات S',
            rows: [grade('P360', '6 أسطوانات، 360 حصانًا', litres('9.2'), 435000), grade('P400', '6 أسطوانات، 400 حصان', litres('9.4'), 458000)],
          },
        ],
      },
      {
        name: 'سبورت Dynamic',
        image: picture('suv-large-dark'),
        ...startsAt(489000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [
          {
            name: 'محركات Dynamic',
            rows: [grade('P400', '6 أسطوانات، 400 حصان', litres('9.5'), 489000), grade('P460e', 'هجين قابل للشحن، 460 حصانًا', litres('0.9'), 532000)],
          },
        ],
      },
      {
        name: 'سبورت Autobiography',
        image: picture('suv-large-dark'),
        ...startsAt(618000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [{ name: 'محركات Autobiography', rows: [grade('P530', '8 أسطوانات، 530 حصانًا', litres('11.7'), 618000)] }],
      },
    ]),
    block('html_box', 'dimensions', {
      html: table(
        ['القياس', 'القيمة'],
        ['الطول', '4,946 ملم'],
        ['العرض مع المرايا مطوية', '2,047 ملم'],
        ['سعة الصندوق', '647 لترًا'],
        ['قدرة الجر', '3,500 كغ'],
      ),
      has_container: true,
    }),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', allow_multiple: true }, [
      question(
        'أي محرك يناسب التنقل اليومي؟',
        `محرك ${latin('P400')} هو الأكثر طلبًا بين عملائنا: عزمه كافٍ في كل ظرف، واستهلاكه معتدل. ومن يملك شاحنًا في منزله يجد في ${latin('P460e')} ما يغنيه عن الوقود أيام العمل.`,
      ),
      question(
        'هل تصلح للصحراء؟',
        'نعم، مع إطارات مناسبة وضغط مخفّض. يرفع التعليق الهوائي السيارة إلى 281 ملم عن الأرض، ولوضع الرمل برنامج خاص للدفع والمكابح.',
      ),
      question('ما فترات الصيانة؟', 'كل 16,000 كم أو 12 شهرًا، أيهما أسبق. عقد الخدمة لخمس سنوات متاح مع جميع الفئات.'),
    ]),
    nextSteps('جاهزون حين تكون جاهزًا'),
    modelActions('Range Rover Sport'),
  ],
}
