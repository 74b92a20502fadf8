import { foldArabic } from '#kernel/arabic.ts'

/** A model of the makers, as pages name it and as people write it. `group` is the key of its family. */
export type KnownModel = { brand: 'Jaguar' | 'Land Rover'; name: string; arabic: string; group: string }

const landRover = (name: string, arabic: string, group: string): KnownModel => ({ brand: 'Land Rover', name, arabic, group })
const jaguar = (name: string, arabic: string): KnownModel => ({ brand: 'Jaguar', name, arabic, group: name.toLowerCase() })

const models: readonly KnownModel[] = [
  landRover('Range Rover', 'رينج روفر', 'range-rover'),
  landRover('Range Rover Sport', 'رينج روفر سبورت', 'range-rover'),
  landRover('Range Rover Velar', 'رينج روفر فيلار', 'range-rover'),
  landRover('Range Rover Evoque', 'رينج روفر إيفوك', 'range-rover'),
  landRover('Defender', 'ديفندر', 'defender'),
  landRover('Defender 90', 'ديفندر 90', 'defender'),
  landRover('Defender 110', 'ديفندر 110', 'defender'),
  landRover('Defender 130', 'ديفندر 130', 'defender'),
  landRover('Discovery', 'ديسكفري', 'discovery'),
  landRover('Discovery Sport', 'ديسكفري سبورت', 'discovery'),
  jaguar('F-Pace', 'إف بيس'),
  jaguar('E-Pace', 'إي بيس'),
  jaguar('I-Pace', 'آي بيس'),
  jaguar('F-Type', 'إف تايب'),
  jaguar('XE', 'إكس إي'),
  jaguar('XF', 'إكس إف'),
  jaguar('XJ', 'إكس جي'),
]

/** Other usual spellings of words in names of models, by the one that the names above have. */
const wordSpellings: Readonly<Record<string, readonly string[]>> = {
  رينج: ['رنج', 'رانج', 'ريندج', 'range'],
  روفر: ['روفير', 'rover'],
  سبورت: ['اسبورت', 'سبورتس', 'sport'],
  فيلار: ['فيلر', 'velar'],
  ايفوك: ['ايفوق', 'افوك', 'evoque'],
  ديفندر: ['دفندر', 'ديفيندر', 'دفيندر', 'ديفندار', 'defender'],
  ديسكفري: ['ديسكوفري', 'دسكفري', 'دسكوفري', 'ديسكفاري', 'discovery'],
  بيس: ['بايس', 'pace'],
  تايب: ['تيب', 'type'],
}
const brandSpellings: Readonly<Record<KnownModel['brand'], readonly string[]>> = {
  'Land Rover': ['land rover', 'landrover', 'لاند روفر', 'لاندروفر', 'لاند روفير'],
  Jaguar: ['jaguar', 'جاكوار', 'جاغوار', 'جاجوار', 'جكوار'],
}

const canonical = new Map(Object.entries(wordSpellings).flatMap(([word, others]) => others.map((other) => [other, word] as const)))
/** Names in either language, in any case, with or without hyphens and the brand before them. */
const byKey = new Map(models.flatMap((model) => [keyOf(model.name), arabicKeyOf(model.arabic)].map((key) => [key, model] as const)))

/** The model that a text names, as files and people spell it; undefined for any other. */
export function knownModel(text: string): KnownModel | undefined {
  return byKey.get(keyOf(text)) ?? byKey.get(arabicKeyOf(text))
}

/** The brand that a text names; undefined for any other. */
export function knownBrand(text: string): KnownModel['brand'] | undefined {
  const brandText = plain(text)
  return (Object.keys(brandSpellings) as KnownModel['brand'][]).find((brand) => brandSpellings[brand].includes(brandText))
}

function plain(text: string): string {
  return foldArabic(text)
    .replaceAll('ڤ', 'ف')
    .replaceAll(/[-_./]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function withoutBrand(text: string): string {
  const brand = Object.values(brandSpellings)
    .flat()
    .find((name) => text.startsWith(`${name} `))
  return brand ? text.slice(brand.length + 1) : text
}

function keyOf(text: string): string {
  return withoutBrand(plain(text)).replaceAll(' ', '')
}

function arabicKeyOf(text: string): string {
  return withoutBrand(plain(text).replaceAll(/(?<=\p{L})(?=\d)/gu, ' '))
    .split(' ')
    .map((word) => canonical.get(word) ?? word)
    .join('')
}
