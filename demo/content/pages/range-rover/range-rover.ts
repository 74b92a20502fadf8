import {
  block,
  buttons,
  callLink,
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
  turntable,
  modelActions,
} from '../../builders.ts'
import { startsAt } from '../../prices-abroad.ts'
import type { DemoPage } from '../../page.ts'

export const rangeRover: DemoPage = {
  path: 'range-rover/range-rover',
  type: 'page',
  title: 'رينج روفر',
  meta_title: 'رينج روفر: المواصفات والأسعار',
  meta_description: 'رينج روفر بثلاث مجموعات حركة تصل قوتها إلى 550 حصانًا، ومقصورة لخمسة ركاب أو سبعة. تعرّف إلى الفئات والمواصفات والأسعار في الإمارات.',
  image: picture('hero-studio'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'رينج روفر',
      header_tag: '1',
      header_size: 'title',
      subtitle: `الهدوء في أعلى درجاته. ابتداءً من ${dirhams(545000)}`,
      image: picture('hero-studio'),
      buttons: buttons(link('احجز تجربة قيادة', 'test-drive'), link('صمّم سيارتك', '/build-yours')),
      vertical_alignment: 'bottom',
    }),
    pageNavigation('رينج روفر', [
      ['نظرة عامة', 'overview'],
      ['الأداء', 'performance'],
      ['التصميم والتقنية', 'design'],
      ['الصور', 'gallery'],
      ['المواصفات', 'figures'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'خطوط أقل، وحضور أقوى',
      header_size: 'l',
      paragraph: paragraphs(
        'خط سقف واحد يمتد دون انقطاع، وزجاج يكاد يلامس الهيكل، ومؤخرة لا تظهر مصابيحها إلا حين تُضاء. لم يُضف إلى رينج روفر شيء إلا وله عمل.',
        'وفي الداخل، ينخفض صوت الطريق حتى يصبح الحديث بين الصفين الأول والثالث ممكنًا بصوت معتاد.',
      ),
      is_reversed: false,
    }),
    turntable('turn', 'suv-large', 'من كل الجهات', 'أدر السيارة، وقف عند الزاوية التي تريد أن تراها منها.'),
    block(
      'key_details_post',
      'performance',
      {
        block_scroll_id: 'performance',
        heading: 'قوة هادئة',
        paragraph: paragraphs(
          'محرك بثماني أسطوانات سعة 4.4 لتر يضع 530 حصانًا تحت القدم اليمنى، ويحتفظ بها إلى أن تطلبها. ولمن يقضي أيامه داخل المدينة نسخة هجينة قابلة للشحن تقطع رحلة الذهاب والعودة بالكهرباء وحدها.',
        ),
        image: picture('wide-road'),
        buttons: buttons(link('قارن المحركات', '/compare')),
      },
      [
        { icon: 'speed', label: 'القوة القصوى', value: '550 حصانًا (405 كيلوواط)' },
        { icon: 'drive', label: 'من 0 إلى 100 كم/س', value: '4.6 ثانية' },
        { icon: 'battery', label: 'أقصى مدى كهربائي', value: '113 كم' },
        { icon: 'capacity', label: 'عمق الخوض في الماء', value: '900 ملم' },
      ],
    ),
    block('section_tabs', 'design', { block_scroll_id: 'design', tab_padding: 22, is_sticky: false, slider_theme: 'light-theme' }, [
      {
        tab_icon: 'x590',
        tab_label: 'الخارج',
        tab_id: 'exterior',
        blocks_count: 1,
        modal_tab_title: 'الخارج',
        modal_tab_subtitle: 'الخط والزجاج والعجلات',
        modal_tab_image: picture('square-paint'),
      },
      {
        tab_icon: 'seats',
        tab_label: 'المقصورة',
        tab_id: 'interior',
        blocks_count: 2,
        modal_tab_title: 'المقصورة',
        modal_tab_subtitle: 'المقاعد والصوت والهواء',
        modal_tab_image: picture('square-leather'),
      },
      {
        tab_icon: 'svo',
        tab_label: 'التقنية',
        tab_id: 'technology',
        blocks_count: 1,
        modal_tab_title: 'التقنية',
        modal_tab_subtitle: 'التعليق والتوجيه والشاشات',
        modal_tab_image: picture('square-metal'),
      },
    ]),
    block('content_blocks', 'exterior', { heading: 'تفاصيل تُرى من قرب', 'col-numbers': '3', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-large-dark'),
        heading: 'خط واحد متصل',
        header_tag: '3',
        paragraph: paragraphs('تلتقي الأبواب والنوافذ على سطح واحد بلا حواف بارزة، فيمر الهواء بصمت.'),
      },
      {
        image: picture('wheel'),
        heading: 'عجلات قياس 23 بوصة',
        header_tag: '3',
        paragraph: paragraphs('سبعة تصاميم بين المصقول والداكن، تختار معها ارتفاع التعليق الذي يناسب طرقك.'),
      },
      {
        image: picture('square-paint'),
        heading: 'طلاء بعمق ظاهر',
        header_tag: '3',
        paragraph: paragraphs('طبقات متعددة تُصقل يدويًا، ولون يتبدل مع ضوء النهار.'),
      },
    ]),
    block('content_blocks', 'interior', { heading: 'غرفة جلوس تتحرك', 'col-numbers': '2', 'image-ratio': '16-9', font_size: 'big' }, [
      {
        image: picture('interior-seat'),
        heading: 'مقاعد تستقبل ركابها',
        header_tag: '3',
        paragraph: paragraphs('تدليك بالحرارة، وتهوية، ومسند ساق خلفي. وفي النسخة الطويلة يستند الراكب الخلفي إلى الوراء كما في مقعد الدرجة الأولى.'),
      },
      {
        image: picture('interior-dash'),
        heading: 'هواء أنقى مما في الخارج',
        header_tag: '3',
        paragraph: paragraphs('منظومة تنقية تقيس جودة الهواء داخل المقصورة وخارجها، وتغلق المنافذ قبل أن تصل إليك عواصف الغبار.'),
      },
    ]),
    block('color_button_carousel', 'colours', { heading: 'ستة ألوان، وطباع كثيرة', slider_theme: 'all-white-theme' }, [
      { color_name: 'شمبانيا', color_hex: '#b7a382', image: picture('listing-suv-large-front-champagne') },
      { color_name: 'أسود', color_hex: '#0c0d0f', image: picture('listing-suv-large-front-black') },
      { color_name: 'أبيض لؤلؤي', color_hex: '#eceae4', image: picture('listing-suv-large-front-white') },
      { color_name: 'رمادي داكن', color_hex: '#3d4045', image: picture('listing-suv-large-front-graphite') },
      { color_name: 'أزرق ليلي', color_hex: '#16243a', image: picture('listing-suv-large-front-blue') },
      { color_name: 'عنابي', color_hex: '#5c1622', image: picture('listing-suv-large-front-burgundy') },
    ]),
    block('quote', 'silence', {
      quote: 'السيارة الهادئة تترك لك أن تختار ما تسمعه من الطريق.',
      author: 'سلمان الكعبي',
      author_role: 'مدير تجربة القيادة في «معرض»',
      image: picture('square-portrait-abstract'),
      box_color: 'grey-theme',
    }),
    block('compare_images', 'light', {
      heading: 'السيارة نفسها، بلونين',
      image_before: picture('listing-suv-large-front-champagne'),
      image_after: picture('listing-suv-large-front-black'),
      label_before: 'شمبانيا',
      label_after: 'أسود',
      paragraph: paragraphs('اسحب الفاصل لترى كيف يغيّر اللون حجم السيارة في عينك: الفاتح يُبرز السقف، والداكن يخفيه.'),
    }),
    block('text_steps', 'technology', { heading: 'ثلاثة أنظمة تعمل معًا', 'col-numbers': '3' }, [
      { heading: 'تعليق هوائي يقرأ الطريق', paragraph: paragraphs('يستعين بالخرائط ليستعد للمنعطف قبل الوصول إليه، ويخفض السيارة 50 ملم لتسهيل الركوب.') },
      { heading: 'عجلات خلفية توجّه', paragraph: paragraphs('تدور إلى 7 درجات، فتلتف سيارة طولها خمسة أمتار في مساحة سيارة صغيرة.') },
      { heading: 'شاشة تكتفي بلمستين', paragraph: paragraphs('تسعة من كل عشرة أوامر يومية لا تبعد عن الشاشة الرئيسية أكثر من لمستين، وبالعربية كاملة.') },
    ]),
    block(
      'gallery_carousel',
      'gallery',
      { block_scroll_id: 'gallery', heading: 'رينج روفر في صور', carousel_view_options: 'adjacent_slides', slider_theme: 'black-theme', 'image-ratio': '16-9' },
      [
        { image: picture('hero-studio'), caption: 'تحت ضوء الاستوديو' },
        { image: picture('suv-large-dark'), caption: 'في ضوء الاستوديو' },
        { image: picture('suv-large-light'), caption: 'بلون الشمبانيا' },
        { image: picture('interior-seat'), caption: 'مقاعد الصف الأول' },
        { image: picture('interior-dash'), caption: 'لوحة القيادة' },
      ],
    ),
    block('specification_accordion', 'figures', { block_scroll_id: 'figures', heading: 'المواصفات بالأرقام' }, [
      {
        heading: 'المحرك والأداء',
        rows: lines(
          ['المحرك', '8 أسطوانات بشاحنين توربينيين، 4.4 لتر'],
          ['القوة القصوى', '530 حصانًا عند 5,500 دورة في الدقيقة'],
          ['عزم الدوران', '750 نيوتن متر'],
          ['من 0 إلى 100 كم/س', '4.6 ثانية'],
          ['السرعة القصوى', '250 كم/س'],
        ),
        disclaimer: 'قيست في ظروف الاختبار، وتختلف باختلاف الحمولة والطريق.',
      },
      {
        heading: 'الأبعاد والأوزان',
        rows: lines(
          ['الطول', '5,052 ملم للعادية، و5,252 ملم للطويلة'],
          ['العرض والمرايا مطوية', '2,047 ملم'],
          ['الارتفاع', '1,870 ملم'],
          ['قاعدة العجلات', '2,997 ملم للعادية، و3,197 ملم للطويلة'],
          ['عمق الخوض', '900 ملم'],
        ),
      },
    ]),
    block(
      'models_carousel',
      'grades',
      { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'light-theme', carousel_view_options: 'default' },
      [
        {
          name: 'رينج روفر SE',
          image: picture('suv-large-light'),
          ...startsAt(545000),
          buttons: buttons(link('اطلب عرض سعر', 'offer')),
          specs: [
            {
              name: 'محركات SE',
              rows: [grade('P400', '6 أسطوانات، 400 حصان', litres('9.6'), 545000), grade('P550e', 'هجين قابل للشحن، 550 حصانًا', litres('0.8'), 612000)],
            },
          ],
        },
        {
          name: 'رينج روفر HSE',
          image: picture('suv-large-dark'),
          ...startsAt(598000),
          buttons: buttons(link('اطلب عرض سعر', 'offer')),
          specs: [
            {
              name: 'محركات HSE',
              rows: [grade('P400', '6 أسطوانات، 400 حصان', litres('9.7'), 598000), grade('P530', '8 أسطوانات، 530 حصانًا', litres('11.8'), 676000)],
            },
          ],
        },
        {
          name: 'رينج روفر Autobiography',
          image: picture('suv-large-dark'),
          ...startsAt(735000),
          buttons: buttons(link('اطلب عرض سعر', 'offer')),
          specs: [
            {
              name: 'محركات Autobiography',
              rows: [grade('P530', '8 أسطوانات، 530 حصانًا', litres('11.9'), 735000), grade('P530 طويلة', '8 أسطوانات، 7 مقاعد', litres('12.1'), 789000)],
            },
          ],
        },
      ],
    ),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: true }, [
      question(
        'ما الفرق بين القاعدتين العادية والطويلة؟',
        'تزيد النسخة الطويلة 200 ملم بين المحورين، وتذهب الزيادة كلها إلى الركاب في الخلف. وهي وحدها التي تتسع لسبعة مقاعد.',
      ),
      question(
        'كم يستغرق التسليم؟',
        'السيارات المتوفرة في معارضنا تُسلَّم خلال 5 أيام عمل من إتمام الأوراق. أما الطلب الخاص فيستغرق عادة من 4 إلى 6 أشهر، ونؤكد الموعد كتابة عند التوقيع.',
      ),
      question(
        'ماذا يشمل الضمان؟',
        'ضمان الشركة المصنّعة 5 سنوات أو 150,000 كم، مع مساعدة على الطريق في دول مجلس التعاون طوال المدة. وللبطارية في النسخة الهجينة ضمان مستقل مدته 8 سنوات.',
      ),
      question('هل يمكن استبدال سيارتي الحالية؟', 'نعم. نفحص سيارتك في أي من معارضنا ونقدم لك سعرًا مكتوبًا يسري 7 أيام، ويُخصم كاملًا من قيمة السيارة الجديدة.'),
    ]),
    block('snippet', 'advisor', {
      heading: 'مستشار لك وحدك',
      paragraph:
        paragraphs('يرافقك مستشار واحد من الاتصال الأول حتى استلام المفتاح، ويأتي إليك بالسيارة إن كان وقتك أضيق من زيارة المعرض.') +
        list(`فئة ${latin('Autobiography')} متاحة للتجربة في دبي وأبوظبي`, 'تجربة القيادة 45 دقيقة على طريق تختاره'),
      image: picture('handover'),
      buttons: buttons(callLink('تحدث إلى مستشار'), link('معارضنا', '/retailer-locator')),
      is_reversed: true,
      box_color: 'grey-theme',
    }),
    nextSteps('خطوتك التالية'),
    modelActions('Range Rover'),
  ],
}
