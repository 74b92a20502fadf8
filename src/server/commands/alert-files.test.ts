import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const text = readFileSync('deploy/prometheus/alerts.yaml', 'utf8')
const Rules = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string(), for: z.string() })) })) })
const alerts = Rules.parse(parse(text)).groups.flatMap(({ rules }) => rules)

/** The comment right above each alert. */
function reasonsOf(lines: readonly string[]): Map<string, string> {
  const reasons = new Map<string, string>()
  let comment: string[] = []
  for (const line of lines) {
    const [, alert] = line.match(/^\s*- alert: (\w+)$/) ?? []
    if (alert !== undefined) reasons.set(alert, comment.join(' '))
    const [, commentText] = line.match(/^\s*# (.*)$/) ?? []
    comment = commentText === undefined ? [] : [...comment, commentText]
  }
  return reasons
}

test('every alert has a reason of its own, right above it', () => {
  const reasons = reasonsOf(text.split('\n'))
  expect([...reasons.keys()]).toEqual(alerts.map(({ alert }) => alert))
  expect([...reasons].filter(([, reason]) => reason.length < 60).map(([alert]) => alert)).toEqual([])
  expect(new Set(reasons.values()).size).toBe(alerts.length)
})

test('a reason that another alert has, or none, is found', () => {
  const lines = [
    '# Since there is a reason for it that takes more than sixty letters.',
    '- alert: One',
    '  expr: 1',
    '- alert: Two',
    '',
    '# Elsewhere.',
    '',
    '- alert: Three',
  ]
  expect([...reasonsOf(lines)].map(([alert, reason]) => [alert, reason.length > 0])).toEqual([
    ['One', true],
    ['Two', false],
    ['Three', false],
  ])
})

const Panel = z.object({
  title: z.string(),
  description: z.string().default(''),
  targets: z.array(z.object({ expr: z.string() })).default([]),
  fieldConfig: z
    .object({
      defaults: z.object({
        custom: z.object({ thresholdsStyle: z.object({ mode: z.string() }) }).optional(),
        thresholds: z.object({ steps: z.array(z.object({ color: z.string(), value: z.number().nullable() })) }).optional(),
      }),
    })
    .optional(),
})
const dashboard = z.object({ panels: z.array(Panel) }).parse(JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')))

/** From which value on a panel is red, or below which; `> 0` of a count begins at 1. */
function stepsOf(expr: string): { color: string; value: number | null }[] {
  const [, sign, limit] = expr.match(/ (>|==) ([\d.]+)/) ?? []
  if (sign === '==')
    return [
      { color: 'red', value: null },
      { color: 'green', value: Number(limit) + 1 },
    ]
  return [
    { color: 'green', value: null },
    { color: 'red', value: Number(limit) || 1 },
  ]
}

test.each(alerts.map(({ alert, expr }) => [alert, expr]))('a panel shows the threshold of %s, draws it and says why', (alert, expr) => {
  const panels = dashboard.panels.filter(({ description }) => description.includes(`(${alert}`))
  expect(panels.map(({ title }) => title).length).toBe(1)
  const [panel] = panels
  const { thresholds, custom } = panel?.fieldConfig?.defaults ?? {}
  expect([custom?.thresholdsStyle.mode, thresholds?.steps]).toEqual(['line', stepsOf(expr)])
  // After the alert's name comes the reason.
  expect(panel?.description).toMatch(new RegExp(`\\(${alert}[^)]*\\): \\S.{20,}\\.$`))
  const [figure = ''] = expr.match(/\b(?:maarad_\w+|up)\b/) ?? []
  expect(panel?.targets.some((target) => target.expr.includes(figure))).toBe(true)
})

test('a panel has a threshold only if an alert has it', () => {
  const withSteps = dashboard.panels.filter(({ fieldConfig }) => fieldConfig?.defaults.thresholds)
  expect(withSteps.length).toBe(alerts.length)
})
