import type { MailContent } from './content'
import { quoted } from './value'

/** So long after one of these mails the next one waits: it tells of everyone who has asked meanwhile. */
export const ASKING_MINUTES = 30

/** Tells a leader that people ask to join with the group's link. A job of an earlier version has no number. */
export function asksToJoin(data: { group: string; link: string; waiting?: number }): MailContent {
  const group = quoted(data.group, 'your group')
  const { waiting = 1 } = data
  const asks =
    waiting === 1 ? 'Someone asks to join your group' : `${waiting} people ask to join your group`
  return {
    subject: asks,
    preheader: `You decide who joins ${group}.`,
    heading: asks,
    before: [
      `They opened the join link of ${group}. Someone who leads the group decides who gets in. The group’s page shows who is waiting.`,
    ],
    button: { label: waiting === 1 ? 'See who it is' : 'See who they are', link: data.link },
    reason: `You’re getting this because you lead this group. We write at most every ${ASKING_MINUTES} minutes, and only when someone has asked.`,
  }
}
