// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about.
type Answer = { status: number; json: any }
type Person = { email?: string; phone?: string }

/** What staff do at the desk of personal data: everything that is found is ticked, for a request that came on paper. */
export async function onPaper<Got extends Answer>(post: (path: string, body: unknown) => Promise<Got>, act: 'export' | 'erase', person: Person): Promise<Got> {
  const findings = await post('/api/people/find', person)
  const records = (findings.json.data?.records ?? []).map(({ id }: { id: string }) => id)
  return post(`/api/people/${act}`, { ...person, records, reason: 'طلب ورقي موقّع' })
}
