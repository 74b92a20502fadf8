import { type Role, roles, type StaffRole } from '#kernel/staff.ts'

/** The claim that holds roles or groups, and the values of it that give a person each role. */
export type RoleMapping = { claim: string; values: Readonly<Record<StaffRole, readonly string[]>> }

/** The role from a provider's claims: the highest that any value gives, else visitor. */
export function roleOfClaims(claims: Record<string, unknown>, { claim, values }: RoleMapping): Role {
  const claimedValues = valuesOf(findClaim(claims, claim))
  return roles.findLast((role) => role !== 'visitor' && values[role].some((value) => claimedValues.includes(value))) ?? 'visitor'
}

/** Finds a claim by its full name, which may be a URL with dots, else by a dotted path into objects. */
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
