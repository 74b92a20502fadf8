import type { DataOf } from '../data-provider/ask.ts'

export type OperationReport = DataOf<'GET /api/operation'>
export type OperationFigure = OperationReport['figures'][number]
/** All samples of a figure, by the values of their labels. */
export type OperationTable = OperationReport['tables'][number]
