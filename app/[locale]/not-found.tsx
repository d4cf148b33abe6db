import { localPath } from '@/lib/languages/of-page'
import { missingPagePath } from '@/lib/routes'

/** The same in the language of the page. */
export default async function NotFound() {
  return <meta httpEquiv="refresh" content={`0;url=${await localPath(missingPagePath)}`} />
}
