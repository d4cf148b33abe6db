import { redirect } from 'next/navigation'
import { AccountFrame } from '@/app/account-frame'
import { TogetherView } from '@/components/account/results/together-view'
import { localPath } from '@/lib/languages/of-page'
import { routes } from '@/lib/routes'
import { getHistory } from '@/lib/server/assessments/history'
import { readStanding } from '@/lib/server/assessments/together'
import { requirePerson } from '@/lib/server/http/page-gate'
import { resultMetadata } from '../result-metadata'

export const generateMetadata = () => resultMetadata('together')

/** What all sittings of a person say as one; the history where they do not make one. */
export default async function TogetherPage() {
  const viewer = await requirePerson(routes.together)
  const { results } = await getHistory(viewer)
  const { together } = await readStanding(viewer, results)
  if (!together) redirect(await localPath(routes.history))
  return (
    <AccountFrame>
      <TogetherView together={together} results={results} />
    </AccountFrame>
  )
}
