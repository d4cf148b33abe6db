/** Who sees what of a member of a group: said before one joins, on the page of the group, and to its leader. */
import type { MembersSee } from '../members-see'

/** What everyone in the group sees of a member who agreed to it. */
export const EVERYONE_SEES: Record<MembersSee, string> = {
  leader_only: 'Your name and the day you joined.',
  styles: 'Your name, the day you joined, your style, and your spot on the circle.',
  open: 'Your name, the day you joined, your style, your spot on the circle, and your four scores with their ranges.',
}

/** What the leader sees, under any setting. */
export const LEADER_SEES =
  'Your name, your email, your style, and your four scores with their ranges.'

/** The same, read after what everyone sees. */
export const LEADER_SEES_TOO: Record<MembersSee, string> = {
  leader_only: LEADER_SEES,
  styles: 'All of that, plus your email and your four scores with their ranges.',
  open: 'All of that, plus your email.',
}

/** What everyone in the group sees of a member who agreed to it, point by point. */
export const SEEN_BY_ALL: Record<MembersSee, readonly string[]> = {
  leader_only: ['Your name', 'The day you joined'],
  styles: ['Your name', 'The day you joined', 'Your style', 'Your spot on the circle'],
  open: [
    'Your name',
    'The day you joined',
    'Your style',
    'Your spot on the circle',
    'Your four scores with their ranges',
  ],
}

/** What only the leader sees beside that. */
export const SEEN_BY_LEADER: Record<MembersSee, string> = {
  leader_only: 'Your email, your style, and your four scores with their ranges.',
  styles: 'Your email, and your four scores with their ranges.',
  open: 'Your email.',
}

/** The same in one line each, on the printed card of a join link. */
export const CARD_SEES: Record<MembersSee, string> = {
  leader_only: 'your name; only the leader sees style and scores',
  styles: 'name, style, spot on the circle; only the leader sees scores',
  open: 'name, style, spot on the circle, scores',
}
export const CARD_NEVER = 'answers, report, other results'

export const NOBODY_SEES = 'Your answers, your reports, your history.'

/** Before joining: what stays with the person, whatever the setting. */
export const NEVER_SEEN = [
  'Your answers, and how you gave them',
  'Your complete report',
  'Your other results',
] as const

/** Of answers to “Did it work?”, in the email that asks and where one has answered. */
export const ANSWERS_SHOWN =
  'Your group sees how many answered what, without names, once five people have answered and not nearly all the same.'

export const BEFORE_JOINING = [
  'If you take the assessment more than once, they see the sitting you choose. Until you choose one, they see all your sittings as one result, and each new sitting changes it.',
  'If what two labels say differs, they see the one you used last. They never see a label.',
  'If someone else leads the group one day, alone or as well, they see what the leader sees today.',
  'If the group wants to show members more, we ask you first.',
  'From five people on, a session can show how many lead with each letter, without names. The counts change only when three or more people have.',
  'You can leave at any time. The sharing ends right away.',
] as const

/** Which of one's results a group sees. */
export const SHARED_RESULT = {
  label: 'The result this group sees',
  together: 'All your sittings as one',
  ofLabels: 'If what two labels say differs, the group sees the one you used last.',
} as const

/** The choices of a group's leader. */
export const SETTINGS: Record<MembersSee, { name: string; what: string }> = {
  leader_only: {
    name: 'Names only',
    what: 'Members see who’s in the group. Styles and scores are for you alone.',
  },
  styles: {
    name: 'Styles',
    what: 'Members see each other’s style and spot on the circle, and read how they work with each colleague. No scores.',
  },
  open: {
    name: 'Everything you see, except email',
    what: 'Members also see each other’s four scores with their ranges, and the comparison.',
  },
}

/** The choices of a member for themself. */
export const SHOWING: Record<MembersSee, { name: string; what: string }> = {
  leader_only: { name: 'My name only', what: EVERYONE_SEES.leader_only },
  styles: { name: 'My style', what: EVERYONE_SEES.styles },
  open: { name: 'My scores, too', what: EVERYONE_SEES.open },
}

/** What a group asks its members when its setting gets wider: "Hannah would like …". */
export const WOULD_LIKE: Record<Exclude<MembersSee, 'leader_only'>, string> = {
  styles: 'would like everyone here to see each other’s style',
  open: 'would like everyone here to see each other’s scores',
}

export const HOW_SHARING_WORKS = [
  'The leader chooses how much members can see of each other. You choose how much of that you show.',
  'When the leader opens the group up, nothing of yours changes until you say yes.',
  'When the leader closes it down, or you show less, it takes effect right away.',
] as const
