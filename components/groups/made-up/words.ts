/** Who is in the made-up team, and what they have written. */

/** One more than have a result. */
export const NAMES = [
  ['Marisol', 'Vega'],
  ['Tomás', 'Ortega'],
  ['Priya', 'Raman'],
  ['Jonas', 'Weber'],
  ['Hannah', 'Lind'],
  ['Luca', 'Ferri'],
  ['Amara', 'Kone'],
  ['Ben', 'Novak'],
  ['Chloe', 'Adams'],
] as const

export const GROUP = {
  name: 'Product launch',
  description: 'Everyone who brings the spring release out of the door.',
}

/** What the first of them agreed to in a session. */
export const AGREED = [
  'I’ll say who decides before the meeting starts.',
  'I’ll write it down after I’ve said it.',
  'I’ll ask Amara what could go wrong before I tell a client that we can do it, and I’ll say by when I need to know.',
] as const
