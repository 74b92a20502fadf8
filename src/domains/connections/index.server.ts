export { checkConnection } from './check-connection.server.ts'
export { listConnections } from './list-connections.server.ts'
