import { CodeScreen } from '@/components/groups/live/phone/code-screen'
import type { LiveDoor, Phone } from '@/lib/api/live'
import { PART, TICKS } from '@/lib/copy/live/phone'
import { Press } from './after-load'
import type { StateId } from './list'
import { StillPhone } from './still-phone'

export type PhoneState = Extract<StateId, `phone-${string}`>

const GUEST: LiveDoor = { group: '', lets_in: 'guest', name: '', can_use_result: false }
const MEMBER: LiveDoor = {
  group: 'Operations',
  lets_in: 'member',
  name: 'Amara',
  can_use_result: true,
}

const ME: Phone['me'] = {
  name: 'Amara O.',
  is_guest: false,
  shows_name: true,
  can_use_result: true,
  uses_result: true,
  may_be_guessed: true,
  has_turned_over: false,
}
const AS_GUEST = { ...ME, is_guest: true, can_use_result: false, uses_result: false }

const JOINED: Phone = {
  group: 'Operations',
  is_revealed: false,
  step: { kind: 'join', of: '' },
  me: ME,
  dot: null,
  result: null,
  colleague: null,
  finding: null,
  answer: null,
  is_shown: false,
  agreement: null,
}
const DOT = { x: -0.42, y: -0.36, is_left: true }
const RESULT = { letter: 'C', spot: { x: -0.3, y: 0.2 } } as const

const door = (one: LiveDoor) => <StillPhone place={{ at: 'door', door: one }} />

function inside(kind: Phone['step']['kind'], more: Partial<Phone> = {}, isLost = false) {
  const phone = { ...JOINED, step: { kind, of: '' }, ...more }
  return <StillPhone place={{ at: 'inside', phone }} isLost={isLost} />
}

const BEN = { name: 'Ben', is_me: false }
const MINE = { name: 'Amara', is_me: true }
const FINDING = {
  title: 'Marisol and Owen start before the rest of us.',
  says: 'The others join once there is a plan.',
}
const LINE = 'I send drafts at eighty percent.'

export const phoneStates: Record<PhoneState, () => React.ReactNode> = {
  'phone-code': () => <CodeScreen />,
  'phone-code-wrong': () => <CodeScreen wrong="8FQKM9" />,
  'phone-loading': () => <StillPhone place={{ at: 'loading' }} />,
  'phone-door': () => door(GUEST),
  'phone-door-member': () => door(MEMBER),
  'phone-door-ticked': () => (
    <>
      {door(MEMBER)}
      <Press name={TICKS.shows_name.label} />
      <Press name={TICKS.uses_result.label} />
    </>
  ),
  'phone-door-closed': () => door({ ...GUEST, lets_in: 'sign_in' }),
  'phone-join': () => inside('join'),
  'phone-join-nameless': () => inside('join', { me: { ...AS_GUEST, shows_name: false } }),
  'phone-guess': () => inside('guess'),
  'phone-guess-left': () => inside('guess', { dot: DOT }),
  'phone-reveal': () => inside('reveal', { dot: DOT, result: RESULT }),
  'phone-reveal-dot': () => inside('reveal', { dot: DOT, me: AS_GUEST }),
  'phone-reveal-late': () => inside('reveal', { result: RESULT }),
  'phone-reveal-nothing': () => inside('reveal', { me: AS_GUEST }),
  'phone-colleague': () => inside('colleague', { colleague: BEN }),
  'phone-colleague-shown': () =>
    inside('colleague', { colleague: BEN, answer: 'I', is_shown: true }),
  'phone-colleague-me': () => inside('colleague', { colleague: MINE }),
  'phone-colleague-turned': () =>
    inside('colleague', { colleague: MINE, me: { ...ME, has_turned_over: true } }),
  'phone-paper': () => inside('paper'),
  'phone-finding': () => inside('finding', { finding: FINDING }),
  'phone-finding-said': () => inside('finding', { finding: FINDING, answer: 'not' }),
  'phone-agree': () => inside('agree'),
  'phone-agree-stored': () => inside('agree', { agreement: LINE }),
  'phone-agree-guest': () => inside('agree', { agreement: LINE, me: AS_GUEST }),
  'phone-part': () => (
    <>
      {inside('join')}
      <Press name={PART.open} />
    </>
  ),
  'phone-lost': () => inside('guess', { dot: DOT }, true),
  'phone-ended': () => (
    <StillPhone place={{ at: 'ended', phone: { ...JOINED, agreement: LINE } }} />
  ),
  'phone-ended-guest': () => (
    <StillPhone place={{ at: 'ended', phone: { ...JOINED, me: AS_GUEST } }} />
  ),
  'phone-out': () => <StillPhone place={{ at: 'out', isSent: false }} />,
  'phone-sent-out': () => <StillPhone place={{ at: 'out', isSent: true }} />,
}
