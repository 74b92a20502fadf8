import { block, buttons, grade, link, litres, nextSteps, pageNavigation, paragraphs, picture, priceNote, question, modelActions } from '../../builders.ts'
import { startsAt } from '../../prices-abroad.ts'
import type { DemoPage } from '../../page.ts'

export const defender90: DemoPage = {
  path: 'defender/90',
  type: 'page',
  title: 'ديفندر 90',
  meta_title: 'ديفندر 90: المواصفات والأسعار',
  meta_description:
    'ديفندر 90 بثلاثة أبواب وقاعدة عجلات قصيرة، رشيق في المدينة وعنيد خارجها. محركات تبلغ قوتها 525 حصانًا، والفئات والأسعار والصور في الإمارات.',
  image: picture('hero-pass'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_carousel_2', 'hero', { is_autoplay: false, has_timer: false, slide_duration: 6000, carousel_view_options: 'default', dir: 'rtl' }, [
      {
        heading: 'ديفندر 90',
        header_tag: '1',
        header_size: 'title',
        image: picture('hero-pass'),
        vertical_alignment: 'center',
        info: paragraphs('القصير الأصيل'),
        description: paragraphs('أقصر، وأجرأ في الممرات الضيقة.'),
        ...startsAt(299000),
        buttons: buttons(link('احجز تجربة قيادة', 'test-drive'), link('صمّم سيارتك', '/build-yours')),
      },
      {
        heading: 'يدور حيث يقف غيره',
        header_tag: '2',
        header_size: 'l',
        image: picture('wide-dunes'),
        vertical_alignment: 'bottom',
        info: paragraphs('قطر الدوران 11.3 متر'),
        description: paragraphs('قاعدة أقصر بمقدار 435 ملم من ديفندر 110.'),
        buttons: buttons(link('قارن الطرازين', '/compare')),
      },
    ]),
    pageNavigation('ديفندر 90', [
      ['نظرة عامة', 'overview'],
      ['الأداء', 'performance'],
      ['التفاصيل', 'details'],
      ['الصور', 'gallery'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'الشكل الذي عرفه الجميع',
      header_size: 'l',
      paragraph: paragraphs(
        'ثلاثة أبواب، ومؤخرة قائمة، وزوايا ظاهرة تراها من خلف المقود. احتفظ ديفندر 90 بملامحه الأولى، وغيّر ما تحتها كله.',
        'طوله أقل من طول كثير من سيارات الصالون، ومقعده أعلى من معظم ما حوله.',
      ),
      image: picture('listing-suv-short-side-champagne'),
    }),
    block(
      'key_details_post',
      'performance',
      {
        block_scroll_id: 'performance',
        heading: 'خفة تظهر في الأرقام',
        paragraph: paragraphs('أخف من شقيقه الأكبر بنحو 110 كغ، فيكسب من المحرك نفسه استجابة أسرع. وعلى الرمل يعني ذلك زخمًا يكفي لإكمال الطلعة.'),
        image: picture('wide-road'),
      },
      [
        { icon: 'speed', label: 'القوة القصوى', value: '525 حصانًا (386 كيلوواط)' },
        { icon: 'drive', label: 'من 0 إلى 100 كم/س', value: '5.2 ثانية' },
        { icon: 'capacity', label: 'زاوية المغادرة', value: '40 درجة' },
        { icon: 'seats', label: 'المقاعد', value: 'خمسة أو ستة' },
      ],
    ),
    block('section_tabs', 'details', { block_scroll_id: 'details', tab_padding: 22, is_sticky: false, slider_theme: 'light-theme' }, [
      {
        tab_icon: 'x590',
        tab_label: 'الخارج',
        tab_id: 'exterior',
        blocks_count: 1,
        modal_tab_title: 'الخارج',
        modal_tab_subtitle: 'السقف والعجلات والطلاء',
        modal_tab_image: picture('square-paint'),
      },
      {
        tab_icon: 'seats',
        tab_label: 'الداخل',
        tab_id: 'interior',
        blocks_count: 1,
        modal_tab_title: 'الداخل',
        modal_tab_subtitle: 'المقاعد والعارضة',
        modal_tab_image: picture('square-leather'),
      },
    ]),
    block('content_blocks', 'exterior', { heading: 'بساطة مقصودة في الخارج', 'col-numbers': '3', 'image-ratio': '16-6-5' }, [
      {
        image: picture('listing-suv-short-rear-white'),
        heading: 'سقف بلون مخالف',
        header_tag: '3',
        paragraph: paragraphs('أبيض أو أسود أو رمادي، فوق أحد عشر لونًا للهيكل.'),
      },
      { image: picture('wheel'), heading: 'عجلات 18 بوصة', header_tag: '3', paragraph: paragraphs('عشرة أذرع مصقولة، وجدار إطار عالٍ يحتمل ضغط الرمل.') },
      { image: picture('texture-dark'), heading: 'سقف قماشي', header_tag: '3', paragraph: paragraphs('ينزلق فوق الصف الخلفي كاملًا، ويفتح السماء لمن فيه.') },
    ]),
    block('content_blocks', 'interior', { heading: 'مقصورة عملية سهلة الغسل', 'col-numbers': '2', font_size: 'big' }, [
      {
        image: picture('square-metal'),
        heading: 'عارضة مكشوفة',
        header_tag: '3',
        paragraph: paragraphs('قطعة من المغنيسيوم تحمل لوحة القيادة، تُركت ظاهرة لأنها جميلة كما هي.'),
      },
      {
        image: picture('interior-seat'),
        heading: 'مقعد ثالث في الأمام',
        header_tag: '3',
        paragraph: paragraphs('يُطوى فيصبح مسند ذراع، ويُفتح فيجلس ثلاثة في صف واحد.'),
      },
    ]),
    block('quote', 'owner', {
      quote: 'أركنها في دبي مارينا ليلًا، وأصعد بها كثبان العرقوب فجرًا. لم أحتج إلى سيارة ثانية.',
      author: 'ليلى الحمادي',
      author_role: 'مالكة ديفندر 90 منذ 2024',
      image: picture('square-portrait-abstract'),
      box_color: 'dark-theme',
    }),
    block('gallery_carousel', 'gallery', { block_scroll_id: 'gallery', heading: 'ديفندر 90 في صور', slider_theme: 'light-theme', 'image-ratio': '16-9' }, [
      { image: picture('hero-ford'), caption: 'في الماء الضحل عند أول الضوء' },
      { image: picture('suv-short-light'), caption: 'بلون الشمبانيا' },
      { image: picture('listing-suv-short-side-blue'), caption: 'باب واحد طويل في كل جانب' },
      { image: picture('listing-suv-short-rear-burgundy'), caption: 'المؤخرة القائمة' },
      { image: picture('wheel'), caption: 'تفاصيل العجلة' },
    ]),
    block(
      'models_carousel',
      'grades',
      { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'dark-theme', carousel_view_options: 'default' },
      [
        {
          name: 'ديفندر 90 S',
          image: picture('suv-short-light'),
          ...startsAt(299000),
          buttons: buttons(link('اطلب عرض سعر', 'offer')),
          specs: [
            {
              name: 'محركات S',
              rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('10.9'), 299000), grade('P400', '6 أسطوانات، 400 حصان', litres('11.1'), 336000)],
            },
          ],
        },
        {
          name: 'ديفندر 90 X-Dynamic',
          image: picture('listing-suv-short-front-graphite'),
          ...startsAt(358000),
          buttons: buttons(link('اطلب عرض سعر', 'offer')),
          specs: [{ name: 'محركات X-Dynamic', rows: [grade('P400', '6 أسطوانات، 400 حصان', litres('11.2'), 358000)] }],
        },
        {
          name: 'ديفندر 90 V8',
          image: picture('listing-suv-short-front-black'),
          ...startsAt(585000),
          buttons: buttons(link('اطلب عرض سعر', 'offer')),
          specs: [{ name: 'محرك V8', rows: [grade('P525', '8 أسطوانات، 525 حصانًا', litres('14.5'), 585000)] }],
        },
      ],
    ),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: true }, [
      question(
        'هل يكفي الصندوق لعائلة؟',
        'يتسع لـ397 لترًا خلف الصف الثاني، أي لحقيبتين متوسطتين وحقيبة صغيرة. للرحلات الطويلة ننصح بصندوق جانبي أو بديفندر 110.',
      ),
      question('كيف يصل الركاب إلى الخلف؟', 'ينطوي المقعد الأمامي وينزلق بحركة واحدة، وينخفض التعليق الهوائي 50 ملم عند التوقف لتسهيل الركوب.'),
      question('ما الفئة المتوفرة للتسليم القريب؟', 'فئة X-Dynamic متوفرة عادة في معارضنا، وسنؤكد لك الألوان الموجودة قبل زيارتك بمكالمة واحدة.'),
    ]),
    nextSteps('من هنا تبدأ الرحلة'),
    modelActions('Defender 90'),
  ],
}
