export { toldLoan, useToldQuote } from './use-told-quote.ts'
export { LoanFigures, type LoanLine } from './loan-figures.tsx'
