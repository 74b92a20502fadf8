/** Whether a host name, as URLs spell it, is this machine itself and can be nothing else (RFC 6761, RFC 1122). */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host)
}

/** Whether the address of a connection's other end is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i.test(address)
}
