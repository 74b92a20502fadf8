type NameSource = { brand: string; model: string; details: { model_display_name: string; version: string } }

/** A car as visitors read its model, or as its maker calls it. */
export function modelName({
  brand,
  model,
  details,
}: Pick<NameSource, 'brand' | 'model'> & { details: Pick<NameSource['details'], 'model_display_name'> }): string {
  return details.model_display_name || `${brand} ${model}`.trim()
}

/** The name of a car in mails, invoices and lists: the one on its page, where the stock has it. */
export function vehicleName(row: NameSource): string {
  return [modelName(row), row.details.version].filter(Boolean).join(' ')
}
