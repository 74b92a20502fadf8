export { type BudgetShare, countRefusal, dayOf, returnBudget, takeBudget, takeBudgets, untilNextDayMs } from './take-budget.server.ts'
export { listRefusedToday } from './list-refused.server.ts'
