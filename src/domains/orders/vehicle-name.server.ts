import type { VehicleRow } from '#domains/stock/index.server.ts'

/** A car as mails, invoices and lists call it. */
export function vehicleName({ brand, model, details }: VehicleRow): string {
  return [brand, model, details.version].filter(Boolean).join(' ')
}
