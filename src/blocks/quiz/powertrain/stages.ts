import type { Stage } from '#block-engine/define-block.ts'
import type { Label } from '#fields/field-types.ts'
import { answers } from './answers.ts'
import { type Powertrain, powertrains } from './scoring.ts'
import { powertrainNames } from './scoring-rows.ts'

/** Answers that lead to each result by the usual points (B-273). */
const answersLeadingTo: Readonly<Record<Powertrain, readonly [q1: string, q2: string, q3: string, q4: string, q5: string]>> = {
  bev: ['under_11000', 'under_16', 'city', 'no', 'home'],
  diesel: ['over_24000', 'over_160', 'motorway', 'yes', 'none'],
  petrol: ['under_11000', 'under_16', 'city', 'no', 'none'],
  phev: ['from_11000_to_24000', 'from_16_to_48', 'city', 'yes', 'home'],
}

const keys = Object.keys(answers)

/** The questions and the results, as editors look at them. Points that they changed may lead elsewhere. */
export const stages: readonly Stage[] = [
  ...keys.map(
    (key, at): Stage => ({
      name: [`Question ${at + 1}`, `السؤال ${at + 1}`],
      query: { powertrain: key, ...Object.fromEntries(keys.slice(0, at).map((other, index) => [other, answersLeadingTo.phev[index] ?? ''])) },
    }),
  ),
  ...powertrains.map(
    (type): Stage => ({
      name: resultName(powertrainNames[type]),
      query: { powertrain: 'result', ...Object.fromEntries(keys.map((key, index) => [key, answersLeadingTo[type][index] ?? ''])) },
    }),
  ),
]

function resultName(name: Label): Label {
  const [english, arabic] = typeof name === 'string' ? [name, name] : name
  return [`Result: ${english}`, `النتيجة: ${arabic}`]
}
