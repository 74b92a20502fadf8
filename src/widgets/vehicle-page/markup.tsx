/** Markup of an island, which React has drawn before; nothing for ''. */
export function Markup({ html }: { html: string }) {
  if (html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own islands
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
