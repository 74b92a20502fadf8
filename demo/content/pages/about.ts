import { examples as accolades } from '#blocks/accolade-image-box/examples.ts'
import { block, buttons, link, nextSteps, paragraphs, picture, sampleBlock } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const about: DemoPage = {
  path: 'about',
  type: 'page',
  title: 'من نحن',
  meta_title: 'عن «معرض»، وكيل جاكوار ولاند روفر',
  meta_description: 'تعرّف إلى «معرض»، وكيل جاكوار ولاند روفر في دول الخليج: كيف نبيع ونخدم، وأين معارضنا، ومن يستقبلك، وما نلتزم به كتابةً أمام كل عميل لدينا.',
  image: picture('retailer-facade'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'بيت واحد لعلامتين',
      header_tag: '1',
      header_size: 'xl',
      subtitle: '«معرض»، وكيل جاكوار ولاند روفر في دول الخليج.',
      image: picture('retailer-facade-day'),
      vertical_alignment: 'center',
    }),
    block('snippet', 'story', {
      heading: 'بدأنا من ورشة',
      header_size: 'l',
      paragraph: paragraphs(
        'في عام 1986 افتتح المؤسسون ورشة بأربع روافع في القوز، لخدمة سيارات لاند روفر العائدة من الرمل. صارت الورشة مركزًا، والمركز معرضًا، وبقيت القاعدة الأولى: لا تَعِد بما لن تفعل.',
        'اليوم تمتد معارضنا من دبي وأبوظبي والشارقة والعين إلى الرياض وجدة والدمام والكويت والدوحة والمنامة ومسقط، ويعمل معنا 420 زميلًا من 27 جنسية.',
      ),
      image: picture('workshop-detail'),
    }),
    block('text_steps', 'promises', { heading: 'أربعة التزامات مكتوبة', 'col-numbers': '4', box_color: 'grey-theme' }, [
      { heading: 'السعر كامل', paragraph: paragraphs('كل رقم نعطيه يشمل الضريبة، ويُذكر ما لا يشمله.') },
      { heading: 'الموعد محدد', paragraph: paragraphs('نكتب تاريخ التسليم في العقد، ونتصل إن تغيّر.') },
      { heading: 'الفحص مصوّر', paragraph: paragraphs('ترى ما رآه الفني قبل أن توافق على عمله.') },
      { heading: 'لكل شكوى مسؤول', paragraph: paragraphs('يتابعها من البداية إلى النهاية، ويرد خلال يوم عمل.') },
    ]),
    block('tabbed_component', 'people', { heading: 'من يستقبلك', tab_padding: 22 }, [
      {
        tab_icon: 'quote',
        tab_label: 'المبيعات',
        tab_id: 'sales',
        heading: 'مستشارون يعرفون سياراتهم',
        paragraph: paragraphs('لا يعمل مستشارونا بعمولة على الطراز الأغلى. مهمتهم أن تخرج بالسيارة المناسبة، ولو كانت الأصغر.'),
        image: picture('handover'),
      },
      {
        tab_icon: 'spanner',
        tab_label: 'الخدمة',
        tab_id: 'service',
        heading: 'فنيون معتمدون',
        paragraph: paragraphs('يقضي كل فني 60 ساعة تدريب في السنة لدى الشركة المصنّعة، منها 20 على السيارات الكهربائية.'),
        image: picture('service-bay'),
      },
    ]),
    block('quote', 'founder', {
      quote: 'المعرض يبيع السيارة الأولى، والورشة تبيع الثانية.',
      author: 'عبدالله الفلاسي',
      author_role: 'المدير العام',
      image: picture('square-portrait-abstract'),
      box_color: 'black-theme',
    }),
    block('icons_timeline', 'history', { heading: 'أربعون سنة على الطريق نفسه', header_size: 'l' }, [
      { icon: 'spanner', date: '1986', heading: 'الورشة', paragraph: paragraphs('أربع روافع في القوز.') },
      { icon: 'location', date: '1994', heading: 'المعرض الأول', paragraph: paragraphs('أربع سيارات ونافذة واحدة في دبي.') },
      { icon: 'globe', date: '2009', heading: 'أبوظبي والعين', paragraph: paragraphs('الفريق نفسه، والقاعدة نفسها.') },
      { icon: 'location', date: '2014', heading: 'من الإمارات إلى الخليج', paragraph: paragraphs('الرياض أولًا، ثم الكويت والدوحة والمنامة ومسقط.') },
      { icon: 'battery', date: '2019', heading: 'أول سيارة كهربائية', paragraph: paragraphs('وأول شاحن سريع في معرض.') },
      { icon: 'review', date: '2026', heading: 'الطلب عبر الموقع', paragraph: paragraphs('من الاختيار إلى التسليم، بلا ورق.') },
    ]),
    sampleBlock('accolade_image_box', 'awards', accolades, { box_color: 'grey-theme' }),
    block('gallery_carousel', 'places', { heading: 'أماكننا', slider_theme: 'light-theme', 'image-ratio': '16-9' }, [
      { image: picture('handover'), caption: 'ركن التسليم' },
      { image: picture('hero-showroom'), caption: 'صالة العرض' },
      { image: picture('service-bay'), caption: 'مركز خدمة القوز' },
      { image: picture('saloon-dark'), caption: 'سيارة صالون في ركن العرض' },
      { image: picture('coupe-light'), caption: 'كوبيه من مجموعة المؤسس' },
    ]),
    block('news', 'news', { heading: 'آخر الأخبار', country: 'ae' }),
    block('racing_results', 'races', { heading: 'فريقنا في السباقات', season: '2026', box_color: 'dark-theme' }),
    block('snippet', 'careers', {
      heading: 'اعمل معنا',
      paragraph: paragraphs('نبحث عمن يحب السيارات ويحسن الإصغاء. أرسل سيرتك من صفحة التواصل، واذكر المدينة التي تفضلها.'),
      image: picture('saloon-light'),
      buttons: buttons(link('تواصل معنا', '/contact-us')),
      is_reversed: true,
    }),
    nextSteps('نراك في المعرض'),
  ],
}
