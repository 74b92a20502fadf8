import type { Catalogue, Template } from '#block-engine/catalogue.ts'
import type { Block } from '#block-engine/define-block.ts'
import { templateLoaders } from '#blocks/template-loaders.gen.ts'
import { idleTime } from '../ui/idle-time.ts'
import { loadPatiently } from '../ui/load-patiently.ts'
import { loadedOnce } from '../ui/loaded-once.ts'

/** So many are loaded at a time while nobody waits for them. */
const FEW = 8
const templatesBySymbol = new Map<string, Template>()

/** The templates that have come: those of the page before it is drawn, all others once it stands, since only inserting needs them. */
export const blockTemplates: Catalogue = templatesBySymbol

/** Whether this build has a template, come or not. */
export function isTemplate(symbol: string): boolean {
  return Object.hasOwn(templateLoaders, symbol)
}

/** The symbols of all templates, in their order. */
export const templateSymbols: readonly string[] = Object.keys(templateLoaders)

/** All templates that have come, in the order of their symbols. */
export function templatesInOrder(): Template[] {
  return templateSymbols.flatMap((symbol) => templatesBySymbol.get(symbol) ?? [])
}

/** A template of this build, always as the same promise. Loading is retried after pauses. Rejects for a template that this build does not have. */
export const loadTemplate = loadedOnce(load)

async function load(symbol: string): Promise<Template> {
  const loader = isTemplate(symbol) ? templateLoaders[symbol] : undefined
  if (!loader) throw new Error(`no template ${symbol}`)
  const [blocks, upgrades] = await Promise.all([loadPatiently(loader.block), loader.upgrades ? loadPatiently(loader.upgrades) : null])
  const block = (blocks as Readonly<Record<string, Block>>)[exportOf(symbol)]
  if (!block) throw new Error(`no definition of ${symbol}`)
  const template = { block, upgrades: upgrades?.upgrades ?? [] }
  templatesBySymbol.set(symbol, template)
  return template
}

/** The export of a definition: hero_carousel_2 is heroCarousel2. */
function exportOf(symbol: string): string {
  return symbol.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Loads those of these templates that this build has. */
export async function loadTemplates(symbols: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(symbols)].filter(isTemplate).map(loadTemplate))
}

/** Loads all of them at once, for somebody who waits. */
export async function loadAllTemplates(): Promise<void> {
  await loadTemplates(templateSymbols)
}

let ahead: Promise<void> | undefined

/** Loads all of them while the browser is idle, few at a time, so that nobody who types meanwhile waits for a key. */
export function loadTemplatesAhead(): Promise<void> {
  ahead ??= loadFewByFew()
  return ahead
}

async function loadFewByFew(): Promise<void> {
  for (let at = 0; at < templateSymbols.length && templatesBySymbol.size < templateSymbols.length; at += FEW) {
    await idleTime()
    await loadTemplates(templateSymbols.slice(at, at + FEW))
  }
}
