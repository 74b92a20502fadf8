export { erasePerson, exportPerson, findPerson } from './people.server.ts'
export { PersonAsking, PersonChoice, PersonQuery } from './person-query.server.ts'
export { askPerson, confirmLinkedRequest, findLinkedRequest, removeOldRequests } from './person-requests.server.ts'
export { kindsOf } from './joined-data.ts'
