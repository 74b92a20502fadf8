import type { ViewValues } from '#block-engine/view-values.ts'
import { type KeptRetailer, phoneHref, type Place, type PublicRetailer, whatsAppHref } from '#domains/retailers/index.ts'
import type { LinkView } from '#ui/link.tsx'
import type { retailerCards } from './block.ts'

/** The fields of a card as the editor filled them in; any may be empty. */
export type CardValues = ViewValues<(typeof retailerCards)['groups']['fields']> & { readonly id: string }
type Contact = CardValues['contact_info'][number]

/** What a dealer's record says for the card that names it. */
export type CardRecord = Pick<PublicRetailer, 'dealer_code' | 'name' | 'address' | 'city' | 'latitude' | 'longitude' | 'phone' | 'email' | 'services' | 'url'>

/** A card as it is drawn. */
export type Card = {
  id: string
  name: string
  address: string
  city: string
  place: Place | null
  contacts: readonly { type: Contact['type']; icon: string; label: string; href: string }[]
  services: readonly { icon: string; label: string }[]
  link: LinkView | null
  /** The retailer itself, where the card names its record. */
  retailer: KeptRetailer | null
}

/** The values of the editor, completed by the dealer's record where they are empty (B-008). */
export function cardOf(values: CardValues, record: CardRecord | undefined): Card {
  const latitude = values.latitude ?? record?.latitude ?? null
  const longitude = values.longitude ?? record?.longitude ?? null
  const contacts = values.contact_info.length > 0 ? values.contact_info : contactsOf(record)
  return {
    id: values.id,
    name: values.name || record?.name || '',
    address: values.address || record?.address || '',
    city: values.city || record?.city || '',
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    contacts: contacts.flatMap((contact) => {
      const href = contactHref(contact)
      return href ? { ...contact, href } : []
    }),
    services: values.services.length > 0 ? values.services : (record?.services ?? []).map((label) => ({ icon: '', label })),
    retailer: record ? { code: record.dealer_code, name: record.name, url: record.url } : null,
    link: values.link ?? (record?.url ? { href: record.url, label: '', isExternal: true, newTab: true, opens: 'page' } : null),
  }
}

function contactsOf(record: CardRecord | undefined): Contact[] {
  if (!record) return []
  const { phone, email } = record
  return [
    ...(phone ? [{ type: 'phone' as const, icon: '', label: phone, href: '' }] : []),
    ...(phone && whatsAppHref(phone) ? [{ type: 'whatsapp' as const, icon: '', label: '', href: phone }] : []),
    ...(email ? [{ type: 'email' as const, icon: '', label: email, href: '' }] : []),
  ]
}

/** The address of a contact by its type, from its href or, without one, from its label (B-182); null for one that leads nowhere. */
export function contactHref({ type, href, label }: Contact): string | null {
  const target = href || label
  if (type === 'phone') return phoneHref(target.replace(/^tel:/, ''))
  if (type === 'email') {
    const mailbox = target.replace(/^mailto:/, '')
    return /^[^\s@<>]+@[^\s@<>]+$/.test(mailbox) ? `mailto:${mailbox}` : null
  }
  if (/^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(target)) return target
  const digits = target.replace(/\D/g, '')
  return digits ? `https://wa.me/${digits}` : null
}
