import type { ViewProps } from '#block-engine/define-block.ts'
import type { retailerSchema } from './block.ts'
import { SchemaScript } from '../shared/schema-script.tsx'

export function RetailerSchema({ anchor, values }: ViewProps<typeof retailerSchema>) {
  return <SchemaScript type="AutoDealer" values={values} anchor={anchor} />
}
