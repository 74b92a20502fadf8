/** The address of this page with these parameters, as a provider's return address. */
export function pageAddress(parameters: Readonly<Record<string, string>>): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Reads parameters that a provider left in the address, and removes them: a reload is not another return. */
export function takeFromAddress<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const url = new URL(location.href)
  const foundValues: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value !== null) foundValues[name] = value
    url.searchParams.delete(name)
  }
  if (Object.keys(foundValues).length > 0) history.replaceState(history.state, '', url)
  return foundValues
}
