export { loanEvent, useQuoteEvent } from './use-quote-event.ts'
export { LoanFigures, type LoanLine } from './loan-figures.tsx'
