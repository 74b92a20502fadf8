import { z } from 'zod'
import { parsePagePath } from '../pages/page-path.ts'
import { type ApprovalPolicy, approvalPolicies } from './review.ts'

/** The roles that may approve at all (`pages.approve`), of which a rule may name some. */
export const approverRoles = ['editor', 'admin'] as const

/** What a rule is about. Shared sections have no address, so a rule about them alone ignores the path. */
export const approvalKinds = ['all', 'page', 'section'] as const

/**
 * One row of the setting `publishing.rules`: what is published below a path needs this approval, of somebody with one of these roles or of one of these
 * persons, by their e-mail addresses. Without both, everybody who may approve is one of them.
 */
export const ApprovalRule = z.object({
  path: z
    .string()
    .transform((path) => parsePagePath(path.trim().replace(/\*+$/, '')))
    .pipe(z.string('not a path of this site'))
    .default(''),
  kind: z.enum(approvalKinds).default('all'),
  approval: z.enum(approvalPolicies),
  roles: z.array(z.enum(approverRoles)).default([]),
  persons: z.array(z.string().trim().toLowerCase().pipe(z.email('not an e-mail address'))).default([]),
})
export type ApprovalRule = z.infer<typeof ApprovalRule>

/** What approvals are asked for: the rules of staff, and what holds where none of them fits. */
export type ApprovalRules = { rules: readonly ApprovalRule[]; otherwise: ApprovalPolicy }

/** A place of the site where something is published. */
export type ApprovalPlace = { path: string; type: string }

/** What is asked for at some places together: the strictest approval of all, by somebody whom every one of their rules admits. */
export type ApprovalNeed = { policy: ApprovalPolicy; rules: readonly ApprovalRule[] }

export type Approver = { role: string; email: string }

/** A page that moves is at two places: where visitors see it, and where they will. The rules of both count, so nothing is walked round by an address. */
export function approvalNeedAt(places: readonly ApprovalPlace[], { rules, otherwise }: ApprovalRules): ApprovalNeed {
  const placeRules = places.map((place) => ruleAt(place, rules))
  const policies = placeRules.map((rule) => rule?.approval ?? otherwise)
  return {
    policy: approvalPolicies.findLast((policy) => policies.includes(policy)) ?? otherwise,
    rules: [...new Set(placeRules)].filter((rule) => rule !== undefined),
  }
}

/** Whether somebody who may approve pages may approve these. */
export function isApprover({ role, email }: Approver, { rules }: ApprovalNeed): boolean {
  return rules.every(({ roles, persons }) => {
    const isForAll = roles.length === 0 && persons.length === 0
    return isForAll || roles.some((one) => one === role) || persons.includes(email.trim().toLowerCase())
  })
}

/** The rule with the longest path; of two with the same one, the rule about this kind alone, then the first. */
export function ruleAt({ path, type }: ApprovalPlace, rules: readonly ApprovalRule[]): ApprovalRule | undefined {
  const isSection = type === 'section'
  const fitting = rules.filter((rule) => {
    if (rule.kind === 'section') return isSection
    return isSection ? rule.kind === 'all' && rule.path === '' : isBelow(path, rule.path)
  })
  const [best] = fitting.toSorted((one, other) => lengthOf(other) - lengthOf(one) || Number(other.kind !== 'all') - Number(one.kind !== 'all'))
  return best
}

/** By segments: `offers` is above `offers/summer`, not above `offers-of-2020`. */
function isBelow(path: string, above: string): boolean {
  return above === '' || path === above || path.startsWith(`${above}/`)
}

/** What a rule about sections says of a path has no meaning. */
function lengthOf({ kind, path }: ApprovalRule): number {
  return kind === 'section' ? 0 : path.length
}
