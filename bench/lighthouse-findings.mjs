const MOST_ITEMS = 4
const MOST_CHARACTERS = 240

/** The audits of a report that are not perfect, worst first, each with the first things it points at. */
export function findingsOf({ audits }) {
  const failed = Object.values(audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'manual')
  if (failed.length === 0) return '  nothing'
  return failed
    .sort((a, b) => a.score - b.score)
    .map(describe)
    .join('\n')
}

function describe({ id, score, displayValue, details }) {
  const items = [details?.items ?? []]
    .flat()
    .slice(0, MOST_ITEMS)
    .map((item) => `      ${JSON.stringify(item).slice(0, MOST_CHARACTERS)}`)
  return [`  ${id}: ${score}${displayValue ? ` (${displayValue})` : ''}`, ...items].join('\n')
}
