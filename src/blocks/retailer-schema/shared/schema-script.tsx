import { type RetailerFacts, retailerSchema } from '#domains/retailers/index.ts'
import type { ViewValues } from '#block-engine/view-values.ts'
import { safeJson } from '#kernel/json/json.ts'
import type { businessFields } from './business-fields.ts'

type SchemaScriptProps = {
  type: Parameters<typeof retailerSchema>[0]
  values: ViewValues<typeof businessFields> & { readonly retailer_name: string }
  anchor: string | undefined
  services?: RetailerFacts['services']
}

/** Structured data of a business, invisible to visitors; no value can close the element or run as a script (B-188). */
export function SchemaScript({ type, values, anchor, services }: SchemaScriptProps) {
  const schema = retailerSchema(type, {
    name: values.retailer_name,
    description: values.description,
    keywords: values.keywords,
    openingHours: values.opening_hours,
    paymentAccepted: values.payment_accepted,
    priceRange: values.price_range,
    address: values.address,
    latitude: values.latitude,
    longitude: values.longitude,
    contacts: values.contact_info,
    offers: values.offers_info,
    services,
  })
  if (!schema) return null
  return (
    <div id={anchor}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped; React would escape its quotes */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(schema) }} />
    </div>
  )
}
