import { picture } from './builders.ts'
import type { PictureRef } from './page.ts'

/** An entry of the main navigation; at most three levels. `url` is without the language prefix. */
export type DemoNavEntry = { label: string; url: string; image?: PictureRef; children: DemoNavEntry[] }

function entry(label: string, url: string, children: DemoNavEntry[] = []): DemoNavEntry {
  return { label, url, children }
}

function model(label: string, url: string, pictureKey: string): DemoNavEntry {
  return { label, url, image: picture(pictureKey), children: [] }
}

export const navigation: DemoNavEntry[] = [
  entry('الطرازات', '/models', [
    {
      ...entry('رينج روفر', '/range-rover', [
        model('رينج روفر', '/range-rover/range-rover', 'hero-studio'),
        model('رينج روفر سبورت', '/range-rover/range-rover-sport', 'suv-large-dark'),
      ]),
      image: picture('hero-studio'),
    },
    {
      ...entry('ديفندر', '/defender', [model('ديفندر 110', '/defender/110', 'suv-large-light'), model('ديفندر 90', '/defender/90', 'suv-short-light')]),
      image: picture('hero-dunes'),
    },
    {
      ...entry('ديسكفري', '/discovery', [
        model('ديسكفري', '/discovery/discovery', 'suv-large-light'),
        model('ديسكفري سبورت', '/discovery/discovery-sport', 'suv-compact-dark'),
      ]),
      image: picture('suv-large-light'),
    },
    {
      ...entry('جاكوار', '/jaguar-range', [
        model('جاكوار F-PACE', '/jaguar-range/f-pace/index', 'listing-suv-compact-front-blue'),
        model('جاكوار I-PACE', '/jaguar-range/i-pace/index', 'hero-lake'),
        model('جاكوار XF', '/jaguar-range/xf/index', 'saloon-dark'),
        model('جاكوار F-TYPE', '/jaguar-range/f-type/index', 'coupe-dark'),
      ]),
      image: picture('hero-city'),
    },
  ]),
  entry('الشراء', '/find-a-car', [
    entry('السيارات المتوفرة', '/find-a-car'),
    entry('السيارات المعتمدة', '/approved-cars'),
    entry('العروض والتمويل', '/offers-and-finance'),
    entry('صمّم سيارتك', '/build-yours'),
    entry('مقارنة الطرازات', '/compare'),
  ]),
  entry('الملكية', '/ownership', [
    entry('الصيانة والضمان', '/ownership'),
    entry('تحديثات السيارة والاستدعاء', '/vehicle-updates'),
    entry('القيادة في الصحراء', '/ownership-guides/desert-driving'),
    entry('شحن السيارة في المنزل', '/ownership-guides/ev-charging-at-home'),
  ]),
  entry('معارضنا', '/retailer-locator'),
  entry('عن «معرض»', '/about', [entry('من نحن', '/about'), entry('تواصل معنا', '/contact-us')]),
]
