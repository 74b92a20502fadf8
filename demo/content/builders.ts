import { instalmentsOf, shareOf } from '#domains/finance/index.ts'
import type { Example } from '#block-engine/define-block.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import type { Button, Fields, Link, ModelRow, PictureRef, StoredBlock, TableLine, Template } from './page.ts'

/** The importer's numbers and addresses. All fictitious: no such line or mailbox exists. */
export const contact = {
  phone: '+97140000000',
  phoneShown: '+971 4 000 0000',
  serviceEmail: 'service@example.com',
  email: 'care@example.com',
  salesEmail: 'sales@example.com',
} as const

/**
 * The example behind every monthly figure of the demo, without a final payment. Banks of the Emirates name a flat rate on the whole financed part, in percent a
 * year; `annualRate` is the same loan on a declining balance, by which every figure is worked out.
 */
export const financeTerms = { depositPercent: 20, months: 60, flatYearlyRate: 2.49, annualRate: 4.72 } as const
/** The two rates of one loan, always together. */
export const financeRates = `ربح ثابت ${financeTerms.flatYearlyRate}% سنويًا (يعادل ${financeTerms.annualRate}% سنويًا على الرصيد المتناقص)`
/** How an order may be given up, the same wherever it is said. */
export const refund = { within: 'سبعة أيام', paidIn: 'عشرة أيام عمل' } as const

/** A stored block at version 1; its groups are shown in the given order and named `{id}-1`, `{id}-2` … */
export function block(template: Template, id: string, fields: Fields, groups: Fields[] = []): StoredBlock {
  const stored = groups.map((group, index) => ({ id: `${id}-${index + 1}`, fields: group }))
  const positions = stored.map((group) => group.id)
  return { id, template, version: 1, fields, groups: stored, positions, active_positions: [...positions] }
}

/** A block filled as its first example is, whose pictures are those of the demo. */
export function sampleBlock(template: Template, id: string, examples: readonly Example[], fields: Fields = {}): StoredBlock {
  const [first] = examples
  // An example is checked against its template, not against the types of the demo.
  return block(template, id, { ...(first?.fields as Fields), ...fields }, first?.groups as Fields[] | undefined)
}

/** A picture by its key in the media manifest. */
export function picture(key: string, alt?: string): PictureRef {
  return alt === undefined ? { key } : { key, alt }
}

/** A car that visitors turn: one of the shapes that the manifest has a whole turn of, ten degrees from frame to frame. */
export function turntable(id: string, shape: 'suv-large' | 'suv-compact' | 'saloon' | 'coupe', heading: string, text: string): StoredBlock {
  const keys = Array.from({ length: 36 }, (_, index) => `turn-${shape}-${String(index).padStart(2, '0')}`)
  // Frame 5 shows the front at forty degrees.
  return block('exterior_360', id, { heading, header_size: 'l', paragraph: paragraphs(text), start_frame: 5 }, [
    { color_name: 'شمبانيا', color_hex: '#b7a382', frames: { picture_keys: keys } },
  ])
}

/** What derivatives are described by. */
export const summarySpecs = { spec_key_1: 'power', spec_key_2: 'capacity', spec_key_3: 'drivetrain' }

/** The derivatives of a family that are in stock, and the filters above them. */
export function inStock(family: string, heading: string): StoredBlock[] {
  return [
    block('model_summary_filters', 'in-stock-filters', { heading, filter_keys: ['body', 'engine_type'], tab_id: family }),
    block('derivatives', 'in-stock', { car_key: family, ...summarySpecs, tab_id: family }),
  ]
}

/** A link to a path of the site (without the language prefix) or to an absolute address. */
export function link(label: string, url: string): Link {
  return { label, url, target_type: 'url' }
}

/** A link that dials the importer's main line. */
export function callLink(label: string): Link {
  return { label, url: contact.phone, target_type: 'phone' }
}

/** A link that writes to one of the importer's mailboxes. */
export function mailLink(label: string, address: string): Link {
  return { label, url: address, target_type: 'email' }
}

/** The buttons of a block: the first is primary, the others secondary. Ids are made from the order. */
export function buttons(...links: Link[]): Button[] {
  return links.map(({ label, url, ...target }, index) => ({
    id: `button-${index + 1}`,
    label,
    button_type: index === 0 ? 'primary' : 'secondary',
    target: url,
    ...target,
  }))
}

/** Quiet buttons, drawn as links with an arrow: for tiles that stand side by side. */
export function quietButtons(...links: Link[]): Button[] {
  return buttons(...links).map((button) => ({ ...button, button_type: 'tertiary' }))
}

