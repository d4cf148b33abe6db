/** What stands before the servers of an address, the servers, and the rest. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s

/** One address for each server that an address names: `postgresql://role@a:5432,b/db` is that of a and that of b. */
export function addressesOf(url: string): string[] {
  const [, before = '', servers = '', after = ''] = ADDRESS.exec(url) ?? []
  return servers.split(',').map((server) => before + server + after)
}

/** What is wrong with the address of a database, to be read after the setting's name; undefined where nothing is. */
export function databaseAddressProblem(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'must be a postgresql:// address'
  if (addressesOf(url).every(isAddress)) return undefined
  return 'cannot be read as an address. In its password, write / @ # ? and % as %2F %40 %23 %3F and %25'
}

/** A password with one of these characters breaks the address in two, or has a % that begins nothing. */
function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return [username, password].every((part) => !/%(?![0-9a-f]{2})/i.test(part))
}
