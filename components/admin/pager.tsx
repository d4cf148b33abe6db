import Link from 'next/link'
import { pagePath } from '@/lib/page-path'

interface PagerProps {
  path: string
  /** What the list was asked for, the place of this page included. */
  query: Record<string, string | undefined>
  nextCursor: string | null
}

/** The way through a long list: plain links, so that going back and reloading show the same page again. */
export function Pager({ path, query: { cursor, ...query }, nextCursor }: PagerProps) {
  if (!cursor && !nextCursor) return null
  return (
    <nav className="row wraps gap-10 unprinted" aria-label="Pages">
      {cursor && (
        <Link className="btn small outline" href={pagePath(path, query)} prefetch={false}>
          First page
        </Link>
      )}
      {nextCursor ? (
        <Link
          className="btn small outline"
          href={pagePath(path, { ...query, cursor: nextCursor })}
          prefetch={false}
        >
          Next page
        </Link>
      ) : (
        <p className="sm mut">This is the last page.</p>
      )}
    </nav>
  )
}
