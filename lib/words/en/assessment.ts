import { assessmentMessages } from '@/lib/messages/assessment'
import { limitsMessages } from '@/lib/messages/limits'
import { message, type Tag } from '../message'

export const pages = {
  /** In place of the assessment where JavaScript is off. */
  noScript: {
    title: 'The assessment needs JavaScript',
    text: message<{ types: Tag; method: Tag }>(
      'It keeps your answers in this browser as you go, and JavaScript is switched off here. Switch it on in the browser’s settings and reload this page. Without it you can still read about <types>the sixteen styles</types> and <method>how we measure</method>.',
    ),
  },
} as const

/** The way out and how far it is. */
export const header = {
  leave: 'Leave',
  leaveLabel: 'Leave the assessment',
  leaveTitle: 'Leave the assessment?',
  stay: 'Stay',
  /** What becomes of the answers, by where they are. */
  becomes: {
    saved:
      'Your answers are saved in your account. Pick up again whenever you like, on any device.',
    kept: 'Your answers stay in this browser.',
    lost: 'This browser doesn’t store data, so your answers would be lost.',
  },
  progress: 'Assessment progress',
  place: message<{ number: number; total: number }>('{number} of {total}'),
} as const

/** A question with its picks, in the assessment and in settling a tie. */
export const question = {
  title: 'Which is most like you? Which is least?',
  pick: { most: 'Most', least: 'Least' },
  group: { most: 'Most Like Me', least: 'Least Like Me' },
  /** A button, to a screen reader. */
  pickOf: {
    most: message<{ statement: string }>('Most like me: {statement}'),
    least: message<{ statement: string }>('Least like me: {statement}'),
  },
  /** What is still to be chosen. */
  status: {
    suggested: 'Doesn’t count yet: confirm or change it',
    both: 'Both chosen',
    needsLeast: 'Now choose a Least',
    needsMost: 'Now choose a Most',
    needsBoth: 'Choose one Most and one Least',
  },
  bothNeeded: assessmentMessages.bothNeeded,
  next: 'Next',
  previous: 'Previous',
  confirm: 'Confirm',
  confirmed: 'Confirmed',
  /** In the dial, under the number. */
  ofTotal: message<{ total: number }>('of {total}'),
  ofUpTo: message<{ total: number }>('of up to {total}'),
  /** What the keys do, each after its key. */
  keys: {
    space: 'Space',
    enter: 'Enter',
    move: 'move',
    statement: 'statement',
    most: 'most',
    least: 'least',
    confirm: 'confirm',
    next: 'next',
  },
  shortcuts: 'Keyboard shortcuts',
  pace: 'Pace',
  nextAfterEach: 'Next after each',
  byItself: 'Move on by itself',
} as const

/** What the assessment says on every page that it is on. */
export const screens = {
  place: {
    question: message<{ number: number; total: number }>('Question {number} of {total}'),
    again: message<{ number: number; total: number }>('Second look, {number} of {total}'),
  },
  loading: 'Loading the questions',
  submitting: 'Analyzing your responses...',
  offline: 'You are offline. Your answers are kept here.',
  firstInstinct: 'Go with your first instinct. Think of yourself at work.',
  again: 'Take your time with this one. Your earlier choice is set aside.',
  welcomeBack: 'Welcome back.',
  welcomeBackHere: 'Welcome back. Your answers so far are here.',
  timeToGo: message<{ minutes: number }>(
    '{minutes, plural, =0 {Less than a minute to go} one {About # minute to go} other {About # minutes to go}}',
  ),
  lastButton: { guest: 'Get My Results', account: 'Complete Assessment' },
  /** For ears alone, beside what is written. */
  spoken: {
    clearedMost: 'Most cleared. Now choose a Most',
    clearedLeast: 'Least cleared. Now choose a Least',
    suggestedAt: message<{ place: string }>('{place}. Suggested: tap to confirm or change'),
  },
  startOver: {
    action: 'Start over',
    title: 'Start over?',
    text: 'This deletes your answers so far. You start again at question 1.',
    keep: 'Keep my answers',
  },
  titles: {
    almostThere: 'Almost there',
    secondLook: 'A second look',
    named: message<{ style: string }>('Your style: {style}'),
    failed: 'Assessment Error',
    otherTab: 'Finished in another tab',
    elsewhere: 'Finished somewhere else',
    restarted: 'Started over somewhere else',
    signedOut: 'You are signed out',
    stale: 'Newer answers somewhere else',
  },
  /** The browser keeps no cookies, so the style is all there is. */
  named: {
    text: 'This browser blocks cookies, so this is all it can show, and it’s gone when you leave this page. To keep a result, allow cookies for this site and take the assessment again.',
    about: 'About this style',
  },
  elsewhere: {
    text: 'Your answers were sent from there, so there is nothing left to do here.',
    results: 'See my results',
  },
  failed: {
    load: 'Failed to load assessment. Please try again.',
    submit: 'Failed to submit assessment. Please try again.',
    loadOffline: 'You are offline. The questions load as soon as you are back online.',
    submitOffline:
      'You are offline. Your answers are kept here. They are sent as soon as you are back online.',
    kept: 'Your answers are kept in this browser, so nothing is lost.',
    unkept: 'Your answers are kept on this page. Please leave it open.',
    tryAgain: assessmentMessages.tryAgain,
    freshQuestions: 'Start over with fresh questions',
    detail: 'What went wrong',
    /** What was too often. */
    limits: {
      guest_submit: limitsMessages.guest_submit,
      start: limitsMessages.start,
      submit: limitsMessages.submit,
    },
  },
} as const

