import { passParams } from '#domains/content/index.ts'
import { PASSED_PARAMS, PREDEFINED } from '#ui/page-protocol.ts'

/** Copies the allowed campaign parameters of the current address to predefined links when they are followed (B-263). */
export function passParamsOn(): void {
  const allowedNames = document.body.getAttribute(PASSED_PARAMS)?.split(',').filter(Boolean) ?? []
  if (allowedNames.length === 0) return
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${PREDEFINED}]`) : null
      if (link) link.href = passParams(link.getAttribute('href') ?? '', location.search, allowedNames, console)
    },
    { capture: true },
  )
}
