import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** It takes the place of this page in the history. */
  replace?: boolean
  /** False: the page stays where it is scrolled to. */
  scroll?: boolean
}

/**
 * A link to another page of the product. It is a plain one, which `FollowLinks` follows without loading everything
 * anew; a page that has to be loaded anew is linked to by `<a>`.
 */
export function Link({ replace = false, scroll = true, ...link }: LinkProps) {
  const how = [replace && 'replace', !scroll && 'still'].filter(Boolean).join(' ')
  return <a data-link={how} {...link} />
}
