import { examples as handover } from '#blocks/button-carousel/numbers/examples.ts'
import { examples as materials } from '#blocks/collection/item/examples.ts'
import { examples as rent } from '#blocks/car-rent/examples.ts'
import { examples as gifts } from '#blocks/collection/slider/examples.ts'
import { examples as screens } from '#blocks/infotainment-system/examples.ts'
import { examples as vinChecker } from '#blocks/vin-checker/standard/examples.ts'
import { aed, block, buttons, contact, link, list, mailLink, paragraphs, picture, question, sampleBlock, table } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const ownership: DemoPage = {
  path: 'ownership',
  type: 'page',
  title: 'خدمات الملكية',
  meta_title: 'الصيانة والضمان وخدمات الملكية',
  meta_description: 'خدمات ملكية جاكوار ولاند روفر في الإمارات: صيانة بسعر مكتوب، وضمان خمس سنوات، ومساعدة على الطريق، وقطع أصلية، وأدلة للصحراء والشحن.',
  image: picture('service-bay'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_carousel_2', 'hero', { is_autoplay: false, has_timer: false, slide_duration: 6000, dir: 'rtl' }, [
      {
        heading: 'خدمات الملكية',
        header_tag: '1',
        header_size: 'xl',
        image: picture('service-bay'),
        vertical_alignment: 'center',
        info: paragraphs('بعد التسليم'),
        description: paragraphs('نعتني بالسيارة، ونحترم وقتك.'),
        buttons: buttons(link('احجز موعد صيانة', 'service'), mailLink('راسل مركز الخدمة', contact.serviceEmail)),
      },
    ]),
    block('inpage_navigation', 'sections', { title: 'خدمات الملكية', cta: link('احجز موعدًا', 'service'), is_sticky: true, box_color: 'all-white-theme' }, [
      { label: 'الصيانة', target_scroll_id: 'service' },
      { label: 'الضمان', target_scroll_id: 'warranty' },
      { label: 'عقود الخدمة', target_scroll_id: 'plans' },
      { label: 'الأدلة', target_scroll_id: 'guides' },
      { label: 'أسئلة شائعة', target_scroll_id: 'questions' },
    ]),
    block('text_steps', 'service', { block_scroll_id: 'service', heading: 'موعد الصيانة، خطوة بخطوة', 'col-numbers': '4' }, [
      { heading: 'تختار الموعد', paragraph: paragraphs('نحدد اليوم والساعة، ونسأل عن المسافة المقطوعة.') },
      { heading: 'نأخذ السيارة', paragraph: paragraphs('من بيتك أو مكتبك في المدينة، أو تأتي بها إلينا.') },
      { heading: 'تشاهد وتوافق', paragraph: paragraphs('يصلك فحص مصوّر بالسعر والمدة. القرار لك.') },
      { heading: 'نعيدها نظيفة', paragraph: paragraphs('مع سجل مكتوب بما تم، وموعد الفحص التالي.') },
    ]),
    block(
      'key_details_post',
      'warranty',
      {
        block_scroll_id: 'warranty',
        heading: 'ضمان واضح بكل بنوده',
        paragraph: paragraphs(
          'يشمل الضمان كل عيب في المواد أو الصنع، في أي مركز معتمد داخل دول مجلس التعاون. ولا يشمل ما يبلى بالاستخدام كالإطارات وبطانات المكابح.',
        ),
        image: picture('workshop-detail'),
        buttons: buttons(link('الضمان الممدد', '/extended-warranty'), link('شروط الخدمة', '/terms-conditions')),
        box_color: 'grey-theme',
      },
      [
        { icon: 'review', label: 'السيارات الجديدة', value: '5 سنوات أو 150,000 كم' },
        { icon: 'battery', label: 'بطارية السيارات الكهربائية', value: '8 سنوات أو 160,000 كم' },
        { icon: 'spanner', label: 'قطع الغيار الأصلية', value: 'سنتان' },
        { icon: 'phone', label: 'المساعدة على الطريق', value: 'على مدار الساعة، 5 سنوات' },
      ],
    ),
    block('section_tabs', 'plans', { block_scroll_id: 'plans', tab_padding: 22, is_sticky: false, slider_theme: 'light-theme' }, [
      {
        tab_icon: 'spanner',
        tab_label: 'عقود الخدمة',
        tab_id: 'service-plans',
        blocks_count: 2,
        modal_tab_title: 'عقود الخدمة',
        modal_tab_subtitle: 'ثلاث سنوات أو خمس',
        modal_tab_image: picture('square-metal'),
      },
      {
        tab_icon: 'svo',
        tab_label: 'الملحقات',
        tab_id: 'accessories',
        blocks_count: 1,
        modal_tab_title: 'الملحقات',
        modal_tab_subtitle: 'أصلية ومركّبة عندنا',
        modal_tab_image: picture('square-leather'),
      },
    ]),
    block('snippet', 'service-plans', {
      heading: 'سعر واحد لسنوات',
      paragraph: paragraphs('يغطي العقد كل زيارة مجدولة: الزيوت والمرشحات والقطع والأجور. وينتقل مع السيارة إلى مالكها التالي.'),
      image: picture('handover'),
    }),
    block('html_box', 'service-prices', {
      html: table(
        ['الطراز', '3 سنوات', '5 سنوات'],
        ['ديسكفري سبورت', aed(6900), aed(11800)],
        ['ديفندر', aed(8400), aed(14200)],
        ['ديسكفري', aed(8700), aed(14600)],
        ['رينج روفر ورينج روفر سبورت', aed(10500), aed(17900)],
      ),
      has_container: true,
    }),
    block('content_blocks', 'accessories', { heading: 'ملحقات صُنعت لسيارتك', 'col-numbers': '3' }, [
      { image: picture('wheel'), heading: 'عجلات وإطارات', header_tag: '3', paragraph: paragraphs('مقاسات معتمدة، مع موازنة وضبط زوايا.') },
      { image: picture('square-paint'), heading: 'حماية الطلاء', header_tag: '3', paragraph: paragraphs('غشاء شفاف بضمان خمس سنوات ضد الاصفرار.') },
      { image: picture('square-leather'), heading: 'عناية بالمقصورة', header_tag: '3', paragraph: paragraphs('تنظيف الجلد وترطيبه كل ستة أشهر.') },
    ]),
    sampleBlock('car_rent', 'rent', rent),
    sampleBlock('collection_item', 'materials', materials),
    sampleBlock('collection_slider', 'gifts', gifts, { box_color: 'grey-theme' }),
    block('collection_slider_feed', 'shop', { heading: 'الأحدث في متجرنا', lang: 'ar', market: 'ae', collection: 'gifts' }),
    block('sign_post', 'guides', { block_scroll_id: 'guides', heading: 'أدلة كتبها فريقنا', 'col-numbers': '2' }, [
      {
        icon: 'drive',
        heading: 'القيادة في الصحراء',
        paragraph: 'الضغط والسرعة وما تحمله معك.',
        link: link('اقرأ الدليل', '/ownership-guides/desert-driving'),
      },
      {
        icon: 'battery',
        heading: 'الشحن في المنزل',
        paragraph: 'ما يلزم، وكم يكلف، ومن يركّبه.',
        link: link('اقرأ الدليل', '/ownership-guides/ev-charging-at-home'),
      },
    ]),
    sampleBlock('infotainment_system', 'screen', screens),
    sampleBlock('number_button_carousel', 'handover-day', handover),
    block('snippet', 'recall-intro', {
      heading: 'هل يشمل سيارتك استدعاء؟',
      paragraph: paragraphs('نعلن حملات السلامة هنا، ونستبدل القطع بلا مقابل. اكتب رقم الهيكل لتعرف الآن.'),
      buttons: buttons(link('تحديثات السيارة كلها', '/vehicle-updates')),
      box_color: 'grey-theme',
      padding_grid_class: 'bottom-space-0',
    }),
    sampleBlock('vin_checker', 'recall', vinChecker),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة' }, [
      question('كم يستغرق موعد الصيانة؟', 'الصيانة المجدولة من ساعتين إلى أربع. وما زاد على يوم واحد نقدّم معه سيارة بديلة إن توفّرت.'),
      {
        heading: 'ماذا أفعل عند تعطل السيارة؟',
        paragraph:
          paragraphs('اتصل بخط المساعدة على الطريق في أي وقت، واذكر:') + list('رقم اللوحة أو رقم الهيكل', 'موقعك أو أقرب معلم', 'ما ظهر على لوحة العدادات'),
      },
      question('هل يبقى الضمان مع الصيانة خارج مراكزكم؟', 'يبقى ما دامت الصيانة وفق جدول الشركة المصنّعة وبقطع أصلية وموثقة بفواتير.'),
    ]),
    block('ready_to_go_bar', 'next-steps', { heading: 'لنعتنِ بسيارتك', box_color: 'dark-theme' }, [
      { icon: 'spanner', label: 'احجز موعد صيانة', link: link('احجز موعد صيانة', 'service') },
      { icon: 'location', label: 'مراكز الخدمة', link: link('مراكز الخدمة', '/service-centres') },
      { icon: 'review', label: 'راسل مركز الخدمة', link: mailLink('راسل مركز الخدمة', contact.serviceEmail) },
    ]),
  ],
}
