import type { Words } from '#kernel/words/words.ts'

export const mediaWords = {
  add_pictures: ['Add pictures', 'إضافة صور'],
  choose: ['Choose a picture', 'اختيار صورة'],
  replace: ['Replace', 'استبدال'],
  remove: ['Remove the picture', 'إزالة الصورة'],
  none: ['No picture chosen', 'لم تُختر صورة'],
  alt_here: ['Description of the picture on this page', 'وصف الصورة في هذه الصفحة'],
  alt_here_hint: ['Leave empty to use the description of the library.', 'اتركه فارغًا لاعتماد الوصف المحفوظ في المكتبة.'],
  alt_needed: ['The picture needs a description for those who cannot see it.', 'تحتاج الصورة إلى وصف لمن لا يراها.'],
  gone: ['The picture is no longer in the library.', 'الصورة لم تعد في المكتبة.'],
  upload: ['Upload pictures', 'رفع صور'],
  drop: ['Drop pictures here to upload them', 'أفلت الصور هنا لرفعها'],
  undescribed: ['Picture {id}, not described', 'صورة {id} بلا وصف'],
  series_count: ['Pictures: {count} of at most {max}', 'عدد الصور: {count} من {max} على الأكثر'],
  series_alt: ['Description of the pictures that are uploaded', 'وصف الصور المرفوعة'],
  drop_many: ['Or drop many pictures here; they are taken in the order of their names.', 'أو أفلت الصور هنا دفعة واحدة، وتُرتب بحسب أسماء ملفاتها.'],
  choose_many: ['Choose from the library', 'اختيار من المكتبة'],
  picture_up: ['Move picture {number} forward', 'تقديم الصورة {number}'],
  picture_down: ['Move picture {number} back', 'تأخير الصورة {number}'],
  picture_out: ['Take out picture {number}', 'إزالة الصورة {number} من القائمة'],
  words_right: [
    'On wide screens the words stand over the picture on its right, which the focal point leaves free.',
    'على الشاشات العريضة تظهر النصوص فوق يمين الصورة، فهو الجانب الذي تتركه نقطة التركيز خاليًا.',
  ],
  words_left: [
    'On wide screens the words stand over the picture on its left, which the focal point leaves free.',
    'على الشاشات العريضة تظهر النصوص فوق يسار الصورة، فهو الجانب الذي تتركه نقطة التركيز خاليًا.',
  ],
  words_beside: [
    'The focal point is near the middle, so on wide screens the words stand beside the picture, not over it.',
    'نقطة التركيز قريبة من وسط الصورة، لذا تظهر النصوص على الشاشات العريضة بجانب الصورة لا فوقها.',
  ],
  words_all_beside: [
    'The focal point is near the middle, so on wide screens the words of all slides stand beside their pictures, not over them.',
    'نقطة التركيز قريبة من وسط الصورة، لذا تظهر نصوص جميع الشرائح على الشاشات العريضة بجانب صورها لا فوقها.',
  ],
  words_beside_for: [
    'On wide screens the words stand beside the picture, as those of all slides do, since the focal point of slide {number} is near the middle.',
    'على الشاشات العريضة تظهر النصوص بجانب الصورة كما في جميع الشرائح، لأن نقطة التركيز في الشريحة {number} قريبة من الوسط.',
  ],
  words_move: ['Move the focal point to a side to have the words over the picture.', 'لعرض النصوص فوق الصورة، انقل نقطة التركيز إلى أحد الجانبين.'],
} as const satisfies Words
