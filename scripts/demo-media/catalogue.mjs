import { interiorDash, wheelDetail } from './cabin.mjs'
import { heroCity } from './city.mjs'
import { heroDunes, wideDunes } from './dunes.mjs'
import { interiorSeat, squareLeather } from './leather.mjs'
import { squareMetal, squarePaint, squarePortrait, textureDark, textureSand } from './materials.mjs'
import { heroMountain, wideRoad } from './mountain.mjs'
import { handover, retailerFacade, workshopDetail } from './places.mjs'
import { lightRibbons } from './ribbons.mjs'
import { heroShowroom, serviceBay } from './showroom.mjs'
import { darkStudio, lightStudio } from './studio.mjs'

const full = { width: 1600, height: 900 }
const wide = { width: 1600, height: 650 }
const square = { width: 1245, height: 1245 }
const centred = { rearX: 225, groundY: 660, length: 1150, glowX: 800 }

const bodies = [
  { shape: 'suv-large', ar: 'سيارة دفع رباعي كبيرة', en: 'large SUV' },
  { shape: 'suv-compact', ar: 'سيارة دفع رباعي مدمجة', en: 'compact SUV' },
  { shape: 'saloon', ar: 'سيارة صالون فاخرة', en: 'luxury saloon' },
  { shape: 'coupe', ar: 'سيارة كوبيه رياضية', en: 'sports coupé' },
]

const bodyPictures = bodies.flatMap(({ shape, ar, en }) => [
  {
    key: `${shape}-dark`,
    size: full,
    focal: [0.5, 0.55],
    draw: (size, seed) => darkStudio({ ...size, ...centred, shape, seed }),
    ar: `${ar} من الجانب في استوديو معتم، ويرسم الضوء خط السقف والكتف`,
    en: `${en} in profile in a dark studio, its roof and shoulder drawn by light`,
  },
  {
    key: `${shape}-light`,
    size: full,
    focal: [0.5, 0.55],
    draw: (size, seed) => lightStudio({ ...size, ...centred, shape, seed }),
    ar: `${ar} بلون رمادي من الجانب أمام خلفية فاتحة دافئة`,
    en: `${en} in grey, in profile on a warm pale ground`,
  },
])

