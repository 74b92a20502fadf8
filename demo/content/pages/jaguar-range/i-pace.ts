import {
  block,
  buttons,
  callLink,
  dirhams,
  grade,
  latin,
  link,
  list,
  nextSteps,
  pageNavigation,
  paragraphs,
  picture,
  priceNote,
  question,
  table,
} from '../../builders.ts'
import type { DemoPage } from '../../page.ts'

export const iPace: DemoPage = {
  path: 'jaguar-range/i-pace/index',
  type: 'page',
  title: 'جاكوار I-PACE',
  meta_title: 'جاكوار I-PACE الكهربائية: المواصفات والأسعار',
  meta_description: 'جاكوار I-PACE كهربائية بالكامل: 400 حصان ومدى حتى 470 كم وشحن سريع في 45 دقيقة. الفئات والأسعار وتفاصيل الشحن المنزلي في الإمارات.',
  image: picture('hero-lake'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'جاكوار I-PACE',
      header_tag: '1',
      header_size: 'title',
      subtitle: `كهربائية بالكامل. ابتداءً من ${dirhams(339000)}`,
      image: picture('suv-compact-dark'),
      buttons: buttons(link('احجز تجربة قيادة', '/contact-us'), link('دليل الشحن المنزلي', '/ownership-guides/ev-charging-at-home')),
      vertical_alignment: 'center',
    }),
    pageNavigation('جاكوار I-PACE', [
      ['نظرة عامة', 'overview'],
      ['المدى والأداء', 'range'],
      ['الشحن', 'charging'],
      ['التصميم', 'design'],
      ['الصور', 'gallery'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'هدوء له وزن',
      header_size: 'l',
      paragraph: paragraphs(
        'لا محرك في المقدمة، فتقدّم الركاب وقصر الغطاء واتسعت المقصورة. البطارية في الأرضية تخفض مركز الثقل 130 ملم عن سيارة مماثلة بمحرك وقود.',
        'النتيجة سيارة تدخل المنعطف كأنها أخف مما هي، وتخرج منه بلا صوت.',
      ),
      image: picture('suv-compact-light'),
    }),
    block(
      'key_details_post',
      'range',
      {
        block_scroll_id: 'range',
        heading: 'إلى الفجيرة وعودة بشحنة واحدة',
        paragraph: paragraphs('يكفي مدى 470 كم أسبوع عمل معتادًا في المدينة. ومضخة الحرارة وتبريد البطارية بالسائل يحفظان أكثره في أشهر الصيف.'),
        image: picture('wide-road'),
        box_color: 'black-theme',
      },
      [
        { icon: 'battery', label: 'المدى', value: 'حتى 470 كم' },
        { icon: 'speed', label: 'القوة', value: '400 حصان (294 كيلوواط)' },
        { icon: 'drive', label: 'من 0 إلى 100 كم/س', value: '4.8 ثانية' },
        { icon: 'co2', label: 'انبعاثات القيادة', value: 'صفر' },
      ],
    ),
    block(
      'text_steps',
      'charging',
      {
        block_scroll_id: 'charging',
        heading: 'ثلاث طرق للشحن',
        'col-numbers': '3',
        paragraph: paragraphs('معظم مُلّاك السيارات الكهربائية يشحنون ليلًا في المنزل، ولا يزورون المحطات إلا في السفر.'),
      },
      [
        {
          heading: 'في المنزل',
          paragraph: paragraphs('شاحن جداري بقدرة 11 كيلوواط يملأ البطارية في نحو 9 ساعات.'),
          link: link('دليل الشحن المنزلي', '/ownership-guides/ev-charging-at-home'),
        },
        { heading: 'على الطريق', paragraph: paragraphs('شحن سريع بقدرة 100 كيلوواط يرفع البطارية إلى 80% في 45 دقيقة.') },
        {
          heading: 'في معارضنا',
          paragraph: paragraphs('شاحن سريع في كل معرض، متاح لمُلّاك السيارة في ساعات العمل.'),
          link: link('مواقع المعارض', '/retailer-locator'),
        },
      ],
    ),
    block('html_box', 'charging-times', {
      html: table(
        ['مصدر الشحن', 'القدرة', 'الزمن'],
        ['مقبس منزلي', '2.3 كيلوواط', 'نحو 40 ساعة'],
        ['شاحن جداري', '11 كيلوواط', 'نحو 9 ساعات'],
        ['محطة سريعة، حتى 80%', '100 كيلوواط', '45 دقيقة'],
      ),
      has_container: true,
      padding_grid_class: 'top-space-0',
    }),
    block('section_tabs', 'design', { block_scroll_id: 'design', tab_padding: 22, is_sticky: false, slider_theme: 'light-theme' }, [
      {
        tab_icon: 'x590',
        tab_label: 'الخارج',
        tab_id: 'exterior',
        blocks_count: 1,
        modal_tab_title: 'الخارج',
        modal_tab_subtitle: 'الهواء والنسب',
        modal_tab_image: picture('square-paint'),
      },
      {
        tab_icon: 'seats',
        tab_label: 'الداخل',
        tab_id: 'interior',
        blocks_count: 1,
        modal_tab_title: 'الداخل',
        modal_tab_subtitle: 'المساحة والمواد',
        modal_tab_image: picture('square-leather'),
      },
    ]),
    block('content_blocks', 'exterior', { heading: 'شكل يرسمه الهواء', 'col-numbers': '3' }, [
      {
        image: picture('suv-compact-light'),
        heading: 'معامل سحب 0.29',
        header_tag: '3',
        paragraph: paragraphs('فتحات أمامية تُغلق حين لا تحتاج البطارية إلى تبريد.'),
      },
      {
        image: picture('wheel'),
        heading: 'عجلات أخف',
        header_tag: '3',
        paragraph: paragraphs('عشرة أذرع مصقولة تخفف الوزن، فتكسب السيارة بضعة كيلومترات في كل شحنة.'),
      },
      {
        image: picture('suv-compact-dark'),
        heading: 'مقابض تختفي',
        header_tag: '3',
        paragraph: paragraphs('تنطوي في الباب عند الانطلاق، وتخرج حين تقترب بالمفتاح.'),
      },
    ]),
    block('snippet', 'interior', {
      heading: 'خارج متوسط، داخل كبير',
      paragraph:
        paragraphs('مساحة أرجل خلفية تبلغ 890 ملم، وصندوق بسعة 656 لترًا، وآخر صغير تحت الغطاء الأمامي لكابلات الشحن.') +
        list(
          'سقف زجاجي كامل يحجب الأشعة فوق البنفسجية',
          `مقاعد بنسيج ${latin('Kvadrat')} الصوفي أو بالجلد`,
          'تبريد مسبق للمقصورة من الهاتف وهي موصولة بالشاحن',
        ),
      image: picture('interior-dash'),
      is_reversed: true,
    }),
    block('gallery_carousel', 'gallery', { block_scroll_id: 'gallery', heading: 'جاكوار I-PACE في صور', slider_theme: 'black-theme', 'image-ratio': '16-9' }, [
      { image: picture('hero-lake'), caption: 'على الماء الضحل عند أول الضوء' },
      { image: picture('suv-compact-light'), caption: 'بلون الشمبانيا' },
      { image: picture('suv-compact-dark'), caption: 'في ضوء الاستوديو' },
      { image: picture('interior-seat'), caption: 'المقاعد الأمامية' },
    ]),
    block('models_carousel', 'grades', { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'grey-theme' }, [
      {
        name: 'جاكوار I-PACE R-Dynamic S',
        image: picture('suv-compact-light'),
        price: `ابتداءً من ${dirhams(339000)}`,
        buttons: buttons(link('اطلب عرض سعر', '/contact-us')),
        specs: [{ name: 'محرك R-Dynamic S', rows: [grade('EV400', 'محركان كهربائيان، 400 حصان', '22.0 كيلوواط ساعة لكل 100 كم', 339000)] }],
      },
      {
        name: 'جاكوار I-PACE R-Dynamic HSE',
        image: picture('suv-compact-dark'),
        price: `ابتداءً من ${dirhams(389000)}`,
        buttons: buttons(link('اطلب عرض سعر', '/contact-us')),
        specs: [{ name: 'محرك R-Dynamic HSE', rows: [grade('EV400', 'محركان كهربائيان، 400 حصان', '22.6 كيلوواط ساعة لكل 100 كم', 389000)] }],
      },
    ]),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: true }, [
      question(
        'كم يقل المدى في الصيف؟',
        'في القيادة اليومية مع التكييف يبلغ المدى عادة بين 380 و420 كم. التبريد المسبق والسيارة موصولة بالشاحن يوفر الفرق في أول الرحلة.',
      ),
      question('ما ضمان البطارية؟', 'ثماني سنوات أو 160,000 كم، ويشمل انخفاض سعتها عن 70%.'),
      question('هل تركيب الشاحن مشمول؟', 'زيارة الفحص بلا مقابل لمن يطلب السيارة. أما الشاحن وتركيبه فيبدآن من 4,200 درهم بحسب المسافة إلى اللوحة الكهربائية.'),
      question('هل يمكن شحنها تحت المطر؟', 'نعم. المنفذ والكابل مصممان للعمل تحت المطر، ولا تمر الكهرباء قبل أن يكتمل الاتصال.'),
    ]),
    block('sign_post', 'electric-help', { heading: 'قبل أن تقرر', 'col-numbers': '3' }, [
      {
        icon: 'battery',
        heading: 'الشحن في المنزل',
        paragraph: 'ما يلزم الفيلا والشقة، خطوة بخطوة.',
        link: link('اقرأ الدليل', '/ownership-guides/ev-charging-at-home'),
      },
      { icon: 'payments', heading: 'التمويل', paragraph: 'أقساط حتى 60 شهرًا بدفعة أولى 20%.', link: link('العروض والتمويل', '/offers-and-finance') },
      { icon: 'phone', heading: 'سؤال آخر', paragraph: 'لدينا مختص بالسيارات الكهربائية في كل معرض.', link: callLink('اتصل بنا') },
    ]),
    nextSteps('خطوتك إلى المقود'),
  ],
}
