import type { ViewProps } from '#block-engine/define-block.ts'
import type { FieldDef } from '#block-engine/field-types.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'

export type BlockProps = ViewProps<{ fields: readonly FieldDef[] }, unknown>

/** What a failed block says, and on its button. */
export type FailureWords = { message: string; retry: string }

/** A block on its way to being drawn. `owns` counts the following blocks that belong to each of its groups. */
export type ReadyBlock = { stored: StoredBlock; owns: readonly number[] } & (
  | { state: 'ready'; props: BlockProps }
  | { state: 'hidden' }
  | { state: 'failed'; words: FailureWords | undefined }
)
