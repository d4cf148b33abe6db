import Link from 'next/link'
import { pagePath } from '@/lib/page-path'
import { routes } from '@/lib/routes'
import styles from './history.module.css'

interface HistoryPagesProps {
  /** From 1. */
  page: number
  hasOlder: boolean
}

/** The way through a long history; nothing where one page holds all of it. */
export function HistoryPages({ page, hasOlder }: HistoryPagesProps) {
  if (page === 1 && !hasOlder) return null
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <Link className="btn small outline" href={pathOf(page - 1)} prefetch={false}>
          Newer results
        </Link>
      )}
      <p className="sm mut num">Page {page}</p>
      {hasOlder && (
        <Link className="btn small outline" href={pathOf(page + 1)} prefetch={false}>
          Older results
        </Link>
      )}
    </nav>
  )
}

const pathOf = (page: number) =>
  pagePath(routes.history, { page: page > 1 ? String(page) : undefined })
