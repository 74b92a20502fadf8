import type { Seller } from './invoice.ts'

/** What an invoice has to say of its seller: name and address always, tax number and rate where the country taxes cars. */
export const sellerDetails = ['name', 'address', 'tax_number', 'vat_percent'] as const
export type SellerDetail = (typeof sellerDetails)[number]

/** The details that invoices lack. Without them no money is taken, since whoever pays is owed an invoice. */
export function missingSellerData(
  { name, address, taxNumber, vatPercent }: Pick<Seller, 'name' | 'address' | 'taxNumber' | 'vatPercent'>,
  { isTaxed }: { isTaxed: boolean },
): readonly SellerDetail[] {
  const isGiven = {
    name: name.trim() !== '',
    address: address.trim() !== '',
    tax_number: !isTaxed || taxNumber.trim() !== '',
    vat_percent: !isTaxed || vatPercent > 0,
  }
  return sellerDetails.filter((detail) => !isGiven[detail])
}
