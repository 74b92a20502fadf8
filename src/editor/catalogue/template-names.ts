import { useCallback } from 'react'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { useLanguage } from '../words/language.tsx'
import type { Language } from '#kernel/words/words.ts'

type TemplateWords = { name: string; description: string }

/** The templates in Arabic, by symbol; their English is their own. A test asks for every template of the catalogue. */
export const templateNames: Readonly<Record<string, TemplateWords>> = {
  accordion: { name: 'أسئلة وأجوبة', description: 'عناصر تُفتح وتُطوى، لكل منها نص وصورة وأزرار.' },
  compare_models: { name: 'مقارنة الطرازات', description: 'يختار الزائر حتى ثلاثة طرازات ويرى مواصفاتها جنبًا إلى جنب.' },
  content_blocks: { name: 'شبكة محتوى', description: 'بطاقات متجاورة بصور أو مقاطع ونصوص وأزرار.' },
  dealer_locator: { name: 'البحث عن معرض', description: 'بحث في معارض الوكيل بالاسم والمدينة والعلامة والخدمة، مع خريطة.' },
  dealer_locator_mena: { name: 'معارض المنطقة', description: 'المعارض بحسب السوق والمدينة، بالعربية أو الإنجليزية.' },
  dealer_locator_postcode: { name: 'معارض بالرمز البريدي', description: 'المعارض بحسب الولاية والرمز البريدي والحي.' },
  derivatives: { name: 'فئات الطراز', description: 'فئات طراز واحد بمحركاتها ومواصفاتها وأسعارها، متجاورة.' },
  exterior_360: { name: 'السيارة من كل الجهات', description: 'سيارة يديرها الزائر بالسحب أو بالأسهم، بألوان يختار منها.' },
  gallery_carousel: { name: 'معرض صور', description: 'صور ومقاطع في عارض، تُفتح بملء الشاشة.' },
  hero_carousel: { name: 'واجهة بشرائح', description: 'شرائح بعرض الصفحة، بصور أو مقاطع ونصوص.' },
  hero_carousel_2: { name: 'واجهة بشرائح 2.0', description: 'شرائح بأشرطة تقدّم ونص في موضع يُختار.' },
  hero_title_banner_tall: { name: 'واجهة بعنوان', description: 'صورة أو مقطع مرتفع يعلوه عنوان الصفحة.' },
  html_box: { name: 'نص HTML', description: 'ترميز HTML يُكتب مباشرة.' },
  inpage_navigation: { name: 'تنقّل داخل الصفحة', description: 'شريط روابط إلى أقسام الصفحة يثبت أعلاها.' },
  interior_360: { name: 'المقصورة من كل الجهات', description: 'منظر دائري ينظر فيه الزائر حوله، مع تقريب وملء شاشة وأماكن أخرى.' },
  key_details_post: { name: 'تفاصيل رئيسة', description: 'صورة ونص وقائمة تفاصيل بأيقونات.' },
  model_summary: { name: 'ملخص الطراز', description: 'فئة من طراز بصورتها ومحركها وثلاث مواصفات وسعرها.' },
  model_summary_filters: { name: 'تصفية الفئات', description: 'يُبقي من فئات الصفحة ما يطابق المحرك ونظام الدفع والهيكل.' },
  models_carousel: { name: 'عارض الطرازات', description: 'طرازات تُدخل يدويًا، بصورها وأسعارها وجداول فئاتها.' },
  parallax_image: { name: 'صورة متحركة', description: 'صور عريضة تتحرك مع تمرير الصفحة.' },
  quote: { name: 'اقتباس', description: 'اقتباس كبير باسم قائله وصفته وصورته.' },
  ready_to_go_bar: { name: 'شريط روابط سريعة', description: 'حتى أربعة روابط بأيقونات.' },
  retailer_cards: { name: 'بطاقات المعارض', description: 'معارض بعناوينها ووسائل التواصل وخدماتها، والأقرب أولًا.' },
  retailer_schema: { name: 'بيانات معرض للبحث', description: 'بيانات منظّمة لمحركات البحث لا تظهر في الصفحة.' },
  retailer_service_schema: { name: 'بيانات مركز خدمة للبحث', description: 'بيانات منظّمة لمركز الخدمة لا تظهر في الصفحة.' },
  search_results: { name: 'نتائج البحث', description: 'الصفحات والسيارات التي تطابق ما يبحث عنه الزائر.' },
  search_suggestions: { name: 'بحث باقتراحات', description: 'حقل بحث يقترح الكلمات أثناء الكتابة.' },
  section_tabs: { name: 'تبويبات الأقسام', description: 'تبويبات تضم المكوّنات التي تليها في الصفحة.' },
  sign_post: { name: 'خطوات تالية', description: 'بطاقات تقود إلى ما يلي من خطوات.' },
  snippet: { name: 'فقرة نصية', description: 'عنوان ونص وأزرار.' },
  specification_accordion: { name: 'مواصفات تُطوى', description: 'أقسام تُفتح وتُطوى، في كل منها جدول مواصفات.' },
  specification_at_glance: { name: 'المواصفات في لمحة', description: 'أهم الأرقام بأيقونات ووحدات وحواشٍ.' },
  stock_locator: { name: 'البحث عن سيارة', description: 'تصفية وترتيب وبطاقات لسيارات إحدى القوائم.' },
  stock_locator_carousel: { name: 'عارض سيارات', description: 'سيارات من إحدى القوائم في صف متحرك.' },
  stock_locator_overseas: { name: 'البحث عن سيارة للأسواق الخارجية', description: 'البحث عن سيارة بأسعار الأسواق الخارجية وتفاصيلها.' },
  tabbed_component: { name: 'تبويبات', description: 'تبويبات لكل منها محتواه.' },
  text_steps: { name: 'خطوات مرقّمة', description: 'خطوات متتابعة بأرقامها.' },
}

/** The name of a template; one that is not known keeps its symbol. */
export function templateName(symbol: string, language: Language): string {
  const english = catalogue.get(symbol)?.block.name ?? symbol
  return language === 'ar' ? (templateNames[symbol]?.name ?? english) : english
}

export function templateDescription(symbol: string, language: Language): string {
  const english = catalogue.get(symbol)?.block.short_description ?? ''
  return language === 'ar' ? (templateNames[symbol]?.description ?? english) : english
}

/** Names of templates in the language of the person. */
export function useTemplateName(): (symbol: string) => string {
  const { language } = useLanguage()
  return useCallback((symbol) => templateName(symbol, language), [language])
}
