/** How long a deleted page can be restored. */
export const BIN_DAYS = 30
