import type { FuelType } from '#domains/stock/index.ts'

type Engine = { version: string; fuel: FuelType[]; power: number; litres: number | null; factor: number }
/** Bodies as the keys of pictures name them. */
export type Shape = 'suv-large' | 'suv-short' | 'suv-compact' | 'saloon' | 'coupe'
export type Model = {
  brand: 'Jaguar' | 'Land Rover'
  name: string
  arabic: string
  code: string
  group: string
  price: number
  seats: number[]
  engines: Engine[]
  shape: Shape
}

const p300: Engine = { version: 'P300', fuel: ['petrol', 'mhev'], power: 300, litres: 2, factor: 1 }
const p200: Engine = { version: 'P200', fuel: ['petrol', 'mhev'], power: 200, litres: 2, factor: 1 }
const p250: Engine = { version: 'P250', fuel: ['petrol', 'mhev'], power: 250, litres: 2, factor: 1 }
const p360: Engine = { version: 'P360', fuel: ['petrol', 'mhev'], power: 360, litres: 3, factor: 1 }
const p400: Engine = { version: 'P400', fuel: ['petrol', 'mhev'], power: 400, litres: 3, factor: 1.18 }
const p530: Engine = { version: 'P530', fuel: ['petrol', 'mhev'], power: 530, litres: 4.4, factor: 1.5 }
const p460e: Engine = { version: 'P460e', fuel: ['petrol', 'phev'], power: 460, litres: 3, factor: 1.3 }
const d300: Engine = { version: 'D300', fuel: ['diesel', 'mhev'], power: 300, litres: 3, factor: 1.08 }
const ev400: Engine = { version: 'EV400', fuel: ['bev'], power: 400, litres: null, factor: 1 }

/** Prices are of a new vehicle with the first engine, in AED with tax. */
export const models: readonly Model[] = [
  {
    brand: 'Land Rover',
    name: 'Range Rover',
    arabic: 'رينج روفر',
    code: 'l460',
    group: 'range-rover',
    price: 545_000,
    seats: [5, 7],
    engines: [{ ...p400, factor: 1 }, p530, p460e],
    shape: 'suv-large',
  },
  {
    brand: 'Land Rover',
    name: 'Range Rover Sport',
    arabic: 'رينج روفر سبورت',
    code: 'l461',
    group: 'range-rover',
    price: 435_000,
    seats: [5],
    engines: [p360, p530, p460e],
    shape: 'suv-large',
  },
  {
    brand: 'Land Rover',
    name: 'Defender 110',
    arabic: 'ديفندر 110',
    code: 'l663',
    group: 'defender',
    price: 325_000,
    seats: [5, 7],
    engines: [p300, p400, d300],
    shape: 'suv-large',
  },
  {
    brand: 'Land Rover',
    name: 'Defender 90',
    arabic: 'ديفندر 90',
    code: 'l663',
    group: 'defender',
    price: 299_000,
    seats: [5, 6],
    engines: [p300, p400],
    shape: 'suv-short',
  },
  {
    brand: 'Land Rover',
    name: 'Discovery',
    arabic: 'ديسكفري',
    code: 'l462',
    group: 'discovery',
    price: 315_000,
    seats: [7],
    engines: [p300, p400, d300],
    shape: 'suv-large',
  },
  {
    brand: 'Land Rover',
    name: 'Discovery Sport',
    arabic: 'ديسكفري سبورت',
    code: 'l550',
    group: 'discovery',
    price: 219_000,
    seats: [5, 7],
    engines: [p200],
    shape: 'suv-compact',
  },
  {
    brand: 'Jaguar',
    name: 'F-Pace',
    arabic: 'جاكوار F-PACE',
    code: 'x761',
    group: 'f-pace',
    price: 275_000,
    seats: [5],
    engines: [p250, p400],
    shape: 'suv-compact',
  },
  {
    brand: 'Jaguar',
    name: 'I-Pace',
    arabic: 'جاكوار I-PACE',
    code: 'x590',
    group: 'i-pace',
    price: 339_000,
    seats: [5],
    engines: [ev400],
    shape: 'suv-compact',
  },
  { brand: 'Jaguar', name: 'XF', arabic: 'جاكوار XF', code: 'x260', group: 'xf', price: 239_000, seats: [5], engines: [p300], shape: 'saloon' },
  {
    brand: 'Jaguar',
    name: 'F-Type',
    arabic: 'جاكوار F-TYPE',
    code: 'x152',
    group: 'f-type',
    price: 389_000,
    seats: [2],
    engines: [p300, p400],
    shape: 'coupe',
  },
]

export const trims = ['S', 'SE', 'HSE', 'Dynamic SE', 'Dynamic HSE', 'Autobiography', 'First Edition'] as const

/** Paints by group, with the coat that pictures of them have; their names are ours. */
export const paints = [
  ['black', 'أسود ليلي', 'black'],
  ['black', 'أسود لامع', 'black'],
  ['white', 'أبيض لؤلؤي', 'white'],
  ['white', 'أبيض ثلجي', 'white'],
  ['grey', 'رمادي غرافيت', 'graphite'],
  ['grey', 'رمادي بركاني', 'graphite'],
  ['blue', 'أزرق منتصف الليل', 'blue'],
  ['blue', 'أزرق خليجي', 'blue'],
  ['red', 'عنابي ملكي', 'burgundy'],
  ['beige', 'بيج الكثبان', 'champagne'],
  ['gold', 'ذهبي الغروب', 'champagne'],
] as const

export const interiors = ['أسود إيبوني', 'بيج فاتح', 'بني كراميل', 'أبيض عاجي', 'أحمر قانٍ'] as const
export const standard = ['كاميرا محيطية', 'شاشة لمس مركزية', 'مقاعد أمامية كهربائية', 'مثبت سرعة متكيّف', 'مصابيح LED', 'تحكم بالمناخ بثلاث مناطق'] as const
export const optional: readonly (readonly [name: string, price: number])[] = [
  ['سقف بانورامي', 9_500],
  ['نظام صوتي محيطي', 14_000],
  ['عجلات قياس 22 بوصة', 12_500],
  ['تعليق هوائي', 11_000],
  ['مقاعد خلفية مدفأة ومبرّدة', 8_200],
  ['شاشة عرض أمامية', 7_400],
  ['باقة القيادة الليلية', 6_800],
]
