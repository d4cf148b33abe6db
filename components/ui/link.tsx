import NextLink from 'next/link'

/**
 * A link to another page of the product. Nothing is fetched in advance: most pages show what is one person's, and cost
 * the server a query. A page that has to be loaded anew is linked to by `<a>`.
 */
export function Link(link: React.ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...link} />
}
