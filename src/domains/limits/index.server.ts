export { countRefusal, dayOf, returnBudget, takeBudget, untilNextDayMs } from './take-budget.server.ts'
export { listRefusedToday } from './list-refused.server.ts'
