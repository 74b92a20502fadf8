export { type ConnectionRecord, type ConnectionState, connectionStates } from './connection-state.ts'