/** Before the submit: some answers are to be looked at again, or too few are the person’s own. */
export const secondLook = {
  tooFew: message<{ own: number; total: number }>(
    'You confirmed {own, plural, =0 {none} one {#} other {#}} of {total}. It takes twelve to make a result.',
  ),
  hurried: message<{ count: number }>(
    '{count, plural, one {This one looks hurried. Redo it?} other {These # look hurried. Redo them?}}',
  ),
  odd: message<{ count: number }>(
    '{count, plural, one {One answer doesn’t match the rest. Redo it?} other {These # don’t match the rest. Redo them?}}',
  ),
  mixed: message<{ count: number }>('These {count} deserve a second look. Redo them?'),
  allSuggested:
    'All of them are suggestions drawn at random. They say nothing about you, so they don’t count yet.',
  restSuggested:
    'The rest are suggestions drawn at random. They say nothing about you, so they don’t count yet.',
  /** Why: answered in less than so many seconds. */
  quick: {
    all: message<{ total: number; seconds: number }>(
      'All {total} of your answers took under {seconds} seconds. We’ll start with the one you answered quickest.',
    ),
    many: message<{ count: number; total: number; seconds: number }>(
      '{count} of your {total} answers took under {seconds} seconds. We’ll start with the one you answered quickest.',
    ),
    some: message<{ count: number; total: number; seconds: number; questions: string }>(
      '{count} of your {total} answers took under {seconds} seconds (questions {questions}). We’ll start with the one you answered quickest.',
    ),
    one: message<{ total: number; seconds: number; question: number }>(
      '1 of your {total} answers took under {seconds} seconds (question {question}).',
    ),
  },
  /** Why: it goes against the rest. */
  unlike: {
    many: message<{ count: number }>(
      '{count} answers don’t match what the others say. That may be how you are, or it may be a slip.',
    ),
    some: message<{ questions: string }>(
      'Questions {questions} don’t match what the others say. That may be how you are, or it may be a slip.',
    ),
    one: message<{ question: number }>(
      'Question {question} doesn’t match what the others say. That may be how you are, or it may be a slip.',
    ),
  },
  /** Numbers of questions: "3, 7 and 12". */
  list: message<{ first: string; last: number }>('{first} and {last}'),
  calm: message<{ minutes: number }>(
    'A calm second look takes {minutes, plural, =0 {less than a minute} one {about # minute} other {about # minutes}}. The questions come back blank, and your earlier answers stand until you’ve answered them again.',
  ),
  redo: message<{ count: number }>('{count, plural, one {Redo this one} other {Redo these #}}'),
  answerAll: message<{ total: number }>('Answer all {total}'),
  answerOthers: message<{ count: number }>(
    '{count, plural, one {Answer the other one} other {Answer the other #}}',
  ),
  keep: 'Keep my answers',
} as const

