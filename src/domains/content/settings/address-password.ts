/** What stands before the host of an address: `user:password@`. */
const CREDENTIALS = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#"'<>@]*:[^\s/?#"'<>@]*@/gi

/** Whether an address in the value, at any depth, carries a password. */
export function holdsAddressPassword(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').search(CREDENTIALS) >= 0
}

/** The value as it may be shown: the server goes on using the whole address that was saved before such addresses were refused. */
export function withoutAddressPasswords<Value>(value: Value): Value {
  return holdsAddressPassword(value) ? (JSON.parse(JSON.stringify(value).replace(CREDENTIALS, '$1')) as Value) : value
}
