/** Every sentence of the page that shows teams what they get, and of the made-up team that anyone may look at. */
import { SESSION_MINUTES, type SessionStep } from '../disc/team/session'
import { messages } from '../messages'
import { formatShort, PAYMENTS_OPEN, REPORT_CENTS } from '../pricing'
import { PRODUCT } from '../product'

export const forTeams = {
  meta: {
    title: 'DISC for teams: lift someone out, see what goes',
    description: `DISC for teams on ${PRODUCT}: who sits where on one circle, a session of an hour, a card for each meeting. Open a made-up team without an account. Groups are free.`,
  },
  title: 'Lift someone out. See what goes with them.',
  lede: 'A made-up team of eight on the DISC circle. Yours takes one link and fifteen minutes each.',
  demo: 'Open a demo team',
  start: 'Start a group',
  note: 'No account for the demo. Groups are free.',
  lift: {
    people: 'Lift someone out',
    map: 'The DISC circle with eight people on it',
    idle: 'Tap anyone.',
    keys: 'Arrow keys move someone, out of the circle and back in.',
    /** Where no script runs. */
    plain: 'Who goes, and what goes with them',
  },
  walls: {
    title: `${SESSION_MINUTES === 60 ? 'An hour' : `${SESSION_MINUTES} minutes`}, six moments.`,
    lede: 'The wall leads, and you go along. All it takes is a screen and the people.',
    list: 'What the wall shows',
    of: {
      opening: { title: 'The opening', text: 'No letter is better than another.' },
      circle: { title: 'The circle', text: 'Everyone finds their own shape.' },
      cross: { title: 'Across the circle', text: 'Those farthest apart talk first.' },
      corners: { title: 'Four corners', text: 'Each corner says one wish.' },
      finding: { title: 'What stands out', text: 'A scene, and one thing to do.' },
      closing: { title: 'One agreement each', text: 'You type it as they say it.' },
    } satisfies Record<SessionStep['kind'], { title: string; text: string }>,
  },
  card: {
    title: 'And a card for Tuesday’s meeting.',
    text: 'Who’s in the room, who needs it in writing, and the sentence to open with. One page, from what each person agreed to show.',
    meeting: 'Tuesday, ten o’clock',
  },
  price: {
    title: 'What it costs',
    group: {
      price: formatShort(0),
      text: 'The group, the circle, the session, the cards, the team PDF. For three or for three hundred.',
    },
    report: {
      price: formatShort(REPORT_CENTS),
      text: 'A complete report, once, for a person who wants one. It belongs to them. You don’t see it.',
      today: PAYMENTS_OPEN ? '' : messages.previewMode.until,
    },
  },
  closing: {
    title: 'Look around first.',
    text: 'The demo team has eight people, and nothing that you can break.',
  },
  hr: {
    title: 'For HR and a works council',
    text: 'What is asked, what is stored, who sees what. Four pages, also as a PDF.',
  },
} as const

/** The made-up team. */
export const demoTeam = {
  banner: 'A made-up team. Look at everything.',
  title: 'A demo team',
  up: 'For teams',
  comparison: 'A demo team: comparison',
  session: 'A demo team: session',
  meeting: 'A demo team: meeting card',
  invite: 'A demo team: invite',
  settings: 'A demo team: settings',
  story: 'A demo team: what stands out',
} as const
