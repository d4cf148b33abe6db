/** The mails of a group: who is invited, reminded, asks, is let in, and leads. */
import { PRODUCT } from '../product'
import { sayWhen } from '../when'
import type { MailContent } from './content'
import { senderName } from './sender-name'
import { greeting, quoted } from './value'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14

interface InvitationData {
  group: string
  leader: string
  link: string
  /** The leader's own, as typed. */
  words?: string
  /** Of a reminder: when the invitation ends. */
  until?: string
  /** The page where its reader says that no one here may invite them. */
  leaveLink: string
  /** What a mail program posts to. */
  oneClick: string
}

/** Invites a person, with or without an account, to a group, or reminds them of it. */
export function invitation(data: InvitationData): MailContent {
  const leader = senderName(data.leader)
  const isNamed = leader !== 'Someone'
  const group = quoted(data.group, 'a group')
  const words = quoted(data.words ?? '', '')
  const invites = `${leader} invites you to compare DISC styles`
  return {
    subject: data.until ? `Reminder: ${invites}` : invites,
    preheader: `Join ${group} and see how you work together.`,
    heading: `Join ${group}`,
    before: [
      `${leader} invites you to ${group} on ${PRODUCT}, where teams compare how their members work.`,
      ...(words ? [`${leader} writes: ${words}`] : []),
      `If you join, ${isNamed ? leader : 'the person who invites you'} and anyone else who leads the group see your name, your email address, your style and your four scores with their ranges. The invitation page shows what the other members see, before you decide. You can leave anytime, and the sharing ends right away.`,
    ],
    button: { label: 'See the invitation', link: data.link },
    after: [
      `The link works ${data.until ? `until ${sayWhen(data.until)}` : `for ${INVITATION_DAYS} days`}, and only for this email address. If you don’t have an account yet, you can create one along the way.`,
    ],
    reason: `You’re getting this because ${isNamed ? leader : 'someone'} entered this email address. If you don’t know them, ignore this email: nothing is shared, and no one sees more than whether you opened the link.`,
    unsubscribe: {
      label: 'No one here may invite me',
      link: data.leaveLink,
      oneClick: data.oneClick,
    },
  }
}

/** Reminds a member that the group waits for their assessment. */
export function groupReminder(data: { name: string; group: string; link: string }): MailContent {
  const group = quoted(data.group, 'your group')
  return {
    subject: 'Your team would like to see your style',
    preheader: '28 short questions, 10-15 minutes.',
    heading: 'Take the assessment for your team',
    before: [
      greeting(data.name),
      `You’re a member of ${group}, and the comparison is still missing your answers. It takes 10-15 minutes, and you can stop and come back later.`,
    ],
    button: { label: 'Take the assessment', link: data.link },
    after: ['If you’d rather not share a result, you can leave the group on its page.'],
    reason: 'You’re getting this because a leader of the group asked us to remind you.',
  }
}

/** Tells a member that they lead the group from now on, alone or beside its first leader. */
export function groupLeader(data: {
  group: string
  link: string
  as?: 'first' | 'further'
}): MailContent {
  const group = quoted(data.group, 'your group')
  return {
    subject: 'You now lead a group',
    preheader: `You can invite people to ${group} and compare its members.`,
    heading: 'You now lead a group',
    before: [
      data.as === 'further'
        ? `A leader of ${group} has made you a leader, too. You can invite and remove members and see the comparison. If you’d rather not lead, you can stop on the group’s page.`
        : `The leader of ${group} has handed it over to you, or has closed their account. You can invite and remove members and see the comparison.`,
    ],
    button: { label: 'Open the group', link: data.link },
    reason: 'You’re getting this because you are a member of this group.',
  }
}

/** Tells a leader that a former member would like to be invited again. */
export function askingBack(data: {
  name: string
  email: string
  group: string
  link: string
}): MailContent {
  const name = senderName(data.name)
  const group = quoted(data.group, 'your group')
  return {
    subject: `${name} asks to come back to your group`,
    preheader: `Invite them to ${group} again, if you like.`,
    heading: `${name} asks to come back`,
    before: [
      `${name} was in ${group} until they proved that ${data.email} is their email address. To be safe, we then ended everything the account had shared before.`,
      'They would like to rejoin. If that’s all right with you, invite this email address on the group’s page. You don’t have to reply.',
    ],
    button: { label: 'Open the group', link: data.link },
    reason: 'You’re getting this because you lead this group. Each person can ask once.',
  }
}

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

/** Tells a person who asked to join a group by its link that they are in. */
export function letIn(data: { group: string; link: string }): MailContent {
  const group = quoted(data.group, 'the group')
  return {
    subject: 'You’re in the group',
    preheader: `The leader has added you to ${group}.`,
    heading: 'You’re in',
    before: [
      `You asked to join ${group}, and its leader has added you. They now see what you agreed to share.`,
    ],
    button: { label: 'Open the group', link: data.link },
    reason: 'You’re getting this because you asked to join this group.',
  }
}
