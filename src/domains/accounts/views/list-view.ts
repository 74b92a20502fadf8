/** A saved view of a list. `filter` are the values of its filters, `hidden` the names of its hidden columns. */
export type ListView = {
  filter: Readonly<Record<string, string | number | boolean>>
  sort: { field: string; order: 'ASC' | 'DESC' }
  hidden: readonly string[]
}

export type SavedView = { id: number; name: string; view: ListView }
