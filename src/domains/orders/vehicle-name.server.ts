import type { VehicleRow } from '#domains/stock/index.server.ts'

/** A car as mails, invoices and lists call it, which is as its page does where the stock has a name for visitors. */
export function vehicleName({ brand, model, details }: VehicleRow): string {
  return [details.model_display_name || `${brand} ${model}`, details.version].filter(Boolean).join(' ')
}
