/** Words of a team’s page and its parts: the story of the team, inviting, settings. */
import { countOf } from '@/lib/counts'

/** The row of three below the circle. */
export const GROUP_PARTS = {
  label: 'Parts of this group',
  people: 'People',
  invite: 'Invite',
  settings: 'Settings',
} as const

export const STORY = {
  /** The end of the way up to the page. */
  here: 'What stands out',
  title: (group: string) => `${group}: what stands out`,
  empty: 'Nothing is sure enough to be said yet.',
  few: 'Once two of you have answered, this is where you read what stands out.',
  invite: 'Invite your team',
  scenes: 'What stands out',
  try: 'Try:',
  monday: 'One thing for Monday',
  next: 'Next month there may be another one.',
  both: 'Read the pair page',
  calendar: 'Put it in the calendar',
} as const

/** Below the first scene’s title, where the story is linked; without scenes it is about empty seats, or what was refused. */
export function storyNote(scenes: number, hasMonday: boolean, hasSeats: boolean): string {
  if (scenes === 0) return hasSeats ? 'See who is missing' : 'See what you called not us'
  const situations = scenes === 1 ? 'One situation' : `${scenes === 2 ? 'Two' : 'Three'} situations`
  return hasMonday ? `${situations}, one thing for Monday` : situations
}

/** What the circle shows, for those who hear it. */
export function circleLabel(people: number, empty: readonly string[]): string {
  const seats = empty.length > 0 ? ` No one leads with ${empty.join(' or ')}.` : ''
  return `The circle with ${countOf(people, 'person', 'people')}.${seats}`
}

/** The circle on the page of a group. */
export const MAP = {
  title: 'Where you all sit',
  below: 'The list below says who they are.',
} as const

/** … of one of the people. */
export const MEMBER = { sharesNone: 'Shares no results', none: 'No assessment yet' } as const

/** … and what is said above the people. */
export const ANSWERED = {
  remind: (count: number) => (count === 2 ? 'Remind two' : `Remind all ${count}`),
  invited: (count: number) =>
    `${countOf(count, 'invitation')} ${count === 1 ? 'is' : 'are'} still open.`,
} as const

export const INVITE_PAGE = {
  title: 'One link for all.',
  here: 'Invite',
  tab: (group: string) => `${group}: invite`,
} as const

export const SETTINGS_PAGE = {
  title: 'What members see.',
  here: 'Settings',
  tab: (group: string) => `${group}: settings`,
  group: 'The group',
  name: 'Name and description',
  edit: 'Edit group',
  save: 'Save',
  saved: 'Group saved.',
  failed: 'The group could not be saved. Please try again.',
  leaders: 'Leaders',
  session: 'Run a session',
  compare: 'Compare, team PDF and CSV',
  meeting: 'Meeting card',
  open: 'Open',
} as const
