import { z } from 'zod'

/** The four answers of the quiz, in the order that settles a tie. */
export const powertrains = ['phev', 'petrol', 'bev', 'diesel'] as const
export type Powertrain = (typeof powertrains)[number]

const points = z.number().int().min(-100).max(100)

/** What one answer is worth, and the powertrains that it rules out. */
const Weight = z.strictObject({
  petrol: points.default(0),
  diesel: points.default(0),
  phev: points.default(0),
  bev: points.default(0),
  excludes: z.array(z.enum(powertrains)).max(3).optional(),
})

/** By question (q1 to q5) and the value of its answer. */
export const Scoring = z
  .strictObject({
    q1: z.record(z.string(), Weight),
    q2: z.record(z.string(), Weight),
    q3: z.record(z.string(), Weight),
    q4: z.record(z.string(), Weight),
    q5: z.record(z.string(), Weight),
  })
  .refine((scoring) => {
    const excluded = Object.values(scoring).flatMap((answers) => Object.values(answers).flatMap(({ excludes = [] }) => excludes))
    return new Set(excluded).size < powertrains.length // one of them is left, whatever is answered
  })
export type Scoring = z.infer<typeof Scoring>

const worth = (petrol: number, diesel: number, phev: number, bev: number) => ({ petrol, diesel, phev, bev })

/** The points of B-273. */
export const defaultScoring: Scoring = {
  q1: { under_11000: worth(2, 0, 2, 3), from_11000_to_24000: worth(2, 1, 2, 2), over_24000: worth(1, 3, 1, 1) },
  q2: { under_16: worth(1, 0, 3, 3), from_16_to_48: worth(1, 0, 3, 2), from_48_to_160: worth(2, 2, 1, 2), over_160: worth(2, 3, 0, 1) },
  q3: { city: worth(1, 0, 2, 2), motorway: worth(1, 2, 0, 0), off_road: worth(1, 2, 1, 0), towing: worth(0, 3, 0, 0), none: worth(1, 0, 0, 0) },
  q4: { yes: worth(1, 3, 1, -2), no: worth(1, 0, 1, 2) },
  q5: { home: worth(0, 0, 2, 3), work: worth(0, 0, 2, 2), public: worth(1, 1, 1, 0), none: { ...worth(3, 2, 0, 0), excludes: ['phev', 'bev'] } },
}

/** The powertrain with the most points among those that no answer rules out (B-273). */
export function bestPowertrain(scoring: Scoring, answers: Readonly<Record<string, readonly string[]>>): Powertrain {
  const weights = Object.entries(scoring).flatMap(([question, values]) => (answers[question] ?? []).flatMap((value) => values[value] ?? []))
  const excluded = new Set(weights.flatMap(({ excludes = [] }) => excludes))
  const totals = powertrains
    .filter((powertrain) => !excluded.has(powertrain))
    .map((powertrain) => ({ powertrain, total: weights.reduce((sum, weight) => sum + weight[powertrain], 0) }))
  const [first] = totals.toSorted((one, other) => other.total - one.total)
  return first?.powertrain ?? 'phev'
}
