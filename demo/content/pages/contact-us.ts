import { examples as showroom } from '#blocks/dual-frame-map/examples.ts'
import { block, buttons, callLink, contact, isolate, latin, link, mailLink, paragraphs, picture, question, sampleBlock } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const contactUs: DemoPage = {
  path: 'contact-us',
  type: 'page',
  title: 'تواصل معنا',
  meta_description:
    'تواصل مع «معرض» في الإمارات بالهاتف أو البريد أو الزيارة: المبيعات وتجربة القيادة والصيانة والشكاوى، مع ساعات العمل ومواعيد الرد المعتادة.',
  image: picture('hero-showroom'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'تواصل معنا',
      header_tag: '1',
      header_size: 'xl',
      subtitle: 'نرد عليك بأنفسنا، بالعربية أو بالإنجليزية.',
      image: picture('handover'),
      buttons: buttons(callLink('اتصل بنا'), mailLink('راسلنا', contact.email)),
      vertical_alignment: 'center',
    }),
    block(
      'key_details_post',
      'details',
      {
        heading: 'كيف تصل إلينا',
        paragraph: paragraphs('الهاتف أسرع الطرق. وإن كتبت إلينا فاذكر رقم هاتفك والوقت المناسب، وسنتصل بك.'),
        image: picture('retailer-facade-day'),
        buttons: buttons(callLink('اتصل الآن'), link('مواقع المعارض', '/retailer-locator')),
      },
      [
        { icon: 'phone', label: 'الهاتف', value: isolate(contact.phoneShown) },
        { icon: 'review', label: 'البريد', value: isolate(contact.email) },
        { icon: 'location', label: 'المقر', value: 'شارع الشيخ زايد، القوز الأولى، دبي' },
        { icon: 'globe', label: 'ساعات العمل', value: 'من الاثنين إلى السبت، من 9:00 إلى 20:00' },
      ],
    ),
    block('sign_post', 'topics', { heading: 'اختر القسم المناسب', 'col-numbers': '3', box_color: 'grey-theme' }, [
      { icon: 'drive', heading: 'تجربة قيادة', paragraph: 'اختر السيارة والمعرض والموعد.', link: link('احجز تجربة قيادة', 'test-drive') },
      { icon: 'quote', heading: 'المبيعات', paragraph: 'عرض سعر مكتوب خلال يوم عمل.', link: link('اطلب عرض سعر', 'offer') },
      { icon: 'spanner', heading: 'الصيانة', paragraph: 'المواعيد والأسعار والسيارات البديلة.', link: link('احجز موعد صيانة', 'service') },
    ]),
    sampleBlock('dual_frame_map', 'main-showroom', showroom),
    block('dealer_locator', 'retailers', { block_scroll_id: 'retailers' }),
    block('accordion', 'questions', { heading: 'قبل أن تكتب', is_first_open: true }, [
      question('متى يصلني الرد؟', 'على البريد خلال يوم عمل واحد، وعلى الهاتف فورًا في ساعات العمل. الرسائل التي تصل مساء السبت يُرد عليها صباح الاثنين.'),
      question(
        'كيف أقدّم شكوى؟',
        `اكتب إلى <a href="mailto:${contact.email}">${latin(contact.email)}</a> ومعك رقم السيارة أو رقم الطلب. يتابع الشكوى مسؤول واحد تُعطى اسمه ورقمه.`,
      ),
      question('كيف أعدّل بياناتي أو أحذفها؟', 'اطلب ذلك بالبريد نفسه. حقوقك ومدة التنفيذ مبينة في <a href="/privacy-policy">سياسة الخصوصية</a>.'),
    ]),
    block('snippet', 'roadside', {
      heading: 'هل تعطلت سيارتك؟',
      paragraph: paragraphs(
        `اتصل على ${latin(contact.phoneShown)} واختر 1. الخدمة متاحة على مدار الساعة لجميع السيارات المشمولة بالضمان، في الإمارات ودول مجلس التعاون.`,
      ),
      buttons: buttons(callLink('اطلب المساعدة')),
      box_color: 'dark-theme',
    }),
  ],
}
