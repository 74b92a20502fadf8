import type { RaRecord } from 'react-admin'
import type { StockRecord } from '#domains/stock/index.ts'
import type { DataOf } from '../../data-provider/ask.ts'

export type Car = RaRecord & StockRecord
/** What the server says of a car beside its record. */
export type Overview = DataOf<'GET /api/stock/vehicles/{id}/overview'>
