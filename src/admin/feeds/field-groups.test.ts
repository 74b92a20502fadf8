import { expect, test } from 'vitest'
import { vehicles } from '../vehicles/subject.ts'
import { fieldGroups, groupedFields, groupMembers, groupOf } from './field-groups.ts'

test('every field that a feed may fill stands in one group and has a name', () => {
  const known = new Set(groupedFields().map(({ field }) => field))
  expect(
    Object.values(groupMembers)
      .flat()
      .filter((name) => !known.has(name)),
  ).toEqual([])
  const groups = groupedFields().map(groupOf)
  expect([...new Set(groups)]).toEqual([...fieldGroups])
  const nameless = groupedFields().flatMap(({ name, field, parts }) => [name, ...parts.map((part) => `${field}.${part.name}`)])
  const own = (name: string) => (name === 'version' ? 'derivative' : name)
  expect(nameless.filter((name) => !Object.hasOwn(vehicles.words, name) && !Object.hasOwn(vehicles.fields, own(name)))).toEqual([])
})
