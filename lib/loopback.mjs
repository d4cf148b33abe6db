/**
 * Whether a host name, as it stands in an address, names this machine itself. For the front door, too, which runs as it is.
 * @param {string} hostname
 */
export function isLoopback(hostname) {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
}
