import type { VehicleRow } from '#domains/stock/index.server.ts'

/** The name of a car in mails, invoices and lists: the one on its page, where the stock has it. */
export function vehicleName({ brand, model, details }: VehicleRow): string {
  return [details.model_display_name || `${brand} ${model}`, details.version].filter(Boolean).join(' ')
}
