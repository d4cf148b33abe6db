/** A page's address with a query; what is undefined, null or empty is left out. */
export function pagePath(path: string, query: Record<string, string | null | undefined>): string {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path
}
