import { examples as features } from '#blocks/button-carousel/icons/examples.ts'
import { examples as seats } from '#blocks/button-carousel/seats/examples.ts'
import { examples as view } from '#blocks/interior-360/examples.ts'
import {
  block,
  buttons,
  grade,
  latin,
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
  sampleBlock,
} from '../../builders.ts'
import { startsAt } from '../../prices-abroad.ts'
import type { DemoPage } from '../../page.ts'

export const discovery: DemoPage = {
  path: 'discovery/discovery',
  type: 'page',
  title: 'ديسكفري',
  meta_title: 'ديسكفري: المواصفات والأسعار',
  meta_description:
    'ديسكفري بسبعة مقاعد للكبار وصندوق سعته 2,391 لترًا ومحركات تبلغ قوتها 360 حصانًا. الفئات والأسعار شاملة الضريبة، والصور وأجوبة أسئلة العائلات.',
  image: picture('suv-large-light'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_carousel', 'hero', { is_autoplay: true, has_timer: true, slide_duration: 6000 }, [
      {
        heading: 'ديسكفري',
        header_tag: '1',
        image: picture('suv-large-light'),
        info: paragraphs('سبعة مقاعد كاملة'),
        description: paragraphs('سيارة واحدة تكفي الجميع، من الجد إلى أصغر الأحفاد.'),
        ...startsAt(315000),
        buttons: buttons(link('احجز تجربة قيادة', 'test-drive'), link('صمّم سيارتك', '/build-yours')),
      },
      {
        heading: 'إلى آخر الطريق',
        header_tag: '2',
        image: picture('listing-suv-large-front-blue'),
        info: paragraphs('دفع رباعي دائم'),
        description: paragraphs('ستة أوضاع للتضاريس، وعمق خوض 900 ملم.'),
        buttons: buttons(link('قارن الطرازات', '/compare')),
      },
    ]),
    pageNavigation('ديسكفري', [
      ['نظرة عامة', 'overview'],
      ['الأداء', 'performance'],
      ['المقصورة والقيادة', 'life'],
      ['الصور', 'gallery'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'كل راكب في مقعد جيد',
      header_size: 'l',
      paragraph: paragraphs(
        'ارتفعت المقاعد درجة بعد درجة كما في مدرّج صغير، فيرى من في الصف الثالث الطريق كما يراه السائق. ولكل صف هواؤه ومنافذ شحنه وحوامل أكوابه.',
        'وحين تخلو المقاعد، تصير السيارة شاحنة أنيقة بضغطة في تطبيق الهاتف.',
      ),
    }),
    block(
      'key_details_post',
      'performance',
      {
        block_scroll_id: 'performance',
        heading: 'قوة تحت السيطرة',
        paragraph: paragraphs('محرك بست أسطوانات ونظام هجين خفيف يدفعان سبعة ركاب وأمتعتهم بلا عناء. ويحافظ التعليق الهوائي على ارتفاعه مهما ثقل الحمل.'),
        image: picture('wide-road'),
        buttons: buttons(link('قارن المحركات', '/compare')),
      },
      [
        { icon: 'speed', label: 'القوة القصوى', value: '360 حصانًا (265 كيلوواط)' },
        { icon: 'drive', label: 'من 0 إلى 100 كم/س', value: '6.5 ثانية' },
        { icon: 'spanner', label: 'قدرة الجر', value: '3,500 كغ' },
        { icon: 'capacity', label: 'أكبر سعة للصندوق', value: '2,391 لترًا' },
      ],
    ),
    block('section_tabs', 'life', { block_scroll_id: 'life', tab_padding: 22, is_sticky: false, slider_theme: 'light-theme' }, [
      {
        tab_icon: 'seats',
        tab_label: 'المقصورة',
        tab_id: 'cabin',
        blocks_count: 2,
        modal_tab_title: 'المقصورة',
        modal_tab_subtitle: 'المقاعد والتخزين',
        modal_tab_image: picture('square-leather'),
      },
      {
        tab_icon: 'drive',
        tab_label: 'القيادة',
        tab_id: 'drive',
        blocks_count: 1,
        modal_tab_title: 'القيادة',
        modal_tab_subtitle: 'المساعدة والتضاريس',
        modal_tab_image: picture('square-metal'),
      },
      {
        tab_icon: 'x590',
        tab_label: 'الخارج',
        tab_id: 'exterior',
        blocks_count: 1,
        modal_tab_title: 'الخارج',
        modal_tab_subtitle: 'الخط والضوء',
        modal_tab_image: picture('square-paint'),
      },
    ]),
    block('content_blocks', 'cabin', { heading: 'مقاعد تتبدل في ثوانٍ', 'col-numbers': '3' }, [
      {
        image: picture('interior-seat'),
        heading: 'طيّ من الهاتف',
        header_tag: '3',
        paragraph: paragraphs('رتّب المقاعد قبل أن تصل إلى السيارة وعربة التسوق أمامك.'),
      },
      { image: picture('interior-dash'), heading: 'شاشة 11.4 بوصة', header_tag: '3', paragraph: paragraphs('بالعربية كاملة، وبأوامر صوتية تفهم لهجتك.') },
      {
        image: picture('square-leather'),
        heading: 'أماكن للأشياء الصغيرة',
        header_tag: '3',
        paragraph: paragraphs('صندوق مبرّد بين المقعدين، وخزانة خفية خلف لوحة التكييف.'),
      },
    ]),
    sampleBlock('seat_slider', 'seats', seats, { slider_theme: 'grey-theme' }),
    block('quote', 'family', {
      quote: 'كنا نسافر بسيارتين. اليوم نختلف على الأغاني في سيارة واحدة، وهذا أحسن.',
      author: 'خالد النعيمي',
      author_role: 'أب لخمسة، ومالك ديسكفري',
      image: picture('square-portrait-abstract'),
      box_color: 'grey-theme',
    }),
    block('text_steps', 'drive', { heading: 'مساعدة في وقتها', 'col-numbers': '3' }, [
      { heading: 'على الطريق السريع', paragraph: paragraphs('يحفظ مثبت السرعة المتكيف المسافة، ويعيد السيارة إلى وسط حارتها برفق.') },
      { heading: 'في الموقف', paragraph: paragraphs('صورة محيطية كاملة، وتنبيه لمن يمر خلف السيارة قبل أن تراه.') },
      { heading: 'خارج الطريق', paragraph: paragraphs('يحافظ النظام على سرعة الزحف التي تختارها، فتتفرغ للمقود وحده.') },
    ]),
    sampleBlock('icon_button_carousel', 'features', features),
    block('content_blocks', 'exterior', { heading: 'هيئة تُعرف من بعيد', 'col-numbers': '2', font_size: 'big', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-large-dark'),
        heading: 'سقف مدرّج',
        header_tag: '3',
        paragraph: paragraphs('العلامة التي لازمت ديسكفري منذ جيله الأول، وهي سبب ارتفاع السقف فوق الصف الثالث.'),
      },
      {
        image: picture('suv-large-light'),
        heading: 'ضوء يتبع المنعطف',
        header_tag: '3',
        paragraph: paragraphs('مصابيح مصفوفة تحجب شعاعها عن السيارات المقابلة، وتُبقي كتف الطريق مضاءً.'),
      },
    ]),
    turntable('turn', 'suv-large', 'در حولها قبل أن تركبها', 'اسحب السيارة بإصبعك، أو اتركها تدور وحدها.'),
    sampleBlock('interior_360', 'view', view),
    block(
      'gallery_carousel',
      'gallery',
      { block_scroll_id: 'gallery', heading: 'ديسكفري في صور', carousel_view_options: 'adjacent_slides', slider_theme: 'grey-theme', 'image-ratio': '16-9' },
      [
        { image: picture('hero-dunes'), caption: 'بين الكثبان في الساعة الزرقاء' },
        { image: picture('suv-large-dark'), caption: 'في ضوء الاستوديو' },
        { image: picture('interior-seat'), caption: 'الصف الأول' },
        { image: picture('handover'), caption: 'لحظة التسليم' },
      ],
    ),
    block('models_carousel', 'grades', { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'light-theme' }, [
      {
        name: 'ديسكفري S',
        image: picture('suv-large-light'),
        ...startsAt(315000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [{ name: 'محركات S', rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('10.6'), 315000)] }],
      },
      {
        name: 'ديسكفري Dynamic SE',
        image: picture('suv-large-dark'),
        ...startsAt(352000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [
          {
            name: 'محركات Dynamic SE',
            rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('10.7'), 352000), grade('P360', '6 أسطوانات، 360 حصانًا', litres('10.9'), 378000)],
          },
        ],
      },
      {
        name: 'ديسكفري Dynamic HSE',
        image: picture('suv-large-dark'),
        ...startsAt(419000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [{ name: 'محركات Dynamic HSE', rows: [grade('P360', '6 أسطوانات، 360 حصانًا', litres('11.0'), 419000)] }],
      },
    ]),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: true }, [
      question('كم راكبًا بالغًا يتسع له الصف الثالث؟', 'راكبان لا يتجاوز طول كل منهما 190 سم، ولكل منهما مخرج هواء ومنفذ شحن.'),
      {
        heading: 'ما التجهيزات القياسية في كل الفئات؟',
        paragraph:
          paragraphs('تأتي كل سيارة في الإمارات مجهزة بما يلي:') +
          list('تعليق هوائي بتحكم إلكتروني', 'تكييف مستقل لثلاثة صفوف', `مصابيح ${latin('LED')} أمامية وخلفية`, 'كاميرا محيطية كاملة'),
      },
      question('هل يشمل السعر الصيانة؟', 'يشمل فئتي Dynamic SE وDynamic HSE عقد خدمة لثلاث سنوات أو 48,000 كم، ويمكن تمديده إلى خمس سنوات عند الشراء.'),
    ]),
    nextSteps('خطوة أقرب إلى رحلتكم'),
    modelActions('Discovery'),
  ],
}
