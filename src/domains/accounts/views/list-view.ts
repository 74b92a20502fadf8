type Sort = { field: string; order: 'ASC' | 'DESC' }

/** A saved view of a list. `filter` are the values of its filters, `hidden` the names of its hidden columns. */
export type ListView = {
  filter: Readonly<Record<string, string | number | boolean>>
  sort: Sort
  hidden: readonly string[]
}

/** `isOwn`: saved by whoever asks. A shared one that is not belongs to `owner`, and only they change it. */
export type SavedView = { id: number; name: string; view: ListView; is_shared: boolean; is_own: boolean; owner: string }

/** A list as somebody left it: its order and its hidden columns, as far as they changed them. */
export type KeptList = { sort?: Sort | undefined; hidden?: readonly string[] | undefined }

/** How one of the staff works, on every device. */
export type StaffPreferences = { are_keys_off: boolean; lists: Readonly<Record<string, KeptList>> }
