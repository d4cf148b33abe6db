import { AccountFrame } from '@/app/account-frame'
import { AccountResultView } from '@/components/account/results/account-result-view'
import { SampleResultView } from '@/components/account/results/sample-result-view'
import { MissingResults } from '@/components/results/missing-results'
import { FreeWay } from '@/components/results/offer/free-way'
import { publicSampleResult, SAMPLE_ID } from '@/lib/disc/result/public-sample'
import { resultPath, routes } from '@/lib/routes'
import { openResult } from '@/lib/server/assessments/history'
import { listLabels } from '@/lib/server/assessments/labels'
import { requirePerson } from '@/lib/server/http/page-gate'
import { arePaymentsOpen } from '@/lib/server/payments/passes'
import { findOwnShare } from '@/lib/server/reports/share-links'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { readWords } from '@/lib/words/read'
import { resultMetadata } from '../result-metadata'

export const generateMetadata = () => resultMetadata('result')

interface PageProps {
  params: Promise<{ assessmentId: string }>
}

export default async function ResultPage({ params }: PageProps) {
  const { assessmentId } = await params
  if (assessmentId === SAMPLE_ID && !isSignedIn(await getViewer())) {
    return (
      <AccountFrame>
        <SampleResultView result={publicSampleResult()} />
      </AccountFrame>
    )
  }
  const viewer = await requirePerson(resultPath(assessmentId))
  const opened = await openResult(viewer, assessmentId)
  const missing = await readWords('results.missing')
  return (
    <AccountFrame>
      {opened ? (
        <AccountResultView
          {...opened}
          labels={await listLabels(viewer)}
          share={await findOwnShare(viewer, opened.result.resultId)}
          notice={
            arePaymentsOpen() ? null : <FreeWay resultId={opened.result.resultId} isSignedIn />
          }
        />
      ) : (
        <MissingResults sentence={missing.notFound} action={missing.takeNew} to={routes.assessment}>
          {missing.howLong}
        </MissingResults>
      )}
    </AccountFrame>
  )
}
