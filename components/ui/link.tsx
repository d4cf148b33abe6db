import NextLink from 'next/link'

/**
 * A link to another page of the product, without prefetching: most pages are about one person, and cost a query. A page
 * that needs a full load is linked by `<a>`.
 */
export function Link(link: React.ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...link} />
}
