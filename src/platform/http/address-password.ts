/** What stands before the host of an address: `user:password@`. Users of mail servers and careless passwords hold an `@` themselves. */
const CREDENTIALS = /:\/\/[^\s:/?#"'<>]*:[^\s/?#"'<>]*@/g

/** Whether an address in the value, at any depth, carries a password. */
export function holdsAddressPassword(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').search(CREDENTIALS) >= 0
}

/** The value as it may be shown: the server goes on using the whole address that was saved before such addresses were refused. */
export function withoutAddressPasswords<Value>(value: Value): Value {
  return holdsAddressPassword(value) ? (JSON.parse(cutAddressPasswords(JSON.stringify(value))) as Value) : value
}

/** A text without what stands before the hosts of its addresses. */
export function cutAddressPasswords(text: string): string {
  return text.replace(CREDENTIALS, '://')
}
