import { useWords } from '#words'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { AgreeForm } from '@/components/groups/pairs/agree-form'
import { PairPanes } from '@/components/groups/pairs/pair-panes'
import { CopyLine } from '@/components/results/share/copy-line'
import { TypeBand } from '@/components/types/type-band'
import { Link } from '@/components/ui/link'
import { calledOr, shared } from '@/lib/copy/shared-style'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { StyleCode } from '@/lib/disc/styles'
import type { PairChoice } from '@/lib/pair-choice'
import { forResult, resultBesidePath, routes, typePath, withRedirect } from '@/lib/routes'
import { Words } from '@/lib/words/words'
import { TryCard } from '../first-questions/try-card'
import { EndShare } from './end-share'

interface SharedStyle {
  code: StyleCode
  called: string
  compares: boolean
}

/** How a link to a style stands for the person who opens it. */
export type SharedState =
  | { status: 'gone' }
  | { status: 'limited'; sentence: string }
  | { status: 'own'; resultId: string; link: string; shared: SharedStyle }
  | { status: 'open'; shared: SharedStyle }

interface SharedScreenProps {
  state: SharedState
  /** Of the link; null where it has ended. */
  style: ResultPreview['style'] | null
  token: string
  questions: readonly FirstQuestion[]
  /** Of the whole assessment. */
  total: number
  /** The visitor's own results. */
  choices: readonly PairChoice[]
}

/** The page of a link to a style: whose it is, and the first two questions of one's own. */
export function SharedScreen(props: SharedScreenProps) {
  const { state, style, token, questions, total, choices } = props
  if (state.status === 'gone' || state.status === 'limited' || !style) {
    const isLimited = state.status === 'limited'
    return (
      <div className="container grid max-w-[42rem] gap-6 py-12">
        <header className="grid gap-3">
          <h1 className="text-d2">{isLimited ? shared.limited : shared.gone.title}</h1>
          <p className="text-ink-2 text-lede">{isLimited ? state.sentence : shared.gone.text}</p>
        </header>
        <TryCard questions={questions} total={total} />
      </div>
    )
  }
  const { called, compares } = state.shared
  const [newest, ...more] = choices
  return (
    <>
      <Head style={style} called={called} />
      <div className="wrap-anywhere container grid max-w-[42rem] gap-6 pt-2 pb-16">
        {state.status === 'own' && <Own resultId={state.resultId} link={state.link} />}
        {state.status === 'open' && !newest && (
          <>
            <TryCard
              questions={questions}
              total={total}
              to={compares ? wayBack(token) : undefined}
            />
            <p>
              <b>{shared.wait}</b>{' '}
              <span className="text-ink-2">
                {shared.waitText(total - questions.length, compares ? called : '')}
              </span>
            </p>
          </>
        )}
        {state.status === 'open' && newest && (
          <section className="grid gap-6" aria-labelledby="beside">
            <h2 id="beside" className="text-d3">
              {compares ? shared.pair(called) : shared.taken(newest.headline)}
            </h2>
            {compares ? (
              <>
                <PairPanes />
                <Words of={['auth.held', 'results.dated']}>
                  <AgreeForm
                    token={token}
                    byShare={shared.compare(called)}
                    choices={[newest, ...more]}
                  />
                </Words>
              </>
            ) : (
              <p>
                <Link className="btn" href={ownPath(newest.id)}>
                  {shared.toOwn}
                </Link>
              </p>
            )}
          </section>
        )}
      </div>
    </>
  )
}

const ownPath = (id: string) => forResult(routes.enhancedGuestResults, id)

/** The assessment, from which one comes to one's own result and finds whom to compare with there. */
const wayBack = (token: string) => withRedirect(routes.guestAssessment, resultBesidePath(token))

/** The card, cut to the page: textures to the edge, and the words on paper with one large round corner. */
function Head({ style, called }: { style: ResultPreview['style']; called: string }) {
  const { code, name, nickname } = style
  return (
    <header className={`relative tone-${code.charAt(0)}`}>
      <TypeBand code={code} />
      <div className="relative -mt-14 rounded-tr-[7.5rem] bg-canvas pb-6">
        <div className="wrap-anywhere container grid max-w-[42rem] gap-3">
          <p className="-mt-8 flex" aria-hidden="true">
            {([...code] as Letter[]).map((letter) => (
              <span key={letter} className="rounded-full bg-canvas p-1.5">
                <StyleMark letter={letter} size={60} />
              </span>
            ))}
          </p>
          <h1 className="font-display text-d1">
            <bdi>{calledOr(called)}</bdi> <span>{shared.is(name)}</span>
          </h1>
          <p className="nickname">
            <span>{`“${nickname}”`}</span> <b>{code}</b>
          </p>
          <p>
            <Link className="link min-h-11" href={typePath(code)}>
              {shared.about}
            </Link>
          </p>
        </div>
      </div>
    </header>
  )
}

/** For the person who shares it. */
function Own({ resultId, link }: { resultId: string; link: string }) {
  const words = useWords('results.sharedLink')
  return (
    <section
      className="grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="own"
    >
      <h2 id="own" className="text-h3">
        {shared.own.title}
      </h2>
      <p className="text-ink-2">{shared.own.text}</p>
      <Words of={['results.copyLine']}>
        <CopyLine label={words.label} text={link} />
      </Words>
      <div className="flex flex-wrap items-center gap-4">
        <Words of={['results.sharedLink']}>
          <EndShare resultId={resultId} />
        </Words>
        <Link className="link min-h-11" href={ownPath(resultId)}>
          {shared.own.back}
        </Link>
      </div>
    </section>
  )
}
