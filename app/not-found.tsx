import { missingPagePath } from '@/lib/routes'

/**
 * Leads home, as the front door does with a path that no page has. It stands in for Next's own, of which every page
 * carried two copies.
 */
export default function NotFound() {
  return <meta httpEquiv="refresh" content={`0;url=${missingPagePath}`} />
}
