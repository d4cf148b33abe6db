/** Longer names are cut: together with the rest, every file system takes it. */
const MAX_NAME = 60

/** A file of a team: "DISC_Team_Design_Ops_2026-11-22.pdf"; without the name where none of its letters is Latin. */
export function teamFileName(
  groupName: string,
  day: string,
  type: 'csv' | 'pdf',
  what = 'DISC_Team',
): string {
  // A header takes ASCII alone, and some systems no spaces: "Équipe Süd" becomes "Equipe_Sud".
  const name = groupName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, MAX_NAME)
    .replace(/^_|_$/g, '')
  return `${[what, name, day].filter((part) => part).join('_')}.${type}`
}
