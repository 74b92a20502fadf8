import fc from 'fast-check'

// CI judges a change, so that it tries the same cases for each. Anywhere else the cases are new at each run; PROPERTY_RUNS asks for more of them.
const { CI, PROPERTY_RUNS } = process.env
fc.configureGlobal({ ...(CI && { seed: 1 }), ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }) })
