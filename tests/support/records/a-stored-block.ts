import type { Resolver } from '#block-engine/resolve-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'

/** A resolver without a database: every picture exists in all its sizes, links keep their address, words are the Arabic ones. */
export const plainResolver: Resolver = {
  image: (id, alt, sizes) => ({
    id,
    alt: alt ?? `صورة ${id}`,
    src: `/media/api/v2/images/${id}/${sizes[0]?.width}x${sizes[0]?.height}.jpg`,
    srcset: sizes.map(({ width, height }) => `/media/api/v2/images/${id}/${width}x${height}.jpg ${width}w`).join(', '),
    width: sizes[0]?.width ?? 900,
    height: sizes[0]?.height ?? 500,
    colour: null,
  }),
  link: (link) => ({
    href: link.url,
    label: link.label ?? '',
    isExternal: /^https?:/.test(link.url),
    newTab: link.target_action === 'new_tab',
    opens: link.target_action === 'modal' ? 'modal' : 'page',
  }),
  button: (button) => ({
    id: button.id,
    href: button.target,
    label: button.label,
    variant: button.button_type === 'primary' ? 'primary' : 'secondary',
    isExternal: /^https?:/.test(button.target),
    newTab: button.target_action === 'new_tab',
    opens: button.target_action === 'modal' ? 'modal' : 'page',
  }),
  word: (_key, _english, arabic) => arabic,
  now: new Date('2026-05-15T12:00:00Z'),
  timeZone: 'Asia/Dubai',
  log: { error: (message) => console.error(message), warn: (message) => console.warn(message), info: () => undefined },
}

/** A stored block of this template with these values, all groups shown. */
export function aStoredBlock(template: string, fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = []): StoredBlock {
  const storedGroups = groups.map((values, index) => ({ id: `g${index + 1}`, fields: { ...values } }))
  const ids = storedGroups.map(({ id }) => id)
  return { id: 'b1', template, version: 1, fields: { ...fields }, groups: storedGroups, positions: ids, active_positions: ids }
}
