export { countRefusal, dayOf, returnBudget, takeBudget, untilNextDayMs } from './take-budget.server.ts'
export { listRefusedToday, type RefusedToday } from './list-refused.server.ts'
