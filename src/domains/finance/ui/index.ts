export { LoanFigures, type LoanLine } from './loan-figures.tsx'
