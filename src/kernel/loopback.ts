/** Whether a host name, as spelt in URLs, always means this machine (RFC 6761, RFC 1122). */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host)
}

/** Whether the remote address of a connection is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i.test(address)
}
