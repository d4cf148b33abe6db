/** Whether a client takes an encoding (Accept-Encoding, RFC 9110, section 12.5.3). */
export function takes(encoding: string, accept: string): boolean {
  return accept.split(',').some((one) => {
    const [name = '', weight = ''] = one.toLowerCase().split(';')
    return name.trim() === encoding && !/q=0(\.0*)?\s*$/.test(weight)
  })
}
