'use client'

import { useId } from 'react'
import { type Act, ActButton } from '@/components/ui/act-button'
import { Link } from '@/components/ui/link'
import { showError, showSuccess } from '@/components/ui/toaster'
import {
  handOverGroup,
  makeLeader,
  remindMembers,
  removeMember,
  stopLeading,
} from '@/lib/api/entries/groups'
import type { Member } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { fullName } from '@/lib/display-name'
import { groupsMessages } from '@/lib/messages/groups'
import { routes } from '@/lib/routes'
import { PersonName } from '../person-name'

interface OfMember {
  groupId: string
  member: Member
}

interface MemberActsProps extends OfMember {
  /** The viewer is the first leader. */
  isFirst: boolean
  mayHandOver: boolean
}

/** What a leader can do about one member. */
export function MemberActs({ groupId, member, isFirst, mayHandOver }: MemberActsProps) {
  const why = useId()
  const of = { groupId, member }
  const unproven = mayHandOver ? {} : { 'aria-disabled': true, 'aria-describedby': why }
  const acts: Act[] = []
  if (member.has_assessment === false) acts.push(remind(of))
  if (!member.is_leader) acts.push({ ...addLeader(of), ...unproven })
  if (member.is_leader && isFirst) acts.push(endLeading(of))
  if (isFirst) acts.push({ ...handOver(of), ...unproven })
  if (isFirst || !member.is_leader) acts.push(remove(of))
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <ActButton key={act.label} {...act} />
      ))}
      {!mayHandOver && (
        <p id={why} className="text-ink-2 text-sm [flex-basis:100%]">
          {groupsMessages.proveToMakeLeader}{' '}
          <Link className="link" href={routes.verifyEmail}>
            Send the email again
          </Link>
        </p>
      )}
    </div>
  )
}

/** For a further leader: ends their own leading. */
export function StopOwnLeading(of: OfMember) {
  return (
    <ActButton
      {...endLeading(of)}
      className="btn btn-outline btn-small justify-self-start"
      question={{
        text: <p>You stay a member, and see only what the group’s setting lets members see.</p>,
      }}
      done="You’re a member of the group now."
    />
  )
}

const remind = ({ groupId, member }: OfMember): Act => ({
  label: 'Send a reminder',
  busy: 'Sending...',
  send: async () => {
    const { reminded } = await call(remindMembers, {
      params: { id: groupId },
      body: { user_ids: [member.id] },
    })
    const name = fullName(member)
    if (reminded > 0) showSuccess(`${name} was reminded.`)
    else showError(`${name} has been reminded within the last day. Try again tomorrow.`)
  },
  failed: 'The reminder could not be sent. Please try again.',
})

const addLeader = ({ groupId, member }: OfMember): Act => ({
  label: 'Make a leader',
  question: {
    text: (
      <>
        <Named member={member}>
          will lead the group, too: invite, remove, rename, compare and see everyone’s scores,
          including yours.
        </Named>
        <p>Only the first leader can delete the group, hand it over or remove a leader.</p>
      </>
    ),
  },
  busy: 'Saving...',
  send: () => call(makeLeader, { params: { id: groupId, userId: member.id } }),
  done: `${fullName(member)} leads the group, too.`,
  failed: 'This member could not be made a leader. Please try again.',
})

const endLeading = ({ groupId, member }: OfMember): Act => ({
  label: 'Stop leading',
  question: {
    text: (
      <Named member={member}>
        stays a member, and sees only what the group’s setting lets members see.
      </Named>
    ),
  },
  busy: 'Saving...',
  send: () => call(stopLeading, { params: { id: groupId, userId: member.id } }),
  done: `${fullName(member)} is a member now.`,
  failed: 'That could not be saved. Please try again.',
})

const handOver = ({ groupId, member }: OfMember): Act => ({
  label: 'Hand over the group',
  question: {
    yes: 'Hand over',
    text: (
      <>
        <Named member={member}>
          will lead the group in your place: invite, remove, rename, compare and see everyone’s
          scores, including yours.
        </Named>
        <p>You stay a member, and see only what the group’s setting lets members see.</p>
      </>
    ),
  },
  busy: 'Handing over...',
  send: () => call(handOverGroup, { params: { id: groupId }, body: { user_id: member.id } }),
  done: `${fullName(member)} leads the group now.`,
  failed: 'The group could not be handed over. Please try again.',
})

const remove = ({ groupId, member }: OfMember): Act => ({
  className: 'btn btn-small btn-danger-outline',
  label: 'Remove',
  question: {
    title: 'Remove from the group',
    isDanger: true,
    text: (
      <>
        <Named member={member}>
          leaves the group, and their scores leave the comparison right away. They keep their
          account and results.
        </Named>
        <p>They’ll see it in their list of groups. To have them back, invite them again.</p>
      </>
    ),
  },
  busy: 'Removing...',
  send: () => call(removeMember, { params: { id: groupId, userId: member.id } }),
  done: `${fullName(member)} is no longer in the group.`,
  failed: 'This member could not be removed. Please try again.',
})

/** A sentence that begins with a member’s name. */
function Named({ member, children }: { member: Member; children: React.ReactNode }) {
  return (
    <p>
      <b>
        <PersonName person={member} />
      </b>{' '}
      {children}
    </p>
  )
}
