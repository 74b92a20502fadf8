import type { RaRecord } from 'react-admin'
import type { StockRecord } from '#domains/stock/index.ts'

/** A vehicle that is selected in the list. */
export type ChosenVehicle = RaRecord & Pick<StockRecord, 'id' | 'version' | 'status' | 'currency'>

/** What the bar of selected vehicles offers; both changes of a price are one of them. */
export type ChangeName = 'status' | 'price' | 'retailer' | 'listing' | 'publish' | 'withdraw'
