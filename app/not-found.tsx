import { missingPagePath } from '@/lib/routes'

/**
 * Leads home, as a path does that no page has ([...rest]). It stands in for Next's own, of which every page carried two
 * copies: one of the root, and one of the layout in [locale], which has its own.
 */
export default function NotFound() {
  return <meta httpEquiv="refresh" content={`0;url=${missingPagePath}`} />
}
