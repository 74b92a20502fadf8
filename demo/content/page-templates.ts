/** Templates that new pages may begin from, with the paths of the pages that show them filled in. */
export const pageTemplates: ReadonlyMap<string, string> = new Map([
  ['صفحة طراز', 'defender'],
  ['حملة موسمية', 'winter-campaign'],
  ['خدمة أو صيانة', 'summer-service'],
])