/** HTML paragraphs, one for each text. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('')
}

/** An HTML list. */
export function list(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** Lines of a specification table, each a label and its value. */
export function lines(...pairs: [label: string, value: string][]): TableLine[] {
  return pairs.map(([label, value]) => ({ label, value }))
}

/** An HTML table whose first row is its head. */
export function table(head: string[], ...rows: string[][]): string {
  const headRow = `<tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr>`
  const bodyRows = rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><thead>${headRow}</thead><tbody>${bodyRows.join('')}</tbody></table>`
}

/** A Latin run inside HTML. */
export function latin(text: string): string {
  return `<bdi dir="ltr">${text}</bdi>`
}

/** A left-to-right run inside a plain string, where markup is not allowed: without the isolate, spaced digits change order. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}

/** A price in dirhams inside HTML. */
export function aed(amount: number): string {
  // A price that breaks in two is no price.
  return `<bdi>${dirhams(amount).replace(' ', '\u00a0')}</bdi>`
}

/** A price in dirhams inside a plain string. */
export function dirhams(amount: number): string {
  return formatPrice(amount, { symbol: 'درهم', delimiter: ',', format: '% ^' })
}

/** The monthly instalment in dirhams of a vehicle at this price, by {@link financeTerms}. */
export function monthlyInstalment(price: number): number {
  const { depositPercent, months, annualRate } = financeTerms
  const minor = toMinorUnits(price, 'AED')
  const loan = instalmentsOf({ price: minor, deposit: shareOf(minor, depositPercent), months, annualRate })
  // In whole dirhams, as calculators tell it.
  return Math.round(fromMinorUnits(loan?.monthly ?? 0, 'AED'))
}

/** A row of a model's table; price in dirhams. */
export function grade(name: string, engine: string, consumption: string, price: number): ModelRow {
  return { Name: name, Engine: engine, Consumption: consumption, Price: dirhams(price), Lease: dirhams(monthlyInstalment(price)) }
}

/** Consumption of fuel in litres per 100 km. */
export function litres(amount: string): string {
  return `${amount} لتر لكل 100 كم`
}

/** A question and its answer, as an accordion item. */
export function question(heading: string, ...answers: string[]): Fields {
  return { heading, paragraph: paragraphs(...answers) }
}

/** The sticky bar of a model page; every entry is a label and the `block_scroll_id` it leads to. */
export function pageNavigation(title: string, entries: [label: string, scrollId: string][]): StoredBlock {
  return block(
    'inpage_navigation',
    'sections',
    { title, cta: link('احجز تجربة قيادة', 'test-drive'), is_sticky: true, box_color: 'all-white-theme' },
    entries.map(([label, scrollId]) => ({ label, target_scroll_id: scrollId })),
  )
}

/** The four next steps that close every model and family page. */
export function nextSteps(heading: string): StoredBlock {
  return block('ready_to_go_bar', 'next-steps', { heading, box_color: 'dark-theme' }, [
    { icon: 'build', label: 'صمّم سيارتك', link: link('صمّم سيارتك', '/build-yours') },
    { icon: 'quote', label: 'العروض والتمويل', link: link('العروض والتمويل', '/offers-and-finance') },
    { icon: 'location', label: 'أقرب معرض', link: link('أقرب معرض', '/retailer-locator') },
    { icon: 'phone', label: 'اتصل بنا', link: callLink('اتصل بنا') },
  ])
}

/** The floating button of a model's page: the cars that stand ready are among it while there are any. */
export function modelActions(model: string): StoredBlock {
  return block('floating_action', 'model-actions', {}, [
    { icon: 'drive', link: link('احجز تجربة قيادة', 'test-drive') },
    { icon: 'quote', link: link('اطلب عرض سعر', 'offer') },
    { icon: 'brochure', link: link('اطلب الكتيّب', 'brochure') },
    { icon: 'review', link: link('سيارات جاهزة للتسليم', '/find-a-car'), dc_strategy: { key: 'showroom_sl', value: { name: 'new', value: model } } },
  ])
}

/** The way on from pages that are about no single model, beside the page once it is read. */
export function pageLinks(): StoredBlock {
  return block('quick_links', 'page-links', {}, [
    { icon: 'drive', link: link('احجز تجربة قيادة', 'test-drive') },
    { icon: 'review', link: link('ابحث عن سيارة', '/find-a-car') },
    { icon: 'location', link: link('أقرب معرض', '/retailer-locator') },
    { icon: 'phone', link: link('تواصل معنا', '/contact-us') },
  ])
}

/** What every price on a model page includes and assumes, which all of them share. */
export function priceNote(): StoredBlock {
  return block('shared_section', 'price-note', { section_id: 'price-note' })
}
