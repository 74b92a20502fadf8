import type { ViewProps } from '#block-engine/define-block.ts'
import type { FieldDef } from '#block-engine/field-types.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'

export type BlockProps = ViewProps<{ fields: readonly FieldDef[] }, unknown>

/** The texts of a failed block and its button. */
export type FailureWords = { message: string; retry: string }

/** A block ready to render. `owns` has, per group, the number of following blocks that belong to it. */
export type ReadyBlock = { stored: StoredBlock; owns: readonly number[] } & (
  | { state: 'ready'; props: BlockProps }
  | { state: 'hidden' }
  | { state: 'failed'; words: FailureWords | undefined }
)
