/** Groups of other people than the one made-up team: many, and such as try names and pictures. */
import { type Person, TEAM, withScores } from '@/components/groups/made-up/team'

/** Twelve with a result, and one without. */
const TWELVE: readonly Person[] = [
  ...TEAM.slice(0, 8),
  ['Noor', 'Haddad', { D: 34, I: 46, S: 90, C: 52 }],
  ['Owen', 'Park', { D: 93, I: 30, S: 12, C: 64 }],
  ['Kim', 'Lee', { D: 44, I: 88, S: 58, C: 21 }],
  ['Ada', 'Byron', { D: 46, I: 22, S: 62, C: 58 }],
  ...TEAM.slice(8),
]

const NAMES = withScores([
  ['<b>Bobby</b>', '<script>alert(1)</script>'],
  ['محمد', 'علي'],
  ['👩‍👩‍👧‍👦', '🎉'],
  ['W'.repeat(80), 'W'.repeat(80)],
  ['דוד', 'לוי'],
])

/** Two hundred people, spread over the circle in a way that is the same every time. */
const CROWD: readonly Person[] = Array.from({ length: 200 }, (_, at): Person => {
  const [first, last] = TEAM[at % 8] as Person
  // Each letter repeats after a prime number of people of its own, so that no two letters go together.
  const spread = (step: number, prime: number) => 8 + ((at * step + at * at) % prime)
  const scores = { D: spread(37, 89), I: spread(53, 83), S: spread(71, 79), C: spread(19, 73) }
  return [first, `${last} ${at + 1}`, scores]
})

export const TEAMS = { team: TEAM, twelve: TWELVE, names: NAMES, crowd: CROWD } as const

/** What the group of NAMES is called. */
export const NAMES_GROUP = '<i>Names</i> & more'