/** Every picture of the demo: key, size, focal point, alternative text in both languages, and who draws it. Order gives the ids. `quality` is WebP's, where not the usual. */
export const catalogue = [
  {
    key: 'og-default',
    size: full,
    focal: [0.5, 0.55],
    draw: (size, seed) =>
      darkStudio({ ...size, shape: 'suv-large', rearX: 270, groundY: 665, length: 1060, glowX: 800, backdrop: '#6e6054', keyAlong: 0.55, seed }),
    ar: 'سيارة فاخرة داكنة في استوديو معتم بخلفية بنية دافئة',
    en: 'A dark luxury car in a dim studio with a warm brown backdrop',
  },
  {
    key: 'hero-studio',
    size: full,
    focal: [0.36, 0.55],
    draw: (size, seed) => darkStudio({ ...size, shape: 'suv-large', rearX: -90, groundY: 690, length: 1090, glowX: 520, seed }),
    ar: 'سيارة دفع رباعي سوداء يحدد الضوء خطوط سقفها ومقدمتها في استوديو معتم',
    en: 'A black SUV in a dark studio, light tracing its roof and bonnet',
  },
  {
    key: 'hero-dunes',
    size: full,
    focal: [0.32, 0.52],
    draw: (size, seed) => heroDunes({ ...size, seed }),
    ar: 'كثبان رملية في الساعة الزرقاء يلامس حوافها آخر ضوء الشمس',
    en: 'Sand dunes at blue hour, the last light on their crests',
  },
  {
    key: 'hero-city',
    size: full,
    focal: [0.34, 0.62],
    draw: (size, seed) => heroCity({ ...size, seed: seed + 7 }),
    ar: 'سيارة صالون على طريق مبلل ليلاً وخلفها أضواء المدينة',
    en: 'A saloon on a wet road at night before the blurred lights of a city',
  },
  {
    key: 'hero-mountain',
    size: full,
    focal: [0.42, 0.5],
    draw: (size, seed) => heroMountain({ ...size, seed }),
    ar: 'طريق جبلي متعرج عند الفجر تمتد عليه خيوط ضوء السيارات',
    en: 'A winding mountain road at dawn with trails of car light',
  },
  {
    key: 'hero-showroom',
    size: full,
    focal: [0.34, 0.66],
    draw: (size, seed) => heroShowroom({ ...size, seed }),
    ar: 'سيارة كوبيه رمادية في صالة عرض هادئة يغمرها ضوء النهار',
    en: 'A grey coupé in a quiet showroom filled with daylight',
  },
  ...bodyPictures,
  {
    key: 'interior-seat',
    quality: 80,
    size: full,
    focal: [0.35, 0.45],
    draw: (size, seed) => interiorSeat({ ...size, seed }),
    ar: 'ظهر مقعد من الجلد العاجي بتضليع عمودي وخياطة نحاسية',
    en: 'A fluted seat back in ivory leather with copper stitching',
  },
  {
    key: 'interior-dash',
    size: full,
    focal: [0.3, 0.6],
    draw: (size, seed) => interiorDash({ ...size, seed }),
    ar: 'لوحة قيادة من الجلد والخشب الطبيعي يحدها شريط ضوء كهرماني',
    en: 'A dashboard of leather and open-pore wood edged by a line of amber light',
  },
  {
    key: 'wheel',
    size: full,
    focal: [0.3, 0.4],
    draw: (size, seed) => wheelDetail({ ...size, seed }),
    ar: 'عجلة معدنية مصقولة بعشرة أذرع تبرز من الظل',
    en: 'A polished ten-spoke wheel emerging from shadow',
  },
  {
    key: 'wide-dunes',
    size: wide,
    focal: [0.45, 0.6],
    draw: (size, seed) => wideDunes({ ...size, seed }),
    ar: 'امتداد من الكثبان المتموجة تحت سماء الغروب',
    en: 'A sweep of rippled dunes under an evening sky',
  },
  {
    key: 'wide-road',
    size: wide,
    focal: [0.55, 0.55],
    draw: (size, seed) => wideRoad({ ...size, seed }),
    ar: 'طريق خالٍ يمتد بين الجبال نحو ضوء الفجر',
    en: 'An empty road running between mountains towards the dawn',
  },
  {
    key: 'wide-studio',
    size: wide,
    focal: [0.45, 0.6],
    draw: (size, seed) => darkStudio({ ...size, shape: 'coupe', rearX: 180, groundY: 520, length: 1080, glowX: 720, backdrop: '#665950', seed }),
    ar: 'سيارة كوبيه سوداء من الجانب في ضوء استوديو دافئ خافت',
    en: 'A black coupé in profile in low, warm studio light',
  },
  {
    key: 'square-paint',
    quality: 80,
    size: square,
    focal: [0.45, 0.45],
    draw: (size, seed) => squarePaint({ ...size, seed }),
    ar: 'طلاء أحمر عميق تتلألأ فيه حبيبات معدنية دقيقة',
    en: 'Deep red paint with fine metallic flake',
  },
  {
    key: 'square-leather',
    quality: 80,
    size: square,
    focal: [0.5, 0.4],
    draw: (size, seed) => squareLeather({ ...size, seed }),
    ar: 'جلد كستنائي بخياطة مزدوجة فاتحة على جانبي الدرزة',
    en: 'Chestnut leather with pale twin stitching along a seam',
  },
  {
    key: 'square-metal',
    size: square,
    focal: [0.55, 0.4],
    draw: (size, seed) => squareMetal({ ...size, seed }),
    ar: 'معدن مصقول بخطوط دقيقة تقطعه حافة لامعة',
    en: 'Finely brushed metal crossed by one bright edge',
  },
  {
    key: 'square-portrait-abstract',
    size: square,
    focal: [0.4, 0.4],
    draw: (size, seed) => squarePortrait({ ...size, seed }),
    ar: 'ثنيات قماش داكن بين ضوء دافئ وظل أزرق',
    en: 'Folds of dark cloth between warm light and blue shadow',
  },
  {
    key: 'retailer-facade',
    size: full,
    focal: [0.5, 0.55],
    draw: (size, seed) => retailerFacade({ ...size, seed }),
    ar: 'واجهة معرض زجاجية مضاءة عند الغسق تنعكس على أرض مبللة',
    en: 'A glass-fronted retailer lit at dusk, mirrored in wet stone',
  },
  {
    key: 'service-bay',
    size: full,
    focal: [0.5, 0.62],
    draw: (size, seed) => serviceBay({ ...size, seed }),
    ar: 'سيارة دفع رباعي في ورشة صيانة نظيفة تحت خطوط من الضوء',
    en: 'An SUV in a spotless service bay beneath lines of light',
  },
  {
    key: 'workshop-detail',
    size: full,
    focal: [0.3, 0.45],
    draw: (size, seed) => workshopDetail({ ...size, seed }),
    ar: 'مجموعة لقم معدنية مرتبة بحسب المقاس في حافظة داكنة',
    en: 'Steel sockets in order of size in a dark tray',
  },
  {
    key: 'handover',
    size: full,
    focal: [0.3, 0.72],
    draw: (size, seed) => handover({ ...size, seed }),
    ar: 'مفتاح سيارة على سطح من الجلد وخلفه سيارة في ضوء خافت',
    en: 'A car key on a leather ledge, the car out of focus behind it',
  },
  {
    key: 'offer-abstract-1',
    size: full,
    focal: [0.35, 0.6],
    draw: (size, seed) => lightRibbons({ ...size, seed, ground: '#07090d', glow: '#1b2230', hues: ['#ffd9a8', '#ffb469', '#fff0dc'], phase: 0.4, lift: 0.55 }),
    ar: 'خيوط ضوء ذهبية تنساب على خلفية داكنة',
    en: 'Golden ribbons of light on a dark ground',
  },
  {
    key: 'offer-abstract-2',
    size: full,
    focal: [0.35, 0.5],
    draw: (size, seed) => lightRibbons({ ...size, seed, ground: '#0a0607', glow: '#2b1418', hues: ['#e0506a', '#ff9a7a', '#f7d9d0'], phase: 2.3, lift: 0.6 }),
    ar: 'خيوط ضوء قرمزية تنساب على خلفية داكنة',
    en: 'Crimson ribbons of light on a dark ground',
  },
  {
    key: 'offer-abstract-3',
    size: full,
    focal: [0.35, 0.45],
    draw: (size, seed) => lightRibbons({ ...size, seed, ground: '#06090a', glow: '#14262a', hues: ['#9fc4cf', '#d7e6ea', '#6f9db0'], phase: 4.4, lift: 0.62 }),
    ar: 'خيوط ضوء فضية مزرقة تنساب على خلفية داكنة',
    en: 'Silver-blue ribbons of light on a dark ground',
  },
  {
    key: 'texture-dark',
    size: full,
    focal: [0.3, 0.3],
    draw: (size, seed) => textureDark({ ...size, seed }),
    ar: 'نسيج داكن محبوك يلامسه الضوء من زاويته',
    en: 'A dark weave lit from one corner',
  },
  {
    key: 'texture-sand',
    quality: 80,
    size: full,
    focal: [0.4, 0.4],
    draw: (size, seed) => textureSand({ ...size, seed }),
    ar: 'تموجات رسمتها الريح على رمل ناعم',
    en: 'Ripples drawn by wind on fine sand',
  },
]
