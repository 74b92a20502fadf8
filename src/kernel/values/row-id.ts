/** The largest id of a row: PostgreSQL's `integer`. The database refuses a whole query over one number that its ids cannot have. */
export const LARGEST_ID = 2_147_483_647

/** Whether a value may be the id of a row. */
export function isRowId(id: unknown): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID
}
