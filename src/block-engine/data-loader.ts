import type { Ctx } from '#platform/ctx.server.ts'
import type { BlockNeeds, Need } from './block-needs.ts'
import type { FieldDef } from '#fields/field-types.ts'
import type { PageQuery } from './page-query.ts'
import type { PostedFields } from './page-post.ts'
import type { ViewProps } from './define-block.ts'

/** What a block's loader may ask for: where the block stands, and what its `needs` name. */
export type BlockContext<Needed extends Need = Need> = {
  /** For use-cases of the domains. It carries no staff, since the page may be cached for everybody. */
  ctx: Ctx
  /** The parameters of the page's address that the block's `readsQuery` names; {} without it. */
  query: PageQuery
  /** What a visitor without a script posted to this block: the fields that its `readsPost` names; null for a page that was asked for. */
  posted: PostedFields | null
  /** The page's path without the language prefix. */
  path: string
  timeZone: string
  now: Date
} & Pick<BlockNeeds, Needed>

type NeedsOf<B> = B extends { needs: readonly (infer Name extends Need)[] } ? Name : never

/** What the loader of one block receives. */
export type ContextOf<B> = BlockContext<NeedsOf<B>>

/**
 * Loads the data that a block draws in addition to its stored values. Throws a fault when it cannot; only this block then fails (B-321). A member `schemas`
 * holds JSON-LD objects for the head of the page; the view gets the rest.
 */
export type DataLoader = (
  values: Record<string, unknown>,
  context: BlockContext<never>,
  groups: readonly (Record<string, unknown> & { id: string })[],
) => Promise<unknown>

/** The loader of a block for the registry. It does not compile when the loader asks for what the block's `needs` do not name. */
export function loaderOf<B extends { fields: readonly FieldDef[]; needs?: readonly Need[] }>(
  _block: B,
  load: (values: ViewProps<B>['values'], context: ContextOf<B>, groups: ViewProps<B>['groups']) => Promise<unknown>,
): DataLoader {
  return load as unknown as DataLoader
}
