/**
 * The assessment in the browser, a guest's and a person's: what it can be, what can happen to it, and what is
 * to be done then. Pure: `react` returns the next state with its effects; use-assessment.ts carries them out.
 */

import type { Draft } from '@/lib/client/draft'
import { answer } from './answering'
import { fail, isTooMany, learn, saveLater } from './failing'
import { ask, change, drop, enter, say, spend, todo } from './moves'
import { begin, find, goOn, load, open, startOver, takeOver } from './opening'
import { due, save } from './saving'
import { isOffered, offerIn, offerSecondLook } from './second-look'
import { isWhole, leave, send, submit } from './sending'
import { type Event, FIRST_WAIT_MS, offerOf, type State, type World } from './state'
import { picksOf, positionOf, step } from './steps'
import { setSuggestions } from './suggesting'

/** What a state becomes by an event. */
export function react(before: State, event: Event, world: World): State {
  const start = { ...before, todo: [] }
  if ('turn' in event && event.turn !== before.turn) return start
  if (event.do === 'written') return { ...start, draft: event.draft, isKept: event.isKept }
  return finish(before, handle(start, event, world))
}

function handle(state: State, event: Exclude<Event, { do: 'written' }>, world: World): State {
  const { who, phase, draft, saves } = state
  switch (event.do) {
    case 'opened': {
      const { kept } = event
      // Start may be pressed before the page has looked into the browser: then the way is taken already.
      if (who.kind === 'account' && phase.name === 'loading') return state
      if (who.kind === 'guest') {
        const opened = open(state, event, world)
        const goesOn = event.html?.goesOn && opened.phase.name === 'asking' && opened.draft
        return goesOn ? answer(opened, goesOn, { do: 'next' }, world) : opened
      }
      // A reload in the middle continues without asking.
      if (kept?.account && kept.account.id === event.open) return find(state, false)
      return enter(state, { name: 'ready', offer: offerOf(kept, who.served) })
    }
    case 'start':
      return ['ready', 'restarted'].includes(phase.name)
        ? find({ ...state, label: event.label ?? null, takesFirst: event.first === true }, true)
        : state
    case 'resume':
      return phase.name === 'ready' ? find(state, false) : state
    case 'startOver':
      return ['ready', 'asking', 'failed'].includes(phase.name) ? startOver(state) : state
    case 'retry':
      return retry(state, world)
    case 'suggest':
      return setSuggestions(state, event.on, world)
    case 'preferred': {
      const { on, isKept } = event
      return on === state.suggestions.on ? { ...state, suggestions: { on, isKept } } : state
    }
    case 'takeNewer':
      return phase.name === 'stale' ? load(state, false, phase.server) : state
    case 'keepMine': {
      if (phase.name !== 'stale') return state
      const { assessment_id: id, version } = phase.server
      return save(
        ask(
          change(state, (mine) => ({ ...mine, account: { id, version } })),
          world,
        ),
      )
    }
    case 'found':
      return phase.name === 'loading' ? goOn(state, phase.begins, event, world) : state
    case 'loaded':
      return phase.name === 'loading' ? begin(state, phase, event, world) : state
    case 'foundSecondLook': {
      // Another tab may have gone back, or started over, meanwhile: then nothing is offered.
      const looked = change(state, (mine) =>
        isWhole(mine) ? offerSecondLook(mine, event.again) : mine,
      )
      if (looked.draft && isWhole(looked.draft)) return send(looked, world)
      const asked = ask(looked, world)
      return asked.draft && isOffered(asked.draft)
        ? say(asked, { say: 'offer', offer: offerIn(asked.draft) })
        : asked
    }
    case 'sent': {
      // Another tab may have changed an answer after it was sent: that one is kept.
      const isSent = draft !== null && picksOf(draft) === picksOf(event.draft)
      return leave(state, event.page, isSent, event.picked)
    }
    case 'named':
      return todo(enter(state, { name: 'named', style: event.style }), drop(state))
    case 'failed':
      return fail(state, event.error)
    case 'became':
      return learn(state, event)
    case 'due':
      return state.isMine ? save(state) : state
    case 'saved': {
      const { id, version, key } = event
      const next = {
        ...state,
        saves: { ...saves, isBusy: false, stored: key, wait: FIRST_WAIT_MS },
      }
      // A submit may have removed the draft meanwhile; writing it would bring it back.
      if (phase.name !== 'asking') return next
      return change(next, (mine) => step(mine, { do: 'saved', id, version, key }))
    }
    case 'unsaved':
      return saveLater({ ...state, saves: { ...saves, isBusy: false } }, event)
    case 'tab':
      return takeOver(state, event.kept, world)
    case 'online':
      if (event.online) return comeBack({ ...state, online: true }, world)
      return phase.name === 'asking'
        ? say({ ...state, online: false }, { say: 'offline' })
        : { ...state, online: false }
    case 'seen': {
      const spent = spend(state, { ...world, visible: event.visible })
      // The last answer counts also where the person leaves before the pause after it is over.
      return event.visible || !spent.isMine ? spent : save(spent, true)
    }
    case 'session':
      if (phase.name === 'done') return state
      if (!event.isMine) return enter(state, { name: 'signed-out' })
      if (phase.name !== 'signed-out' || who.kind === 'guest') return state
      if (draft) return ask(state, world)
      return enter(state, { name: 'ready', offer: offerOf(event.kept, who.served) })
    default:
      return phase.name === 'asking' && draft ? answer(state, draft, event, world) : state
  }
}

/** Asks again for what failed. */
function retry(state: State, world: World): State {
  const { who, phase } = state
  if (phase.name !== 'failed') return state
  if (phase.what === 'submit') return submit(state, world)
  return who.kind === 'guest' ? startOver(state) : find(state, true)
}

/** The network is back: failed calls are repeated, except those that were limited, and answers are saved. */
function comeBack(state: State, world: World): State {
  const { phase } = state
  return phase.name === 'failed' && !isTooMany(phase.error) ? retry(state, world) : save(state)
}

/** What follows from every change: a question is counted, the draft written, the tab marked, a save due. */
function finish(before: State, after: State): State {
  const next = after.phase.name === 'asking' && after.draft ? reach(after, after.draft) : after
  const { draft, phase, isMine } = next
  const isNew = draft !== before.draft
  const written = draft && isNew && isMine ? [{ do: 'write' as const, draft }] : []
  const id = phase.name === 'asking' ? draft?.account?.id : undefined
  if (!draft || !id) return { ...next, todo: [...written, ...next.todo] }
  const isMarked = before.phase.name === 'asking' && before.draft?.account?.id === id
  const marked = isMarked ? [] : [{ do: 'mark' as const, id }]
  const settled = isMine && (isNew || phase !== before.phase) ? due(next, draft) : next
  return { ...settled, todo: [...written, ...marked, ...settled.todo] }
}

/** Counts a question the first time it is shown. */
function reach(state: State, draft: Draft): State {
  const number = positionOf(draft) + 1
  if (draft.reached >= number) return state
  const isStart = draft.reached === 0 && state.who.kind === 'guest'
  const counted = isStart ? todo(state, { do: 'count', event: 'started' }) : state
  return change(todo(counted, { do: 'count', event: 'question', number }), (mine) =>
    step(mine, { do: 'reach' }),
  )
}
