import { SettleTie } from '@/components/settling/settle-tie'
import { BANK, FORM_VERSION } from '@/lib/disc/form/items'
import type { Letter } from '@/lib/disc/letters'
import { IN_FORCE } from '@/lib/disc/model/scorers'
import { answersBetween } from '@/lib/disc/result/sample-answers'
import { forResult, routes } from '@/lib/routes'
import { type StoredAnswer, toStored } from '@/lib/server/assessments/result-rows'
import { describeSettling } from '@/lib/server/assessments/settling'
import { Words } from '@/lib/words/words'
import { Press } from './after-load'
import type { StateId } from './list'

type SettlingState = Extract<StateId, `settle-${string}`>

const RESULT_ID = '5f1d9a64-7f52-4c3b-9f63-2f6f2f7d1a10'
const FIRST: Letter = 'D'
const AHEAD: Letter = 'I'

const ROW = {
  id: RESULT_ID,
  formVersion: FORM_VERSION,
  ...IN_FORCE,
  styleCode: 'DI',
  quality: null,
  answers: answersBetween('D', 'I').map(toStored),
  moreAnswers: [],
}

/**
 * The further questions as they are asked, each answered by someone who is all for one of the two letters, as `toward`
 * says: so many, or until it is over.
 */
function more(toward: (at: number) => Letter, count = Number.POSITIVE_INFINITY): StoredAnswer[] {
  const answers: StoredAnswer[] = []
  while (answers.length < count) {
    const [next] = describeSettling(ROW, answers).questions
    const asked = BANK.find(({ question }) => question === next?.group)
    if (!asked) break
    const letter = toward(answers.length)
    const liking = (item: (typeof asked.items)[number]) => (item.letter === letter ? item.keyed : 0)
    const ranked = asked.items.toSorted((one, other) => liking(other) - liking(one))
    const [most = '', least = ''] = [ranked[0]?.id, ranked.at(-1)?.id]
    answers.push(toStored({ question: asked.question, most, least }))
  }
  return answers
}

function Settle({ answers }: { answers: StoredAnswer[] }) {
  return (
    <Words
      of={[
        'assessment.header',
        'assessment.question',
        'settling.tie',
        'results.leadLine',
        'results.reveal',
      ]}
    >
      <SettleTie
        resultId={RESULT_ID}
        initial={describeSettling(ROW, answers)}
        result={forResult(routes.enhancedGuestResults, RESULT_ID)}
      />
    </Words>
  )
}

const back = (at: number): Letter => (at % 2 === 0 ? 'D' : 'I')

export const settlingStates: Record<SettlingState, () => React.ReactNode> = {
  'settle-question': () => <Settle answers={[]} />,
  'settle-begun': () => <Settle answers={more(back, 4)} />,
  'settle-almost': () => <Settle answers={more(() => AHEAD, 8)} />,
  'settle-stopped': () => (
    <>
      <Settle answers={more(back, 4)} />
      <Press name="Stop here, keep my result" />
    </>
  ),
  'settle-settled': () => <Settle answers={more(() => AHEAD)} />,
  'settle-confirmed': () => <Settle answers={more(() => FIRST)} />,
  'settle-undecided': () => <Settle answers={more(back)} />,
}
