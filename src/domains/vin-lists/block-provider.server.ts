import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isListedVin } from './listed-vins.server.ts'
import type { FoundMap } from './map-package.ts'
import { findMapPackage } from './map-packages.server.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** What staff keep by VIN, for answers without a script. A VIN is normal and valid. */
    vinLists: {
      /** Whether the vehicle is on the list, or on any. */
      isListed: (vin: string, list: string | null) => Promise<boolean>
      findMap: (vin: string) => Promise<FoundMap | null>
    }
  }
}

export const blockProviders: BlockProviders<'vinLists', { ctx: Ctx }> = {
  vinLists: { provide: ({ ctx }) => ({ isListed: (vin, list) => isListedVin(ctx, { vin, list }), findMap: (vin) => findMapPackage(ctx, vin) }) },
}
