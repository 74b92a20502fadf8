type Kinds = Pick<typeof Intl, 'NumberFormat' | 'DateTimeFormat' | 'PluralRules' | 'Collator' | 'DisplayNames' | 'ListFormat'>
type Kind = keyof Kinds
type OptionsOf<Of extends Kind> = NonNullable<ConstructorParameters<Kinds[Of]>[1]>

/** Time zones and languages come from settings, so there are few; a setting that changes all day must not fill the memory. */
const MOST = 200
const formatters = new Map<string, unknown>()

/** The formatter of `Intl` for a language and options, made once and shared: making one takes as long as a thousand uses of it. */
export function sharedFormat<Of extends Kind>(
  kind: Of,
  locale: string | readonly string[],
  options: OptionsOf<Of> | Record<never, never> = {},
): InstanceType<Kinds[Of]> {
  const key = JSON.stringify([kind, locale, options])
  const shared = formatters.get(key)
  if (shared !== undefined) return shared as InstanceType<Kinds[Of]> // the key names its kind
  const Formatter = Intl[kind] as unknown as new (locale: string | readonly string[], options: unknown) => InstanceType<Kinds[Of]> // each takes its own options
  const formatter = new Formatter(locale, options)
  const [oldest] = formatters.size < MOST ? [] : formatters.keys()
  if (oldest !== undefined) formatters.delete(oldest)
  formatters.set(key, formatter)
  return formatter
}
