import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Template } from '#block-engine/catalogue.ts'
import { collectReferences, noReferences } from '#block-engine/stored/references.ts'
import { type ResolvedBlock, resolveBlock, type Resolver } from '#block-engine/resolve-block.ts'
import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { buttonView, keptMarkup, linkView, type LinkLookups } from '#domains/content/index.ts'
import { fallbackImageView, imageView } from '#domains/media/index.ts'
import { type LoadedData, NO_QUERY, type Query } from './block-data.ts'
import { type CanvasWorld, useCanvasWorld } from '../canvas-context.tsx'

// Values of a draft are often invalid for a while; the inspector reports them at the field, so nothing is logged here.
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** A block with everything its view needs, and whether its schedule hides it today (B-142). */
type DrawnBlock = { resolved: ResolvedBlock | null; isOutOfDates: boolean }

/** Resolves a block as the site does. A block that its schedule hides today is resolved as it will look when it is shown. */
export function useResolvedBlock(storedBlock: StoredBlock, template: Template): DrawnBlock {
  const world = useCanvasWorld()
  const { references } = world
  const needed = useMemo(() => {
    const collected = noReferences()
    collectReferences(storedBlock, template.block, collected)
    return collected
  }, [storedBlock, template])
  const knownCount = useSyncExternalStore(references.subscribe, () => references.countKnown(needed))
  // The network.
  useEffect(() => references.request(needed), [references, needed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `knownCount` changes when more references are known
  return useMemo(() => drawnBlock(asSaved(storedBlock, template), template, resolverOf(world)), [storedBlock, template, world, knownCount])
}

function drawnBlock(storedBlock: StoredBlock, { block }: Template, resolver: Resolver): DrawnBlock {
  const resolved = resolveBlock(storedBlock, block, resolver)
  if (resolved) return { resolved, isOutOfDates: false }
  const { offer_schedule: _dates, ...fields } = storedBlock.fields
  return { resolved: resolveBlock({ ...storedBlock, fields }, block, resolver), isOutOfDates: true }
}

/** The block with its HTML sanitised as the server will do on save. */
function asSaved(storedBlock: StoredBlock, { block }: Template): StoredBlock {
  const fields = keptValues(storedBlock.fields, block.fields)
  const groups = storedBlock.groups.map((group) => ({ ...group, fields: keptValues(group.fields, block.groups?.fields ?? []) }))
  return { ...storedBlock, fields, groups }
}

function keptValues(values: Record<string, unknown>, fields: readonly FieldDef[]): Record<string, unknown> {
  const markup = fields.filter((field) => field.field_type === 'Markdown' && field.format === 'html' && typeof values[field.symbol] === 'string')
  if (markup.length === 0) return values
  return { ...values, ...Object.fromEntries(markup.map(({ symbol }) => [symbol, keptMarkup(String(values[symbol])).html])) }
}

const NO_DATA: LoadedData = { state: 'ready', value: null, query: NO_QUERY }

/** The data of a block at a path with a query, which is loaded if its template has any. */
export function useBlockData(storedBlock: StoredBlock, path: string, query: Query): LoadedData {
  const { blockData, site } = useCanvasWorld()
  const hasData = site.data_templates.includes(storedBlock.template)
  // The data may depend on any value of the block, so each new state is requested from the server.
  useEffect(() => {
    if (hasData) blockData.request(storedBlock, path, query)
  }, [blockData, storedBlock, path, query, hasData])
  return useSyncExternalStore(
    useCallback((listener) => blockData.subscribe(storedBlock.id, listener), [blockData, storedBlock.id]),
    () => (hasData ? blockData.get(storedBlock.id) : NO_DATA),
  )
}

function resolverOf({ site, references }: CanvasWorld): Resolver {
  const lookups: LinkLookups = {
    predefinedLinks: site.predefined_links,
    findPagePath: (id) => knownOr(references.pagePath(id), ''),
    findFileName: (id) => knownOr(references.fileName(id), String(id)),
    // Links of the canvas lead nowhere; what counts is that the button is drawn.
    findEnquiry: (kind) => `#${kind}`,
  }
  return {
    image: (id, alt, sizes) => {
      const record = references.image(id)
      if (record === undefined) return fallbackImageView(id, alt)
      return record && imageView(record, sizes, alt)
    },
    link: (link) => linkView(link, lookups),
    button: (button) => buttonView(button, lookups),
    word: (key, _english, arabic) => site.words[key] ?? arabic,
    now: new Date(),
    timeZone: site.time_zone,
    log: silent,
  }
}

/** A reference that is not loaded yet counts as existing, so that the block does not flicker. */
function knownOr(value: string | null | undefined, meanwhile: string): string | null {
  return value === undefined ? meanwhile : value
}
