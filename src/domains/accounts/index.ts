export { type Action, actionGroups, actionNames, may } from './may.ts'
export type { Session } from './session.ts'
export type { RoleMapping } from './sign-in/role-of-claims.ts'
export { signInAddress, type StaffAnswer, type StaffCall, staffFetch, type StaffFetch, staffHeaders } from './staff-fetch.ts'
