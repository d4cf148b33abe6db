/** How an assessment comes on the screen: begun, gone on with, started over, or taken over from another tab. */

import type { AccountDraft } from '@/lib/api/drafts'
import { continues, fingerprintOf, fromState, newest, toState } from '@/lib/client/account-draft'
import { type Draft, newDraft, type Question, withFirstAnswers } from '@/lib/client/draft'
import type { FirstAnswers } from '@/lib/client/first-answers'
import { shuffle } from '@/lib/disc/form/shuffle'
import { adopt, ask, change, drop, enter, onScreen, openingOf, todo } from './moves'
import type { Event, FromHtml, Phase, State, Who, World } from './state'
import { hasProgress, positionOf, questionOf, step } from './steps'

/** Looks what there is to go on with. */
export function find(state: State, begins: boolean): State {
  return todo(enter(state, { name: 'loading', begins, server: null }), { do: 'find' })
}

/** Continues the newer of the two drafts. */
export function goOn(
  state: State,
  begins: boolean,
  { server, kept }: Extract<Event, { do: 'found' }>,
  world: World,
): State {
  // The server does not answer: the person continues with the answers in this browser.
  if (server === 'unknown') return kept ? adopt(state, kept, world) : state
  if (server?.outdated && !begins) return enter(state, { name: 'ready', offer: 'outdated' })
  if (kept && server && newest(kept, server) === 'local') {
    const { assessment_id: id, version, state: theirs } = server
    const key = theirs ? fingerprintOf(id, theirs) : ''
    return adopt(state, step(kept, { do: 'saved', id, version, key }), world)
  }
  // Another device went on, and this one holds answers that it does not.
  const theirs = kept?.account?.id === server?.assessment_id ? server?.state : null
  if (kept && server && theirs && !continues(theirs, toState(kept))) {
    return enter({ ...state, draft: kept, isMine: false }, { name: 'stale', server })
  }
  if (begins || server) return load(state, begins, server)
  // It was submitted, though the answer did not arrive: the person is taken to the result.
  const id = kept?.account?.id
  if (id) return todo(state, { do: 'ask', id })
  return todo(enter(state, { name: 'ready', offer: null }), drop(state))
}

/**
 * A guest's page has looked into the browser: on with the draft that is kept there, or with the question that the page
 * has shown.
 */
export function open(
  state: State,
  { kept, first = null, html = null }: Extract<Event, { do: 'opened' }>,
  world: World,
): State {
  const seen = html?.isDrawn ? { ...world, now: html.since } : world
  if (kept) {
    const asked = ask({ ...state, draft: kept, isMine: false }, seen)
    return withPicks(hasProgress(kept) ? asked : takeFirst(asked, first), html)
  }
  const all = state.draft?.questions ?? []
  // What was answered on the landing page may be of the form before, whose questions the page does not bring.
  if (!html || !isOnPage(state.who, statementOf(first))) return startOver({ ...state, draft: null })
  const shown = html.isDrawn ? all.slice(0, 1) : []
  const drawn = drawOrders(all.slice(shown.length), world.random)
  const fresh = newDraft([...shown, ...drawn], html.revision)
  return withPicks(takeFirst(adopt(state, fresh, seen), first), html)
}

/** The picks that were made before the scripts came, where their question is still on screen. */
function withPicks(state: State, html: FromHtml | null): State {
  const { draft } = state
  if (!html || !draft || positionOf(draft) > 0) return state
  const ids = questionOf(draft).options.map(({ id }) => id)
  return (['most', 'least'] as const).reduce((next, pick) => {
    const option = html.picks[pick]
    const isHere = option !== null && ids.includes(option)
    return isHere ? onScreen(next, { do: 'choose', pick, option }) : next
  }, state)
}

/** The statement that was shown first on the landing page, by which its form is known. */
export const statementOf = (first: FirstAnswers | null) => first?.questions[0]?.options[0]?.id

/** Whether a guest's page brings the questions to go on with: all of today's form. */
export function isOnPage(
  who: Who,
  statement: string | undefined,
): who is Extract<Who, { kind: 'guest' }> {
  if (who.kind !== 'guest') return false
  return (
    statement === undefined ||
    who.questions.some(({ options }) => options.some(({ id }) => id === statement))
  )
}

/** The questions, with the options of each in an order of the person's own. */
export const drawOrders = (questions: readonly Question[], random: () => number): Question[] =>
  questions.map(({ group, options }) => ({ group, options: shuffle(options, random) }))

export function startOver(state: State): State {
  const { who, draft } = state
  const old = who.kind === 'account' ? (draft?.account?.id ?? who.served?.assessment_id) : undefined
  return load(state, true, null, old)
}

/** Gets the questions: to go on with the account's draft, or to begin. `old` is given up. */
export function load(
  state: State,
  begins: boolean,
  server: AccountDraft | null,
  old?: string,
): State {
  const starts = state.who.kind === 'account' && !server
  const statement = server?.state?.questions[0]?.options[0]
  return todo(enter(state, { name: 'loading', begins, server }), {
    do: 'load',
    starts,
    ...(starts && state.label !== null && { label: state.label }),
    old,
    statement,
  })
}

export function begin(
  state: State,
  { begins, server }: Extract<Phase, { name: 'loading' }>,
  { questions, id = '', revision, first = null }: Extract<Event, { do: 'loaded' }>,
  world: World,
): State {
  const fresh = newDraft(questions, revision)
  if (state.who.kind === 'guest') return takeFirst(adopt(state, fresh, world), first)
  const account = { id: server?.assessment_id ?? id, version: server?.version ?? 0 }
  const restored = server?.state && fromState(fresh, server.state, questions)
  if (restored) return adopt(state, { ...restored, account }, world)
  // The questions have changed since.
  if (server?.state && !begins) return enter(state, { name: 'ready', offer: 'outdated' })
  const begun = adopt(state, { ...fresh, account }, world)
  const taken = state.takesFirst ? takeFirst(begun, first) : begun
  return change(taken, (draft) => {
    const choices = openingOf(state, draft.questions[positionOf(draft)], world)
    return { ...draft, choices }
  })
}

/** Continues after the questions of the landing page; they count as shown. */
function takeFirst(state: State, first: FirstAnswers | null): State {
  const taken = change(state, (draft) => withFirstAnswers(draft, first))
  const { answers = [], reached = 0 } = taken.draft ?? {}
  if (!first || answers.length === 0) return state
  const counted = answers.reduce(
    (next, _, at) =>
      at < reached ? next : todo(next, { do: 'count', event: 'question', number: at + 1 }),
    taken,
  )
  return todo(counted, { do: 'forgetFirst' })
}

/** Another tab's newer draft takes over; one that another tab removed was sent from there. */
export function takeOver(state: State, kept: Draft | null, world: World): State {
  const { draft, phase, isKept } = state
  if (!draft) return state
  if (!kept) {
    const isOpen = phase.name === 'asking' || phase.name === 'failed'
    return isKept && isOpen ? enter(state, { name: 'elsewhere' }) : state
  }
  if (kept.revision <= draft.revision) return state
  const since = world.visible ? world.now : null
  const taken = { ...state, draft: kept, isMine: false, isEarly: false, since }
  // If starting over failed, the other tab has continued.
  return phase.name === 'failed' && phase.what === 'load' ? ask(taken, world) : taken
}
