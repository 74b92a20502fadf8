// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about.
type Post = (path: string, body: unknown) => Promise<{ status: number; json: any }>
type Person = { email?: string; phone?: string }

/** What staff do at the desk of personal data: everything that is found is ticked, for a request that came on paper. */
export async function onPaper(post: Post, act: 'export' | 'erase', person: Person) {
  const found = await post('/api/people/find', person)
  const records = (found.json.data?.records ?? []).map(({ id }: { id: string }) => id)
  return post(`/api/people/${act}`, { ...person, records, reason: 'طلب ورقي موقّع' })
}
