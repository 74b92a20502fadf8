import { sharedFormat } from '#kernel/format/shared-format.ts'
import { formatProductAmount } from '#domains/finance/index.ts'
import { LoanFigures, type LoanLine } from '#domains/finance/ui/index.ts'
import { priceLine } from '#kernel/format/price.ts'
import { FORMAT_LOCALE, formatNumber } from '#kernel/format/number.ts'
import type { OutputConfig } from './configuration.ts'
import type { CalculatorData } from './data.server.ts'
import type { Quote } from './quote.ts'

type ResultProps = {
  quote: Quote
  output: OutputConfig
  data: Pick<CalculatorData, 'site' | 'lease' | 'timeZone'>
  /** When it was worked out; null until there is a script, since the page may be older. */
  at: Date | null
  hidesFree: boolean
  /** The term in words. */
  term: string
  /** Stands after the instalment where the site has no format for it: a month. */
  month: string
}

type Row = LoanLine & { key: keyof OutputConfig | 'cash_deposit'; isFree?: boolean }

/** The rows that the configuration names, the instalment first and large. */
export function Result({ month, ...props }: ResultProps) {
  const rows = rowsOf(props)
  const isMonthly = ({ key }: Row) => key === 'monthly_payment'
  return <LoanFigures {...instalment(rows.find(isMonthly), month, props.data)} lines={rows.filter((row) => !isMonthly(row))} />
}

/** The instalment in the site's own format, else with `month` after it. */
function instalment(monthly: Row | undefined, month: string, { lease, site }: ResultProps['data']) {
  if (!monthly || !lease) return { monthly, month }
  const { before, price, after } = priceLine(lease, monthly.text, site.style)
  return { monthly: { ...monthly, text: [before, price].filter(Boolean).join(' ') }, month: after }
}

function rowsOf({ quote, output, data, at, hidesFree, term }: Omit<ResultProps, 'month'>): Row[] {
  const amount = (key: Row['key'], row: { label: string } | undefined, value: number): Row[] =>
    row ? [{ key, label: row.label, text: formatProductAmount(value, quote.currency, data.site), isFree: value === 0 }] : []
  const text = (key: Row['key'], row: { label: string } | undefined, words: string, isFree = false): Row[] =>
    row ? [{ key, label: row.label, text: words, isFree }] : []
  const rows = [
    ...amount('monthly_payment', output.monthly_payment, quote.monthly),
    ...amount('on_the_road_price', output.on_the_road_price, quote.price),
    ...amount('total_deposit', output.total_deposit, quote.deposit),
    ...amount('cash_deposit', output.total_deposit?.cash_deposit, quote.deposit),
    ...amount('total_amount_of_credit', output.total_amount_of_credit, quote.credit),
    ...text('monthly_payments', output.monthly_payments, formatNumber(quote.months)),
    ...text('duration_of_agreement', output.duration_of_agreement, term),
    ...text('interest_rate', output.interest_rate, `${formatNumber(quote.annualRate)}%`, quote.annualRate === 0),
    ...text('created_at', at ? output.created_at : undefined, at ? momentText(at, output.created_at, data.timeZone) : ''),
  ]
  return hidesFree ? rows.filter(({ isFree }) => !isFree) : rows
}

function momentText(at: Date, styles: OutputConfig['created_at'], timeZone: string): string {
  const { date_style: dateStyle, time_style: timeStyle } = styles ?? {}
  return sharedFormat('DateTimeFormat', FORMAT_LOCALE, { dateStyle, timeStyle, timeZone }).format(at)
}
