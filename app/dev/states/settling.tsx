import { SettleTie } from '@/components/settling/settle-tie'
import { BANK, FORM_VERSION } from '@/lib/disc/form/items'
import type { Response } from '@/lib/disc/form/responses'
import type { Letter } from '@/lib/disc/letters'
import { IN_FORCE } from '@/lib/disc/model/scorers'
import { answersBetween } from '@/lib/disc/result/sample-answers'
import { forResult, routes } from '@/lib/routes'
import { toStored } from '@/lib/server/assessments/result-rows'
import { describeSettling } from '@/lib/server/assessments/settling'
import { Press } from './after-load'
import type { StateId } from './list'

type SettlingState = Extract<StateId, `settle-${string}`>

const RESULT_ID = '5f1d9a64-7f52-4c3b-9f63-2f6f2f7d1a10'
const FIRST: Letter = 'D'
const AHEAD: Letter = 'I'

/** So many further questions, each answered by someone who is all for one of the two letters, as `toward` says. */
function more(count: number, toward: (at: number) => Letter): Response[] {
  return BANK.slice(0, count).map(({ question, items }, at) => {
    const liking = ({ letter, keyed }: (typeof items)[number]) =>
      letter === toward(at) ? keyed : 0
    const ranked = items.toSorted((one, other) => liking(other) - liking(one))
    return { question, most: ranked[0]?.id ?? '', least: ranked.at(-1)?.id ?? '' }
  })
}

function Settle({ answers }: { answers: Response[] }) {
  const row = {
    id: RESULT_ID,
    formVersion: FORM_VERSION,
    ...IN_FORCE,
    styleCode: 'DI',
    quality: null,
    answers: answersBetween('D', 'I').map(toStored),
    moreAnswers: [],
  }
  return (
    <SettleTie
      resultId={RESULT_ID}
      initial={describeSettling(row, answers.map(toStored))}
      result={forResult(routes.enhancedGuestResults, RESULT_ID)}
    />
  )
}

const back = (at: number): Letter => (at % 2 === 0 ? 'D' : 'I')

export const settlingStates: Record<SettlingState, () => React.ReactNode> = {
  'settle-question': () => <Settle answers={[]} />,
  'settle-begun': () => <Settle answers={more(4, back)} />,
  'settle-last': () => <Settle answers={more(11, back)} />,
  'settle-stopped': () => (
    <>
      <Settle answers={more(4, back)} />
      <Press name="Stop here, keep my result" />
    </>
  ),
  'settle-settled': () => <Settle answers={more(7, () => AHEAD)} />,
  'settle-confirmed': () => <Settle answers={more(7, () => FIRST)} />,
  'settle-undecided': () => <Settle answers={more(12, back)} />,
}