/** What only a signed-in person meets. */
export const account = {
  suggestions: 'Suggest answers',
  suggestionsHow:
    'Each question opens with two answers drawn at random. They don’t count until you confirm them.',
  on: 'On.',
  off: 'Off.',
  suggestionsUnkept: 'We couldn’t save that to your account. It only applies on this page.',
  suggested: message<{ b: Tag }>(
    '<b>Suggested: tap to confirm or change</b>. Drawn at random. It doesn’t count until you confirm it.',
  ),
  /** Where the newest answers are. */
  saved: {
    account: 'Saved',
    saving: 'Saving',
    here: 'Saved on this device, will sync',
    nowhere: 'Not saved yet, will sync',
  },
  goOn: {
    title: 'Continue where you left off',
    text: message<{ number: number; total: number; at: string; when: Tag }>(
      'Question {number} of {total}, <when>{at}</when>. Your answers so far are saved.',
    ),
    action: 'Continue',
  },
  outdated: {
    title: 'The questions have changed',
    text: 'We’ve revised them since you stopped, and your earlier answers no longer fit. We’re sorry: you start again at question 1. It takes 10-15 minutes.',
    action: 'Start again',
  },
  /** Another device went on. */
  stale: {
    text: message<{ theirs: number; mine: number }>(
      'You continued this assessment on another device, up to question {theirs}. This device is at question {mine}.',
    ),
    takeNewer: message<{ theirs: number }>('Continue from question {theirs}'),
    keepMine: 'Use the answers on this device',
  },
  restarted: {
    text: 'The answers you had here were discarded there.',
    action: 'Continue',
  },
  signedOut: {
    kept: 'Your answers stay on this device. Sign in, and they’ll be here.',
    unkept: 'Sign in to continue with your saved answers.',
    action: 'Sign in',
  },
} as const

/** Before the first question of a guest whose browser keeps no cookies. */
export const cookies = {
  title: 'This browser blocks cookies',
  needed: 'Your result is tied to a cookie. Only the browser that has it can open the result.',
  allow: 'Allow cookies for this site in the browser’s settings, then reload this page.',
  without:
    'You can answer without them. We’ll tell you your style once, at the end, and you can’t come back to the result.',
  reload: 'Reload',
  goOn: 'Answer without cookies',
} as const

/** The card with the first two questions, on the landing page and at home before the first result. */
export const first = {
  name: 'Try two questions',
  place: message<{ number: number; total: number }>('Question {number} of {total}'),
  pick: { most: 'Most', least: 'Least' },
  pickOf: {
    most: message<{ statement: string }>('Most like me: {statement}'),
    least: message<{ statement: string }>('Least like me: {statement}'),
  },
  pickMost: 'Pick the one most like you at work.',
  thenLeast: 'Now pick the one least like you.',
  thenMost: 'Now pick the one most like you.',
  answered: message<{ number: number }>('Question {number}, answered.'),
  change: 'Change',
  /** Which, to a screen reader, after the word before. */
  changeOf: message<{ number: number }>('question {number}'),
  doneTitle: message<{ answered: number; left: number }>(
    '{answered, plural, =1 {One} =2 {Two} one {#} other {#}} down, {left} to go.',
  ),
  doneText: message<{ left: number }>(
    'Two answers only point a direction. The other {left} show how sure it is. We’ll keep the ones you just gave.',
  ),
  goOn: 'Keep going',
  stoppedTitle: message<{ number: number }>('You stopped at question {number}.'),
  stoppedText: message<{ left: number; minutes: number }>(
    'Your answers are still in this browser. {left} to go, {minutes, plural, =0 {less than a minute} one {about # minute} other {about # minutes}}.',
  ),
  pickUp: message<{ number: number }>('Pick up at question {number}'),
  startOver: 'Start over',
  giveUp: 'This deletes the answers you gave. Start over anyway?',
  keep: 'Keep them',
  /** The dot on the circle, before and after the first answer, and where there is little room. */
  center: 'You start here',
  after: message<{ count: number }>(
    '{count, plural, =1 {You, after one question} =2 {You, after two questions} one {You, after # question} other {You, after # questions}}',
  ),
  you: 'You',
  /** What a finished question did to the dot. */
  moved: {
    D: 'Your dot moved a little toward Dominance.',
    I: 'Your dot moved a little toward Influence.',
    S: 'Your dot moved a little toward Steadiness.',
    C: 'Your dot moved a little toward Conscientiousness.',
    fast: 'Your dot moved a little toward the fast-paced side.',
    measured: 'Your dot moved a little toward the measured side.',
    task: 'Your dot moved a little toward the task side.',
    people: 'Your dot moved a little toward the people side.',
    nowhere: 'Your dot stayed where it was.',
  },
} as const
