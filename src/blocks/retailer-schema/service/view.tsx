import type { ViewProps } from '#block-engine/define-block.ts'
import { SchemaScript } from '../shared/schema-script.tsx'
import type { retailerServiceSchema } from './block.ts'

export function RetailerServiceSchema({ anchor, values }: ViewProps<typeof retailerServiceSchema>) {
  return <SchemaScript type="AutoRepair" values={values} anchor={anchor} services={values.services} />
}
