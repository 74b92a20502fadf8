import { DEFAULT_VIN_LIST } from '#domains/vin-lists/index.ts'

/** The list that the block asks. */
export function listOf({ vin_list: list }: { readonly vin_list: string }): string {
  return list.trim().toLowerCase() || DEFAULT_VIN_LIST
}
