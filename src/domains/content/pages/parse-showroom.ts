/** `new-range-rover-2024-p400-987` is vehicle 987; the rest is for readers and search engines. Null is no vehicle's link. */
export function parseShowroom(slug: string): { custom: string; id: string } | null {
  const [, custom, id] = /^(.+)-([a-z\d]+)$/i.exec(slug) ?? []
  return custom && id ? { custom, id } : null
}
