import type { Role } from '#kernel/staff.ts'

/** Which claim holds roles or groups, and which of its values make somebody an editor or an admin. */
export type RoleMapping = { claim: string; editorValues: readonly string[]; adminValues: readonly string[] }

/** The role that a provider's claims give: the greatest that any of their values names, else visitor. */
export function roleOfClaims(claims: Record<string, unknown>, { claim, editorValues, adminValues }: RoleMapping): Role {
  const values = valuesOf(findClaim(claims, claim))
  if (values.some((value) => adminValues.includes(value))) return 'admin'
  return values.some((value) => editorValues.includes(value)) ? 'editor' : 'visitor'
}

/** A claim by its whole name, which may be an address with dots in it, or else by a dotted way into objects. */
export function findClaim(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name.split('.').reduce<unknown>((inner, key) => {
    const isObject = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
    return isObject ? (inner as Record<string, unknown>)[key] : undefined
  }, claims)
}

function valuesOf(claim: unknown): string[] {
  if (typeof claim === 'string') return [claim]
  return Array.isArray(claim) ? claim.filter((value) => typeof value === 'string') : []
}
