import type { ViewProps } from '#block-engine/define-block.ts'
import { retailerSchema as schemaOf } from '#domains/retailers/index.ts'
import { safeJson } from '#kernel/json.ts'
import type { retailerSchema } from './block.ts'

/** Structured data and nothing to see; a value of it can neither end the element nor run (B-188). */
export function RetailerSchema({ anchor, values }: ViewProps<typeof retailerSchema>) {
  const schema = schemaOf('AutoDealer', {
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
  })
  if (!schema) return null
  return (
    <div id={anchor}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped; React would escape its quotes */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(schema) }} />
    </div>
  )
}
