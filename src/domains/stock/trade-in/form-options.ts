import { sharedFormat } from '#kernel/format/shared-format.ts'
import { type FuelType, fuelTypes } from '../vocabulary.ts'

type NamePair = readonly [english: string, arabic: string]
/** The submitted value and the label. */
export type FormOption = { value: string; name: string }
/** The choices for a trade-in. */
export type TradeInOptions = { bodyTypes: FormOption[]; brands: FormOption[]; models: (FormOption & { brand: string })[]; fuelTypes: FormOption[] }

const bodies: Readonly<Record<string, NamePair>> = {
  suv: ['SUV', 'دفع رباعي'],
  saloon: ['Saloon', 'صالون'],
  coupe: ['Coupé', 'كوبيه'],
  convertible: ['Convertible', 'مكشوفة'],
  hatchback: ['Hatchback', 'هاتشباك'],
  estate: ['Estate', 'ستيشن'],
  pickup: ['Pickup', 'بيك أب'],
  van: ['Van', 'فان'],
}

const fuels: Readonly<Record<FuelType, NamePair>> = {
  petrol: ['Petrol', 'بنزين'],
  diesel: ['Diesel', 'ديزل'],
  bev: ['Electric', 'كهربائي'],
  hev: ['Hybrid', 'هجين'],
  mhev: ['Mild hybrid', 'هجين خفيف'],
  phev: ['Plug-in hybrid', 'هجين قابل للشحن'],
}

/** Makers that are common in the Gulf, with the models that are traded in most. Names of models are written alike in both languages. */
const makers: readonly { name: NamePair; models: readonly string[] }[] = [
  { name: ['Audi', 'أودي'], models: ['A4', 'A6', 'A8', 'Q3', 'Q5', 'Q7', 'Q8'] },
  { name: ['Bentley', 'بنتلي'], models: ['Bentayga', 'Continental GT', 'Flying Spur'] },
  { name: ['BMW', 'بي إم دبليو'], models: ['3 Series', '5 Series', '7 Series', 'X3', 'X5', 'X6', 'X7'] },
  { name: ['Cadillac', 'كاديلاك'], models: ['CT5', 'Escalade', 'XT5', 'XT6'] },
  { name: ['Chevrolet', 'شفروليه'], models: ['Camaro', 'Silverado', 'Suburban', 'Tahoe', 'Traverse'] },
  { name: ['Ford', 'فورد'], models: ['Bronco', 'Edge', 'Expedition', 'Explorer', 'F-150', 'Mustang'] },
  { name: ['GMC', 'جي إم سي'], models: ['Acadia', 'Sierra', 'Terrain', 'Yukon'] },
  { name: ['Honda', 'هوندا'], models: ['Accord', 'Civic', 'CR-V', 'Pilot'] },
  { name: ['Hyundai', 'هيونداي'], models: ['Elantra', 'Palisade', 'Santa Fe', 'Sonata', 'Tucson'] },
  { name: ['Infiniti', 'إنفينيتي'], models: ['Q50', 'QX50', 'QX60', 'QX80'] },
  { name: ['Jaguar', 'جاكوار'], models: ['E-Pace', 'F-Pace', 'F-Type', 'I-Pace', 'XE', 'XF', 'XJ'] },
  { name: ['Jeep', 'جيب'], models: ['Cherokee', 'Gladiator', 'Grand Cherokee', 'Wrangler'] },
  { name: ['Kia', 'كيا'], models: ['K5', 'Sorento', 'Sportage', 'Telluride'] },
  {
    name: ['Land Rover', 'لاند روفر'],
    models: ['Defender 90', 'Defender 110', 'Discovery', 'Discovery Sport', 'Range Rover', 'Range Rover Evoque', 'Range Rover Sport', 'Range Rover Velar'],
  },
  { name: ['Lexus', 'لكزس'], models: ['ES', 'GX', 'IS', 'LS', 'LX', 'NX', 'RX'] },
  { name: ['Maserati', 'مازيراتي'], models: ['Ghibli', 'Grecale', 'Levante', 'Quattroporte'] },
  { name: ['Mercedes-Benz', 'مرسيدس-بنز'], models: ['C-Class', 'E-Class', 'G-Class', 'GLC', 'GLE', 'GLS', 'S-Class'] },
  { name: ['Mitsubishi', 'ميتسوبيشي'], models: ['Montero Sport', 'Outlander', 'Pajero'] },
  { name: ['Nissan', 'نيسان'], models: ['Altima', 'Armada', 'Maxima', 'Pathfinder', 'Patrol', 'X-Trail'] },
  { name: ['Porsche', 'بورشه'], models: ['911', 'Cayenne', 'Macan', 'Panamera', 'Taycan'] },
  { name: ['Tesla', 'تسلا'], models: ['Model 3', 'Model S', 'Model X', 'Model Y'] },
  { name: ['Toyota', 'تويوتا'], models: ['Camry', 'Corolla', 'Fortuner', 'Highlander', 'Hilux', 'Land Cruiser', 'Prado', 'RAV4'] },
  { name: ['Volkswagen', 'فولكس واجن'], models: ['Golf', 'Passat', 'Teramont', 'Tiguan', 'Touareg'] },
  { name: ['Volvo', 'فولفو'], models: ['S60', 'S90', 'XC40', 'XC60', 'XC90'] },
]

/** The options in Arabic for `ar`, else in English; makers by their names in that language. */
export function tradeInOptions(language: string): TradeInOptions {
  const isArabic = language.trim().toLowerCase() === 'ar'
  const inLanguage = ([english, arabic]: NamePair) => (isArabic ? arabic : english)
  const options = (names: Readonly<Record<string, NamePair>>) => Object.entries(names).map(([value, name]) => ({ value, name: inLanguage(name) }))
  const brands = makers.map(({ name }) => ({ value: name[0], name: inLanguage(name) }))
  return {
    bodyTypes: options(bodies),
    brands: brands.toSorted((one, other) => sharedFormat('Collator', isArabic ? 'ar' : 'en').compare(one.name, other.name)),
    models: makers.flatMap(({ name, models }) => models.map((model) => ({ value: model, name: model, brand: name[0] }))),
    fuelTypes: fuelTypes.map((fuel) => ({ value: fuel, name: inLanguage(fuels[fuel]) })),
  }
}
