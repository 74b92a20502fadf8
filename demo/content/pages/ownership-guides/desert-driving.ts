import { block, buttons, link, list, paragraphs, picture, table } from '../../builders.ts'
import type { DemoPage } from '../../page.ts'

export const desertDriving: DemoPage = {
  path: 'ownership-guides/desert-driving',
  type: 'page',
  title: 'القيادة في الصحراء',
  meta_title: 'دليل القيادة في الصحراء',
  meta_description: 'دليل عملي للقيادة في صحراء الإمارات: ضغط الإطارات، وقراءة الرمل، وصعود الكثبان ونزولها، وما تحمله معك، وما تفعله إن علقت السيارة.',
  image: picture('wide-dunes'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'القيادة في الصحراء',
      header_tag: '1',
      header_size: 'xl',
      subtitle: 'عشر دقائق من القراءة توفر ساعتين من الحفر.',
      image: picture('hero-dunes'),
      vertical_alignment: 'bottom',
    }),
    block('snippet', 'before', {
      heading: 'قبل أن تغادر الإسفلت',
      paragraph:
        paragraphs('لا تدخل الرمل بسيارة واحدة، وأخبر شخصًا بمسارك وساعة عودتك. ثم افحص ما يلي والسيارة واقفة على أرض صلبة:') +
        list('الوقود فوق ثلاثة أرباع الخزان', 'حلقات السحب في مكانها وحبل سحب مرن', 'ضاغط هواء ومقياس ضغط', 'ماء: خمسة لترات للشخص', 'لوحا إنقاذ ومجرفة'),
    }),
    block('snippet', 'pressure', {
      heading: 'الضغط نصف المهارة',
      paragraph: paragraphs('الإطار الممتلئ يحفر، والإطار المرتخي يطفو. خفّض الضغط قبل أول كثيب لا بعد أن تعلق، وأعده قبل أن تتجاوز 40 كم/س على الإسفلت.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('html_box', 'pressure-table', {
      html: table(
        ['الأرض', 'الضغط', 'السرعة القصوى'],
        ['طريق حصوي', '25 رطلًا', '60 كم/س'],
        ['رمل مستوٍ', '18 رطلًا', '40 كم/س'],
        ['كثبان لينة', '15 رطلًا', '30 كم/س'],
        ['إنقاذ قصير', '12 رطلًا', '10 كم/س'],
      ),
      has_container: true,
    }),
    block('text_steps', 'dune', { heading: 'صعود الكثيب ونزوله', 'col-numbers': '3', box_color: 'grey-theme' }, [
      { heading: 'اقرأ القمة', paragraph: paragraphs('انزل وامشِ إليها إن لم ترَ ما خلفها. وجه الكثيب الحاد يكون في جهة انحسار الريح.') },
      { heading: 'اصعد مستقيمًا', paragraph: paragraphs('زخم ثابت من الأسفل، ثم ارفع قدمك بهدوء قبل القمة بطول سيارة.') },
      { heading: 'انزل كما صعدت', paragraph: paragraphs('خط مستقيم، وسرعة منخفضة، ومكابح خفيفة. لا تلتف على المنحدر أبدًا.') },
    ]),
    block('snippet', 'stuck', {
      heading: 'إن علقت السيارة',
      paragraph:
        paragraphs('ارفع قدمك عن دواسة الوقود قبل أي شيء، فكل ثانية تدور فيها العجلات تُغرق السيارة سنتيمترًا آخر.') +
        list(
          'أزح الرمل من أمام العجلات الأربع ومن تحت البطن',
          'خفّض الضغط رطلين أو ثلاثة',
          'ارجع على أثرك إلى الخلف، لا إلى الأمام',
          'إن لم تخرج في محاولتين فاستخدم الألواح أو الحبل',
        ),
      image: picture('texture-sand'),
      is_reversed: true,
    }),
    block('quote', 'coach', {
      quote: 'من يستعجل على الرمل يمشي عليه.',
      author: 'راشد المنصوري',
      author_role: 'مدرب القيادة على الرمال في «معرض»',
    }),
    block('snippet', 'after', {
      heading: 'بعد العودة',
      paragraph: paragraphs('اغسل أسفل السيارة، وافحص مرشح الهواء، وأعد الضغط إلى المكتوب على إطار الباب. ونوصي بفحص في مركز الخدمة بعد كل ثلاث رحلات.'),
      buttons: buttons(link('خدمات الملكية', '/ownership'), link('عائلة ديفندر', '/defender')),
    }),
  ],
}
