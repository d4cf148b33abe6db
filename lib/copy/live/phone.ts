/** What the phone of someone who takes part in a live session says. */
import type { Point } from '../../disc/circle/geometry'
import type { PerLetter } from '../../disc/letters'

export const title = 'Live session'

/** The page where a code is typed, and the phone of a code that leads nowhere. */
export const CODE = {
  page: 'Type a code',
  title: 'Type the code from the wall.',
  label: 'Code',
  hint: 'Six letters and digits. The longer code of a join link works here, too.',
  go: 'Go',
  unknown: 'That code leads nowhere. Look at the wall again, or ask for a new one.',
} as const

export const DOOR = {
  title: 'Come in for the hour.',
  guest:
    'No account. When the session ends, your name, your dot, your guesses and your taps are deleted.',
  member:
    'When the session ends, your dot, your guesses and your taps are deleted. What you agree to do stays with the group.',
  name: 'First name',
  nameMissing: 'Please type a name.',
  /** Before the name of a member. */
  as: 'Your name here:',
  comeIn: 'Come in',
  comingIn: 'Coming in…',
  failed: 'That didn’t work. Please try again.',
  isMember: 'In this group?',
  signIn: 'Sign in',
  membersTitle: 'Sign in to take part.',
  members: 'This session is for people of the group.',
} as const

/** The three ticks. */
export const TICKS = {
  shows_name: {
    label: 'Show my first name on the wall',
    about: 'Without it you’re a dot like the others.',
  },
  uses_result: {
    label: 'Use the result I have',
    about: 'Your letter and your rough place, beside your name. Never answers or scores.',
  },
  may_be_guessed: {
    label: 'Let the room guess my letter',
    about:
      'The wall asks about you by name. It counts the guesses, and doesn’t say whose they are.',
  },
} as const

export const PART = {
  open: 'How I take part',
  title: 'How I take part',
  at: 'What you take back is gone from the wall right away.',
  failed: 'That wasn’t changed. Please try again.',
  out: 'Go out',
  goingOut: 'Going out…',
  outAbout: 'Going out deletes your dot, your guesses and your taps.',
} as const

/** At the top of each step. */
export const LABELS = {
  join: 'You’re in',
  guess: 'Your guess',
  reveal: 'Guess and result',
  colleague: 'Guess a colleague',
  paper: 'In the room',
  finding: 'Is that us?',
  agree: 'One agreement',
} as const

export const WAIT = {
  title: 'Watch the wall.',
  text: 'Your phone follows it.',
  named: 'Your name on the wall:',
  nameless: 'You’re a dot without a name.',
} as const

export const GUESS = {
  title: 'Where do you think you sit?',
  how: 'Drag your dot, or move it with the arrow keys.',
  pace: 'Your dot, from measured to fast-paced',
  focus: 'Your dot, from task to people',
  you: 'You',
  leave: 'Leave it here',
  left: 'That’s your guess. You can still drag it until results are shown.',
} as const

export const REVEAL = {
  title: 'Here you are.',
  both: 'The ring is your guess, the shape is your result.',
  dotOnly: 'Your ring stays a ring. On the wall, rings are guesses and shapes are results.',
  /** Without a guess. */
  lateTitle: 'There’s no guess of yours.',
  late: 'Look at the wall.',
  lateResult: 'The shape is your result.',
  picture: {
    both: 'The circle with your guess and your result',
    dot: 'The circle with your guess',
    result: 'The circle with your result',
  },
} as const

/** What each letter does first, after "What does Ben do first?" */
export const DOES_FIRST: PerLetter<string> = {
  D: 'pushes for a decision',
  I: 'gets people talking',
  S: 'keeps things steady',
  C: 'checks first',
}

export const COLLEAGUE = {
  title: (name: string) => `What does ${name} do first?`,
  how: (name: string) => `One tap. ${name} turns it over afterward.`,
  said: 'That’s your guess. You can change it until it’s shown.',
  mineTitle: 'It’s about you.',
  mine: 'The others are guessing what you do first. Turning yours over ends the guessing.',
  turnOver: 'Turn mine over',
  turningOver: 'Turning it over…',
  failed: 'That didn’t work. Please try again.',
  turnedTitle: 'Yours is on the wall.',
  turned: 'Tell them what fits, and what doesn’t.',
} as const

export const PAPER = {
  title: 'Look at the wall.',
  text: 'This one needs no phone.',
} as const

export const FINDING = {
  how: 'Say what you see at work. No one sees who said what.',
  yes: 'True',
  no: 'Not us',
  said: 'Counted. You can change it until it’s shown.',
} as const

export const AGREE = {
  title: 'What will you do differently?',
  label: 'What you’ll do',
  put: 'Put it on the wall',
  putting: 'Putting it on the wall…',
  done: 'It’s on the wall. You can still change it.',
  waiting: 'It goes to the wall once you’re connected.',
  kept: 'It stays with the group, under your name. You can change or delete it on the group’s page.',
  goes: 'It stays on the wall until the session ends, then it’s deleted.',
  takeBack: 'Take it back',
} as const

export const ENDED = {
  title: 'That was it.',
  gone: 'Your dot, your guesses and your taps are deleted.',
  stays: 'What you agreed to do stays on the group’s page.',
  nothing: 'Nothing of you stays here, your name included.',
  groups: 'To my groups',
  own: 'Find out your own style',
  unsent: 'You typed this, and it didn’t reach the wall:',
} as const

export const OUT = {
  title: 'You’re not in this session anymore.',
  text: 'What you did in it is deleted. If that’s a mistake, talk to the person who runs it.',
  leftTitle: 'You went out.',
  left: 'Your dot, your guesses and your taps are deleted.',
  again: 'Come in again',
} as const

/** Where an answer or a tick waits for the network. */
export const UNSENT = 'Not sent yet. We’ll keep trying.'
/** Below answers whose counts are on the wall. */
export const SHOWN = 'No more answers. Look at the wall.'
export const LOST = 'Still here. We’ll catch up.'
export const LOADING = 'One moment…'

/** So far from the center of an axis, of 1, a dot leans to one of its ends; and so far, it is clearly there. */
const LEANS = 0.1
const CLEARLY = 0.5

/** Where a dot is, in words: "Measured, more task than people." */
export function placeInWords([x, y]: Point): string {
  const pace = y >= LEANS ? 'Fast-paced' : y <= -LEANS ? 'Measured' : ''
  const ends = x > 0 ? (['people', 'task'] as const) : (['task', 'people'] as const)
  if (Math.abs(x) < LEANS)
    return pace === '' ? 'Right in the middle.' : `${pace}, task and people alike.`
  const focus = Math.abs(x) >= CLEARLY ? `${ends[0]} first` : `more ${ends[0]} than ${ends[1]}`
  return `${pace === '' ? 'Neither fast nor measured' : pace}, ${focus}.`
}
