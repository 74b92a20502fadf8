import { NEEDS_CONSENT } from '#ui/page-protocol.ts'

/** Puts what waited for the visitor's consent where it stands in the page, and runs it, in its order. */
export function releaseTags(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${NEEDS_CONSENT}]`)) {
    const content = document.importNode(template.content, true)
    for (const script of content.querySelectorAll('script')) script.replaceWith(runnable(script))
    // What stands in for scripts is not for a browser that runs them.
    for (const replacement of content.querySelectorAll('noscript')) replacement.remove()
    template.replaceWith(content)
  }
}

/** Scripts of a template never run, so this makes them anew. */
function runnable(script: HTMLScriptElement): HTMLScriptElement {
  const fresh = document.createElement('script')
  for (const { name, value } of script.attributes) fresh.setAttribute(name, value)
  fresh.text = script.text
  // Without this, scripts of other addresses would run in the order in which they come.
  fresh.async = script.async
  return fresh
}
