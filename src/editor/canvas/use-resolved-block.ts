import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Template } from '#block-engine/catalogue.ts'
import { collectReferences, noReferences } from '#block-engine/references.ts'
import { type ResolvedBlock, resolveBlock, type Resolver } from '#block-engine/resolve-block.ts'
import type { FieldDef } from '#block-engine/field-types.ts'
import { keptMarkup } from '../fields/kept-markup.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'
import { buttonView, linkView, type LinkLookups } from '#domains/content/index.ts'
import { fallbackImageView, imageView } from '#domains/media/index.ts'
import type { LoadedData } from './block-data.ts'
import { type CanvasWorld, useCanvasWorld } from './canvas-context.tsx'

// A draft is wrong in places while somebody writes it; the inspector says so at the field.
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** A block completed for its view, and whether its dates keep it off the page now (B-142). */
type DrawnBlock = { resolved: ResolvedBlock | null; isOutOfDates: boolean }

/** A block completed as the site would complete it; one that is out of its dates as it will be shown within them. */
export function useResolvedBlock(stored: StoredBlock, template: Template): DrawnBlock {
  const world = useCanvasWorld()
  const { references } = world
  const needed = useMemo(() => {
    const found = noReferences()
    collectReferences(stored, template.block, found)
    return found
  }, [stored, template])
  const known = useSyncExternalStore(references.subscribe, () => references.countKnown(needed))
  // The server is asked for what is not known yet.
  useEffect(() => references.want(needed), [references, needed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says that the references have more to give
  return useMemo(() => drawnBlock(asKept(stored, template), template, resolverOf(world)), [stored, template, world, known])
}

function drawnBlock(stored: StoredBlock, { block }: Template, resolver: Resolver): DrawnBlock {
  const resolved = resolveBlock(stored, block, resolver)
  if (resolved) return { resolved, isOutOfDates: false }
  const { offer_schedule: _dates, ...fields } = stored.fields
  return { resolved: resolveBlock({ ...stored, fields }, block, resolver), isOutOfDates: true }
}

/** The block with its HTML as the server will keep it, which is what visitors get. */
function asKept(stored: StoredBlock, { block }: Template): StoredBlock {
  const fields = keptValues(stored.fields, block.fields)
  const groups = stored.groups.map((group) => ({ ...group, fields: keptValues(group.fields, block.groups?.fields ?? []) }))
  return { ...stored, fields, groups }
}

function keptValues(values: Record<string, unknown>, fields: readonly FieldDef[]): Record<string, unknown> {
  const markup = fields.filter((field) => field.field_type === 'Markdown' && field.format === 'html' && typeof values[field.symbol] === 'string')
  if (markup.length === 0) return values
  return { ...values, ...Object.fromEntries(markup.map(({ symbol }) => [symbol, keptMarkup(String(values[symbol])).html])) }
}

const NO_DATA: LoadedData = { state: 'ready', value: null }

/** The data of a block whose template loads some; for all others there is none to wait for. */
export function useBlockData(stored: StoredBlock, path: string): LoadedData {
  const { blockData, site } = useCanvasWorld()
  const hasData = site.data_templates.includes(stored.template)
  // The server is asked with every state of the block that it may depend on.
  useEffect(() => {
    if (hasData) blockData.want(stored, path)
  }, [blockData, stored, path, hasData])
  return useSyncExternalStore(
    useCallback((listener) => blockData.subscribe(stored.id, listener), [blockData, stored.id]),
    () => (hasData ? blockData.get(stored.id) : NO_DATA),
  )
}

function resolverOf({ site, references }: CanvasWorld): Resolver {
  const lookups: LinkLookups = {
    predefinedLinks: site.predefined_links,
    findPagePath: (id) => known(references.pagePath(id), ''),
    findFileName: (id) => known(references.fileName(id), String(id)),
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

/** What is not known yet is taken to exist, so that a block does not flicker. */
function known(value: string | null | undefined, meanwhile: string): string | null {
  return value === undefined ? meanwhile : value
}
