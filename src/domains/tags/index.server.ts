export { findViolations } from './reports/find-violations.server.ts'
export { keepViolation } from './reports/keep-violation.server.ts'
