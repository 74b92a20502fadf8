/** `npm run test:all` tries every combination; `npm test` one of each kind, so that it ends while somebody waits. */
export const isThorough = process.env.TEST_ALL === '1'

/** All of a matrix in `npm run test:all`; in `npm test` those that `isUsual` picks. At least one has to be picked. */
export function oneOfEach<T>(all: readonly T[], isUsual: (one: T) => boolean): readonly T[] {
  const usual = all.filter(isUsual)
  if (usual.length === 0) throw new Error('none of the combinations is tried by npm test')
  return isThorough ? all : usual
}
