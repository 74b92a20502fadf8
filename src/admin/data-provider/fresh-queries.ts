import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * The queries of the admin. What is invalidated while it is asked for the first time is asked for anew: its answer may be older than the change. TanStack Query
 * does so only for what it has had before.
 */
export class FreshQueries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(filters?: InvalidateQueryFilters<Key>, options?: InvalidateOptions): Promise<void> {
    await this.cancelQueries<Key>({ ...filters, predicate: (query) => query.state.data === undefined && (filters?.predicate?.(query) ?? true) })
    await super.invalidateQueries(filters, options)
  }
}
