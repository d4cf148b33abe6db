/** The address by which a page was opened, without parameters that come twice. */
export function askedPath(
  path: string,
  query: Record<string, string | string[] | undefined>,
): string {
  const one = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return pagePath(path, Object.fromEntries(one))
}

/** A page's address with a query; what is undefined, null or empty is left out. */
export function pagePath(path: string, query: Record<string, string | null | undefined>): string {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path
}
