const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/
const MOST = 30

/** The addresses of a text that separates them by lines, commas or blanks, each once; `wrong` is the first that is none. */
export function parseRecipients(text: string): { addresses: string[]; wrong: string | undefined } {
  const parts = [...new Set(text.split(/[\s,،;]+/).filter(Boolean))]
  return { addresses: parts.filter((part) => ADDRESS.test(part)).slice(0, MOST), wrong: parts.find((part) => !ADDRESS.test(part)) }
}
