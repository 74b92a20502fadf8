/** As long as SMTP allows. */
const LONGEST = 254
const LOCAL = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Whether a text is one plain e-mail address: no name, no list, nothing that could end a header. */
export function isMailAddress(text: string): boolean {
  if (text.length > LONGEST) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  return LOCAL.test(local) && !/^\.|\.\.|\.$/.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label)) && /\D/.test(labels.at(-1) ?? '')
}
