'use client'

import { useState } from 'react'
import { useWords } from '#words'
import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { useCookiesBlocked } from '@/components/layout/cookies/use-cookies-blocked'
import { StatusScreen } from '@/components/ui/status-screen'
import { AssessmentHeader } from './screens/assessment-header'
import { AssessmentMain } from './screens/assessment-main'

/**
 * A guest's result is found by a cookie. Where the browser blocks cookies, this screen comes before the first question.
 */
export function NeedsCookies({ children }: { children: React.ReactNode }) {
  const isBlocked = useCookiesBlocked()
  const [goesOn, setGoesOn] = useState(false)
  if (!isBlocked || goesOn) return children
  return <CookiesBlocked onGoOn={() => setGoesOn(true)} />
}

function CookiesBlocked({ onGoOn }: { onGoOn: () => void }) {
  const words = useWords('assessment.cookies')
  return (
    <>
      <AssessmentHeader progress={null} />
      <AssessmentMain>
        <StatusScreen
          role="alert"
          picture={<BrokenCircle />}
          title={words.title}
          action={
            <div className="flex flex-wrap justify-center gap-2.5 narrow:[&>*]:w-full">
              <button type="button" className="btn btn-large" onClick={() => location.reload()}>
                {words.reload}
              </button>
              <button type="button" className="btn btn-large btn-outline" onClick={onGoOn}>
                {words.goOn}
              </button>
            </div>
          }
        >
          <p>{words.needed}</p>
          <p>{words.allow}</p>
          <p>{words.without}</p>
        </StatusScreen>
      </AssessmentMain>
    </>
  )
}
