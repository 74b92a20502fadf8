import { z } from 'zod'

const key = z.union([z.string().trim().max(80), z.number()]).transform(String)

/** Which vehicles and model years visitors choose from, and which groups belong to them (B-189, B-190). */
export const Mapper = z.object({
  dropdowns: z.array(z.object({ label: z.string().trim().max(80), key, children: z.array(key).max(80).default([]) })).max(200),
  subblocks_groups: z.array(z.object({ key, match_dropdowns: z.array(z.object({ parent_key: key, child_key: z.array(key).default([]) })).max(200) })).max(500),
})
export type Mapper = z.output<typeof Mapper>

/** Keys as they are compared: without regard to blanks and case (B-277). */
export function normalKey(text: string): string {
  return text.trim().toLowerCase()
}

/** The keys of the groups for a vehicle and a year. An empty list of years matches every year (B-190, B-277). */
export function matchingKeys({ subblocks_groups }: Mapper, parent: string, child: string): ReadonlySet<string> {
  const matches = ({ parent_key, child_key }: { parent_key: string; child_key: readonly string[] }) =>
    normalKey(parent_key) === normalKey(parent) && (child_key.length === 0 || child_key.map(normalKey).includes(normalKey(child)))
  return new Set(subblocks_groups.filter(({ match_dropdowns }) => match_dropdowns.some(matches)).map((group) => normalKey(group.key)))
}
