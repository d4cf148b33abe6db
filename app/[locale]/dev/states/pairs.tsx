import { LinkScreen } from '@/components/groups/pairs/link-screen'
import { MadeLink } from '@/components/groups/pairs/make-link'
import { MakeScreen } from '@/components/groups/pairs/make-screen'
import { PairScreen } from '@/components/groups/pairs/pair-screen'
import { PageFrame } from '@/components/layout/page-frame'
import { SharedScreen, type SharedState } from '@/components/marketing/shared/shared-screen'
import { FreeWay } from '@/components/results/offer/free-way'
import { GuestPreview } from '@/components/results/preview/guest-preview'
import type { OwnPair, Pair } from '@/lib/api/pairs'
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import type { OwnShare } from '@/lib/disc/result/own-share'
import { styleTitle } from '@/lib/disc/result/result-name'
import { styleOf } from '@/lib/disc/styles'
import { type ShownPerson, shownPairSheet } from '@/lib/disc/team/colleague'
import { coarsePlace } from '@/lib/disc/team/spot'
import type { PairChoice } from '@/lib/pair-choice'
import { firstQuestions } from '@/lib/server/assessments/questions'
import { DAY_MS } from '@/lib/when'
import { Words } from '@/lib/words/words'
import { Press } from './after-load'
import type { StateId } from './list'
import { previewOf, RESULT_ID } from './results'

const AT = '2026-11-20T09:00:00.000Z'
const ID = '00000000-0000-4000-8000-000000000777'

function person(name: string, scores: Parameters<typeof styleOf>[0]): ShownPerson {
  return { name, ...styleOf(scores), at: coarsePlace(scores) }
}

const UNA = person('Una', { D: 24, I: 40, S: 63, C: 82 })
const OTTO = person('Otto', { D: 71, I: 84, S: 32, C: 20 })
const IMRE = person('Imre', { D: 31, I: 38, S: 52, C: 76 })
const SAM = person('Sam', { D: 22, I: 50, S: 80, C: 58 })
const NAMELESS = { ...person('محمد', { D: 71, I: 68, S: 32, C: 20 }), code: null }
const LONG = { ...OTTO, name: 'Maximiliane-Theodora von Hohenzollern-Sigmaringen und Söhne' }

function choiceOf({ code }: ShownPerson, isGuests: boolean): PairChoice {
  return {
    id: `${ID}${isGuests}`,
    headline: styleTitle(code),
    code,
    completedAt: AT,
    isGuests,
  }
}

function pair(other: ShownPerson = OTTO, agreement: Pair['agreement'] = null): Pair {
  const toPerson = ({ at: [x, y], ...one }: ShownPerson, isYou: boolean) => ({
    name: one.name,
    is_you: isYou,
    primary_type: one.primary,
    secondary_type: one.secondary,
    personality_type_code: one.code,
    headline: styleTitle(one.code),
    spot: { x, y },
  })
  const { facts, directions } = shownPairSheet(UNA, other)
  return {
    id: ID,
    agreed_at: AT,
    people: [toPerson(UNA, true), toPerson(other, false)],
    facts: [...facts],
    directions: [directions[0], directions[1]],
    agreement,
  }
}

function compared(other?: ShownPerson, agreement?: Pair['agreement']) {
  return (
    <PageFrame>
      <PairScreen pair={pair(other, agreement)} isSignedIn />
    </PageFrame>
  )
}

/** What one of them offers; agreed to so many days ago, if at all. */
function agreed(is_mine: boolean, days?: number, mails: boolean | null = null) {
  const from = days === undefined ? null : new Date(Date.now() - days * DAY_MS).toISOString()
  const text = 'Before either of us names a date, we both say the one thing it hangs on.'
  return compared(OTTO, { text, is_mine, agreed_from: from, mails })
}

