import { PageFrame } from '@/components/layout/page-frame'
import { GuestPreview } from '@/components/results/preview/guest-preview'
import type { Response } from '@/lib/disc/form/responses'
import { pickedLetters } from '@/lib/disc/result/picked'
import { answersBetween, answersLike, answersOf } from '@/lib/disc/result/sample-answers'
import { Words } from '@/lib/words/words'
import type { StateId } from './list'
import { accountResultOf, previewOf } from './results'
import { StillReveal } from './still-reveal'

type RevealState = Extract<StateId, `reveal-${string}`>

/** A person with two letters in front, and one in the middle of all. */
const quiet = (turn: number) => answersLike({ D: -0.3, I: -0.6, S: 0.9, C: 1.6 }, turn)
const middle = answersLike({ D: 0, I: 0, S: 0, C: 0 }, 9)
const leads = quiet(6)

export const revealStates: Record<RevealState, () => React.ReactNode> = {
  'reveal-falling': () => <Shown answers={leads} at={1300} isWaiting />,
  'reveal-waiting': () => <Shown answers={leads} at={5000} isWaiting />,
  'reveal-growing': () => <Shown answers={leads} at={2400} />,
  'reveal-clear': () => <Shown answers={quiet(10)} />,
  'reveal-leads': () => <Shown answers={leads} />,
  'reveal-either': () => <Shown answers={quiet(11)} />,
  'reveal-even': () => <Shown answers={answersBetween('D', 'I')} />,
  'reveal-none': () => <Shown answers={middle} />,
  'reveal-long': () => <Shown answers={answersOf('SI')} />,
  'reveal-settled': () => <Shown answers={leads} at={500} isSettled isExact />,
  'reveal-exact': () => <Shown answers={leads} isExact />,
}

interface ShownProps {
  answers: readonly Response[]
  at?: number
  isWaiting?: boolean
  isExact?: boolean
  isSettled?: boolean
}

/** The reveal over the page of its result. */
function Shown({ answers, at, ...how }: ShownProps) {
  const { isWaiting = false, isExact = false, isSettled = false } = how
  const preview = previewOf(answers)
  const { named, style, bands } = preview
  return (
    <>
      <PageFrame>
        <GuestPreview preview={preview} isSignedIn={false} isOwn notice={null} />
      </PageFrame>
      <Words of={['results.reveal']}>
        <StillReveal
          letters={isSettled ? [] : pickedLetters(answers)}
          result={isWaiting ? null : { doubt: named.doubt, name: style.name }}
          bands={bands}
          scores={isExact ? accountResultOf(answers).scores : undefined}
          at={at}
        />
      </Words>
    </>
  )
}
