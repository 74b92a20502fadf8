import type { ViewProps } from '#block-engine/define-block.ts'
import type { FieldDef } from '#fields/field-types.ts'
import type { LinkView } from '#block-engine/view-values.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'

export type BlockProps = ViewProps<{ fields: readonly FieldDef[] }, unknown>

/** The texts of a failed block and its button. */
export type FailureWords = { message: string; retry: string }

/** The replacement of a block whose condition is not met; `link` is null when it has none. */
export type BlockFallback = { text: string; link: LinkView | null }

/**
 * A block ready to render. `unmet` stands for a condition that hides it, with its fallback if it has one. `owns` has, per group, the number of
 * following blocks that belong to it, `holds` says how many are those of the shared section that it shows, and `schemas` are JSON-LD objects for the head of the page. What `isPosted` answers what one visitor has sent.
 */
export type ReadyBlock = { storedBlock: StoredBlock; owns: readonly number[]; holds?: number } & (
  | { state: 'ready'; props: BlockProps; schemas: readonly unknown[]; isPosted: boolean; unmet?: { fallback: BlockFallback | null } }
  | { state: 'hidden' }
  | { state: 'failed'; words: FailureWords | undefined }
)