/** Two who agreed, and a link that waits. */
export const PAIRS: readonly OwnPair[] = [
  { with: null, agreed_at: null },
  { with: 'Otto', agreed_at: AT },
  { with: 'محمد', agreed_at: AT },
].map((one, at) => ({
  ...one,
  id: `${ID.slice(0, -1)}${at}`,
  result_id: ID,
  made_at: AT,
  expires_at: '2026-12-20T09:00:00.000Z',
}))

type PairState = Extract<StateId, 'pair' | `pair-${string}` | `share-${string}`>

const STYLE = previewOf('CS').style
const LINK = 'https://discern.example/s/AAAAAAAAAAAAAAAAAAAAAA'
const SHARED = { code: STYLE.code, called: 'Ada', compares: true }

function shared(state: SharedState, choices: readonly PairChoice[] = []) {
  return (
    <PageFrame>
      <Words of={['assessment.first']}>
        <SharedScreen
          state={state}
          style={'shared' in state ? STYLE : null}
          token="state"
          questions={firstQuestions()}
          total={QUESTION_COUNT}
          choices={choices}
        />
      </Words>
    </PageFrame>
  )
}

function preview(share: OwnShare | null) {
  return (
    <GuestPreview
      preview={previewOf('CS')}
      isSignedIn={false}
      isOwn
      notice={<FreeWay resultId={RESULT_ID} isSignedIn={false} />}
      share={share}
    />
  )
}

export const pairStates: Record<PairState, () => React.ReactNode> = {
  'share-sheet': () => (
    <PageFrame>
      {preview(null)}
      <Press name="Share" />
    </PageFrame>
  ),
  'share-made': () => (
    <PageFrame>{preview({ link: LINK, called: 'Ada', compares: false })}</PageFrame>
  ),
  'share-open': () => shared({ status: 'open', shared: SHARED }),
  'share-nameless': () =>
    shared({ status: 'open', shared: { ...SHARED, called: '', compares: false } }),
  'share-compare': () => shared({ status: 'open', shared: SHARED }, [choiceOf(OTTO, true)]),
  'share-taken': () =>
    shared({ status: 'open', shared: { ...SHARED, compares: false } }, [choiceOf(OTTO, true)]),
  'share-own': () => shared({ status: 'own', resultId: RESULT_ID, link: LINK, shared: SHARED }),
  'share-gone': () => shared({ status: 'gone' }),
  'pair-make': () => (
    <PageFrame>
      <MakeScreen result={choiceOf(UNA, true)} isSignedIn={false} />
    </PageFrame>
  ),
  'pair-made': () => (
    <PageFrame>
      <div className="page container grid grid-cols-1 gap-5">
        <h1 className="text-d2">Compare with a colleague</h1>
        <Words of={['results.copyLine']}>
          <MadeLink
            link="https://discern.example/compare/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            expires_at={AT}
          />
        </Words>
      </div>
    </PageFrame>
  ),
  'pair-link': () => (
    <PageFrame>
      <LinkScreen
        token="state"
        isSignedIn
        state={{
          status: 'open',
          by: 'Una',
          choices: [choiceOf(OTTO, true), choiceOf(UNA, false)],
        }}
      />
    </PageFrame>
  ),
  'pair-link-first': () => (
    <PageFrame>
      <LinkScreen
        token="state"
        isSignedIn={false}
        state={{ status: 'open', by: 'Una', choices: [] }}
      />
    </PageFrame>
  ),
  pair: () => compared(),
  'pair-offered': () => agreed(true),
  'pair-asked': () => agreed(false),
  'pair-agreed': () => agreed(true, 2, false),
  'pair-mailed': () => agreed(false, 2, true),
  'pair-over': () => agreed(false, 15),
  'pair-words': () => (
    <>
      {compared()}
      <Press name="Change the words" />
    </>
  ),
  'pair-same': () => compared(IMRE),
  'pair-neighbors': () => compared(SAM),
  'pair-names': () => compared(NAMELESS),
  'pair-long': () => compared(LONG),
}
