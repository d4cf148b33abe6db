/** What is wrong with the address of a database, to be read after the setting's name; undefined where nothing is. */
export function databaseAddressProblem(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'must be a postgresql:// address'
  if (SEVERAL.test(url)) {
    return 'names several servers. Give it one address: that of a proxy that follows the leader (docs/operations.md, “A database that fails over”)'
  }
  if (isAddress(url)) return undefined
  return 'cannot be read as an address. In its password, write / @ # ? and % as %2F %40 %23 %3F and %25'
}

/** A comma in the host, or in the one of `?host=`; in a password it may stand. */
const SEVERAL = /^[^/]+\/\/(?:[^/?#]*@)?[^@/?#]*,[^@/?#]*(?:[/?#]|$)|[?&]host=[^&]*,/

/** A password with one of these characters breaks the address in two, or has a % that begins nothing. */
function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return [username, password].every((part) => !/%(?![0-9a-f]{2})/i.test(part))
}
