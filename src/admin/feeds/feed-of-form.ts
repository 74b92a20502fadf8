const texts = ['url', 'record_path', 'dealer_code', 'schedule'] as const
const ruleTexts = ['part', 'from', 'constant', 'separator', 'part_separator'] as const

type Values = Readonly<Record<string, unknown>>

/** A feed as the API accepts it: the frame turns empty texts into null, and a feed of uploads has neither address nor schedule. */
export function feedOfForm(values: Values): Record<string, unknown> {
  const rules = (Array.isArray(values.rules) ? (values.rules as Values[]) : []).filter(({ field }) => Boolean(field))
  const isUpload = values.source !== 'url'
  return {
    ...values,
    ...emptied(values, texts),
    ...(isUpload ? { url: '', schedule: '' } : {}),
    publication_lists: values.publication_lists ?? [],
    rules: rules.map((rule) => ({ ...rule, ...emptied(rule, ruleTexts), words: rule.words ?? [], members: rule.members ?? {} })),
  }
}

function emptied(values: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}
