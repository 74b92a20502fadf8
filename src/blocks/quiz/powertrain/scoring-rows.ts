import type { Label, NumberField, Rows } from '#fields/field-types.ts'
import { answers } from './answers.ts'
import { type Powertrain, powertrains } from './scoring.ts'

export const powertrainNames: Readonly<Record<Powertrain, Label>> = {
  petrol: ['Petrol', 'بنزين'],
  diesel: ['Diesel', 'ديزل'],
  phev: ['Plug-in hybrid', 'هجين قابل للشحن'],
  bev: ['Electric', 'كهربائي'],
}

const shownPowertrains = ['petrol', 'diesel', 'phev', 'bev'] as const satisfies readonly Powertrain[]
const questions = Object.entries(answers)

/** The points as editors fill them: a row for each answer, below its question. */
export const scoringRows: Rows = {
  fields: [
    ...shownPowertrains.map((symbol): NumberField => ({ symbol, label: powertrainNames[symbol], field_type: 'Number', default: 0, min: -100, max: 100 })),
    {
      symbol: 'excludes',
      label: ['Rules out', 'يستبعد'],
      field_type: 'Choices',
      options: powertrains.map((value) => ({ value, label: powertrainNames[value] })),
    },
  ],
  places: questions.flatMap(([question, list], at) =>
    list.map(([value, label], index) => ({
      path: `${question}.${value}`,
      name: label,
      ...(index === 0 && { under: [`Question ${at + 1}`, `السؤال ${at + 1}`] as const }),
    })),
  ),
}
