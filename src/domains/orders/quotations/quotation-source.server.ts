import { listStaffNames } from '#domains/accounts/index.server.ts'
import { retailerTimeZone } from '#domains/retailers/index.ts'
import { findRetailerContact } from '#domains/retailers/index.server.ts'
import type { Language } from '#kernel/words/words.ts'
import { orderFinance } from '../facts/order-finance.ts'
import { orderLines } from '../facts/order-lines.ts'
import { orderMoney } from '../facts/order-money.ts'
import type { FactSource } from '../facts/order-source.server.ts'
import type { OrderFactLine } from '../order-shapes.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { QuotationRow } from './quotation-rows.server.ts'

/** The records of a quotation together; what is due now counts as paid, as before any order. */
export async function quotationSource(ctx: OrderCtx, quoted: QuotationRow): Promise<FactSource> {
  const contact = await findRetailerContact(ctx.db, quoted.retailerId)
  const row: FactSource['row'] = {
    ...{ number: '', createdAt: quoted.createdAt, state: 'pending', stages: {}, kind: quoted.kind, amount: quoted.amount, currency: quoted.currency },
    ...{ financeOption: quoted.financeOption, metadata: quoted.metadata, appointment: null, companyUuid: quoted.companyUuid, vendorType: '' },
    ...{ vehicleId: quoted.vehicleId, vehicleName: quoted.vehicleName, vehicleVin: quoted.vehicleVin, vehiclePrice: quoted.vehiclePrice },
    ...{ customerName: quoted.customerName, customerPhone: quoted.customerPhone, customerEmail: quoted.customerEmail },
  }
  const { contents } = quoted
  const finance = orderFinance(row)
  const money = orderMoney({ row, contents, finance, payment: null })
  const people = quoted.ownerId === null ? [] : await listStaffNames(ctx.db)
  return {
    ...{ row, contents, finance, payment: null, invoices: [] },
    money: { ...money, rest: money.rest === null ? null : Math.max(0, money.rest - quoted.amount) },
    retailer: contact ?? { name: '', address: '', phone: '', email: '' },
    adviser: people.find(({ id }) => id === quoted.ownerId)?.name ?? '',
    timeZone: retailerTimeZone(contact, ctx.desk),
    siteTimeZone: ctx.desk.timeZone,
  }
}

export function quotationLines(source: FactSource, language: Language): OrderFactLine[] {
  return orderLines(source, { audience: 'quoted', language })
}
