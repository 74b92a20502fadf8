import { block, buttons, callLink, contact, link, list, mailLink, paragraphs, picture, turntable } from '../builders.ts'
import { DEMO_CONFIG_URL } from '../online-order.ts'
import type { DemoPage } from '../page.ts'

export const buildYours: DemoPage = {
  path: 'build-yours',
  type: 'page',
  title: 'صمّم سيارتك',
  meta_description: 'صمّم سيارتك من جاكوار أو لاند روفر مع مستشار متخصص في معرض دبي أو أبوظبي: عينات الطلاء والجلد بين يديك، ومواصفات مكتوبة بسعرها النهائي.',
  image: picture('square-paint'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'صمّم سيارتك',
      header_tag: '1',
      header_size: 'xl',
      subtitle: 'بعينات حقيقية، وعلى ضوء النهار.',
      image: picture('offer-abstract-2'),
      buttons: buttons(link('احجز جلسة تصميم', 'design'), link('اطلب تصميم الاستوديو', `/showroom-order-online/?config_url=${DEMO_CONFIG_URL}`)),
      vertical_alignment: 'bottom',
    }),
    block('snippet', 'intro', {
      heading: 'جلسة مع مستشارك',
      paragraph: paragraphs(
        'نصمم سيارات عملائنا في جلسة بالمعرض، لأن لون الطلاء على الشاشة غير لونه تحت شمس دبي. تستغرق الجلسة نحو ساعة، وتخرج منها بمواصفات مكتوبة وسعر نهائي يسري 14 يومًا.',
      ),
      image: picture('square-paint'),
    }),
    block('text_steps', 'session', { heading: 'ساعة واحدة، أربعة قرارات', 'col-numbers': '4', box_color: 'grey-theme' }, [
      { heading: 'الطراز والمحرك', paragraph: paragraphs('نبدأ من يومك: المسافات والركاب والطرق.') },
      { heading: 'الطلاء والعجلات', paragraph: paragraphs('ألواح كبيرة تُحمل إلى الخارج وتُرى من بعيد.') },
      { heading: 'المقصورة', paragraph: paragraphs('جلود وأخشاب ومعادن تُلمس قبل أن تُختار.') },
      { heading: 'الحزم والسعر', paragraph: paragraphs('ما يلزمك منها فقط، والسعر أمامك بندًا بندًا.') },
    ]),
    turntable('turn', 'coupe', 'در حولها كما في المعرض', 'طلاء الشمبانيا على كوبيه ببابين. أدر السيارة لترى كيف يتبدل اللون مع الضوء.'),
    block('content_blocks', 'materials', { heading: 'ما ستجده على الطاولة', 'col-numbers': '3', 'image-ratio': '16-6-5' }, [
      { image: picture('square-paint'), heading: '48 لونًا', header_tag: '3', paragraph: paragraphs('ومعها برنامج المطابقة لأي لون تحمله إلينا.') },
      { image: picture('square-leather'), heading: '17 كسوة', header_tag: '3', paragraph: paragraphs('من الجلد شبه الأنيليني إلى نسيج الصوف.') },
      { image: picture('square-metal'), heading: '9 تشطيبات', header_tag: '3', paragraph: paragraphs('بين الخشب والمعدن وألياف الكربون.') },
    ]),
    block(
      'key_details_post',
      'prepare',
      {
        heading: 'قبل الجلسة',
        paragraph:
          paragraphs('ثلاثة أشياء تختصر الوقت، وليس أي منها شرطًا:') +
          list('صورة للموقف الذي ستقف فيه السيارة', 'قائمة بمن يركب معك عادة', 'الميزانية التي تريد ألا تتجاوزها'),
        image: picture('interior-seat'),
        buttons: buttons(callLink('احجز بالهاتف'), mailLink('احجز بالبريد', contact.salesEmail)),
        is_reversed: true,
      },
      [
        { icon: 'location', label: 'المكان', value: 'معرضا دبي وأبوظبي' },
        { icon: 'review', label: 'المدة', value: 'نحو 60 دقيقة' },
        { icon: 'payments', label: 'التكلفة', value: 'بلا مقابل ولا التزام' },
      ],
    ),
    block('sign_post', 'start', { heading: 'نقاط بداية', 'col-numbers': '4' }, [
      { icon: 'build', heading: 'رينج روفر', paragraph: 'قاعدتان وثلاث مجموعات حركة.', link: link('عائلة رينج روفر', '/range-rover') },
      { icon: 'build', heading: 'ديفندر', paragraph: 'أربع حزم وأكثر من 170 ملحقًا.', link: link('عائلة ديفندر', '/defender') },
      { icon: 'build', heading: 'ديسكفري', paragraph: 'ترتيب المقاعد أولًا.', link: link('عائلة ديسكفري', '/discovery') },
      { icon: 'build', heading: 'جاكوار', paragraph: 'وقود أو كهرباء.', link: link('سيارات جاكوار', '/jaguar-range') },
    ]),
  ],
}
