import { z } from 'zod'
import { toMinorUnits } from '#kernel/money.ts'
import { GatewayUnreachable, type ListedPayment } from '../../gateway.ts'
import { isKey } from '../../payment-key.ts'
import type { PaypalClient } from './paypal-client.server.ts'
import { PaypalMoney } from './paypal-order.ts'

const Transaction = z.object({
  transaction_id: z.string(),
  paypal_reference_id: z.string().optional(),
  paypal_reference_id_type: z.string().optional(),
  /** The kind of a transaction: T00 a payment, T11 a refund, T1300 an authorisation. */
  transaction_event_code: z.string(),
  transaction_status: z.string(),
  transaction_amount: PaypalMoney,
  custom_field: z.string().optional(),
})
type Transaction = z.output<typeof Transaction>
const Page = z.object({ transaction_details: z.array(z.object({ transaction_info: Transaction })).default([]), total_pages: z.number().default(1) })

const PAGE = 500
const MOST_PAGES = 20

/** PayPal's transactions of our payments, which carry our key. The application needs PayPal's permission to search transactions. */
export async function listPaypalTransactions(client: PaypalClient, { since, until }: { since: Date; until: Date }): Promise<ListedPayment[]> {
  const allTransactions: Transaction[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const period = { start_date: since.toISOString(), end_date: until.toISOString() }
    const query = new URLSearchParams({ ...period, fields: 'transaction_info', page_size: String(PAGE), page: String(page) })
    const answer = Page.safeParse(await client.call('GET', `/v1/reporting/transactions?${query}`))
    if (!answer.success) throw new GatewayUnreachable('PayPal answered with something that is no list of transactions')
    allTransactions.push(...answer.data.transaction_details.map(({ transaction_info: info }) => info))
    pages = answer.data.total_pages
  }
  const ours = Map.groupBy(
    allTransactions.filter(({ custom_field: key = '' }) => isKey(key)),
    ({ custom_field: key = '' }) => key,
  )
  return [...ours].map(([key, transactions]) => listedOf(key, transactions))
}

function listedOf(key: string, transactions: readonly Transaction[]): ListedPayment {
  const [first] = transactions as readonly [Transaction, ...Transaction[]] // a group has one
  const currency = first.transaction_amount.currency_code
  const sum = (codes: RegExp) =>
    transactions
      .filter(({ transaction_event_code: code, transaction_status: status }) => codes.test(code) && status === 'S')
      .reduce((total, { transaction_amount: { value } }) => total + Math.abs(toMinorUnits(Number(value), currency)), 0)
  const [capturedMinor, refundedMinor, heldMinor] = [sum(/^T00/), sum(/^T11/), sum(/^T130[01]/)]
  const orderTransaction = transactions.find(({ paypal_reference_id_type: type }) => type === 'ODR')
  return {
    key,
    providerId: orderTransaction?.paypal_reference_id ?? first.transaction_id,
    state: capturedMinor > 0 ? 'captured' : heldMinor > 0 ? 'authorized' : 'pending',
    amount: { minor: Math.max(capturedMinor, heldMinor), currency },
    capturedMinor,
    refundedMinor,
  }
}
