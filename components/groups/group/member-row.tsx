'use client'

import { Ellipsis } from 'lucide'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { styleTitle } from '@/components/results/style/style-title'
import { ActionButton } from '@/components/ui/action-button'
import { AskButton } from '@/components/ui/ask-dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { showError, showSuccess } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
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
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import { PersonMark } from '../person-mark'
import { PersonName } from '../person-name'

interface MemberRowProps {
  groupId: string
  member: Member
  /** It is the viewer. */
  isMine: boolean
  /** The viewer is the first leader. */
  isFirst: boolean
  mayHandOver: boolean
}

/** One member: who they are, how they work if the viewer may know, and where to write to. */
export function MemberRow(props: MemberRowProps) {
  const { groupId, member, isMine, isFirst, mayHandOver } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="px-0 py-2.5 border-line grid items-center border-t grid-cols-[40px_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_44px] gap-y-0 gap-x-4 min-h-17 print:break-inside-avoid narrow:grid-cols-[40px_minmax(0,1fr)_44px] narrow:gap-y-0 narrow:gap-x-3.5">
      <PersonMark person={member} letter={member.primary_type} size={40} />
      <p className="flex items-center flex-wrap wrap-anywhere gap-y-0 gap-x-2">
        <b className="line-clamp-[var(--lines,3)] min-w-0">
          <PersonName person={member} />
        </b>
        {(isMine || member.is_leader) && <span className="tag">{roleOf(isMine, member)}</span>}
      </p>
      <MemberStyle member={member} />
      {member.email && (
        <p className="text-sm truncate text-ink-2 narrow:hidden!" title={member.email}>
          {member.email}
        </p>
      )}
      {!(isMine && isFirst) && (
        <button
          type="button"
          className="bare rounded-circle size-11 place-items-center grid col-start-5 narrow:col-start-3 narrow:row-[1_/_span_2] narrow:-mr-2.5 hover:bg-sunken aria-expanded:bg-sunken print:hidden!"
          aria-label={`Manage ${fullName(member)}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Ellipsis} />
        </button>
      )}
      {isOpen && (
        <div id={id} className="gap-3 grid col-[2_/_-1] pt-3 print:hidden!">
          <p className="text-sm text-ink-2 wrap-anywhere">
            {member.email && <span className="not-narrow:hidden">{`${member.email} `}</span>}
            <span>
              Joined <When at={member.joined_at} />
            </span>
          </p>
          {isMine ? (
            <StopLeading groupId={groupId} member={member} isMine />
          ) : (
            <MemberActions
              groupId={groupId}
              member={member}
              isFirst={isFirst}
              mayHandOver={mayHandOver}
            />
          )}
        </div>
      )}
    </li>
  )
}

function roleOf(isMine: boolean, { is_leader }: Member): string {
  if (!isMine) return 'Leader'
  return is_leader ? 'You, leader' : 'You'
}

/** Assessment status and style; nothing where the viewer may not know. */
function MemberStyle({ member }: { member: Member }) {
  const { has_assessment, headline, doubt, reminded_at } = member
  if (member.shares_results === false) {
    return <p className="text-sm narrow:col-start-2 narrow:row-start-2">Shares no results</p>
  }
  if (has_assessment === null) return null
  if (!headline) {
    return (
      <p className="text-sm text-ink-2 narrow:col-start-2 narrow:row-start-2">
        {reminded_at ? (
          <span>
            Reminded <When at={reminded_at} form="on" />
          </span>
        ) : (
          'No assessment yet'
        )}
      </p>
    )
  }
  return (
    <p className="text-sm narrow:col-start-2 narrow:row-start-2">
      <span className="block">{styleTitle(headline)}</span>
      <span className="text-ink-2">{doubt}</span>
    </p>
  )
}

/** What a leader can do about one member. */
function MemberActions({
  groupId,
  member,
  isFirst,
  mayHandOver,
}: Pick<MemberRowProps, 'groupId' | 'member' | 'isFirst' | 'mayHandOver'>) {
  const router = useRouter()
  const name = fullName(member)
  const why = useId()
  const unproven = mayHandOver ? {} : { 'aria-disabled': true, 'aria-describedby': why }

  async function remind() {
    const { reminded } = await call(remindMembers, {
      params: { id: groupId },
      body: { user_ids: [member.id] },
    })
    if (reminded > 0) showSuccess(`${name} was reminded.`)
    else showError(`${name} has been reminded within the last day. Try again tomorrow.`)
    router.refresh()
  }

  async function addLeader() {
    await call(makeLeader, { params: { id: groupId, userId: member.id } })
    showSuccess(`${name} leads the group, too.`)
    router.refresh()
  }

  async function handOver() {
    await call(handOverGroup, { params: { id: groupId }, body: { user_id: member.id } })
    showSuccess(`${name} leads the group now.`)
    router.refresh()
  }

  async function remove() {
    await call(removeMember, { params: { id: groupId, userId: member.id } })
    showSuccess(`${name} is no longer in the group.`)
    router.refresh()
  }

  return (
    <div className="gap-2 flex flex-wrap">
      {member.has_assessment === false && (
        <ActionButton
          className="btn btn-outline btn-small"
          busyLabel="Sending..."
          failed="The reminder could not be sent. Please try again."
          act={remind}
        >
          Send a reminder
        </ActionButton>
      )}
      {!member.is_leader && (
        <AskButton
          className="btn btn-outline btn-small"
          {...unproven}
          label="Make a leader"
          title="Make a leader"
          yes="Make a leader"
          busyLabel="Saving..."
          failed="This member could not be made a leader. Please try again."
          act={addLeader}
        >
          <p>
            <b>
              <PersonName person={member} />
            </b>{' '}
            will lead the group, too: invite, remove, rename, compare and see everyone’s scores,
            including yours.
          </p>
          <p>Only the first leader can delete the group, hand it over or remove a leader.</p>
        </AskButton>
      )}
      {member.is_leader && isFirst && <StopLeading groupId={groupId} member={member} />}
      {isFirst && (
        <AskButton
          className="btn btn-outline btn-small"
          {...unproven}
          label="Hand over the group"
          title="Hand over the group"
          yes="Hand over"
          busyLabel="Handing over..."
          failed="The group could not be handed over. Please try again."
          act={handOver}
        >
          <p>
            <b>
              <PersonName person={member} />
            </b>{' '}
            will lead the group in your place: invite, remove, rename, compare and see everyone’s
            scores, including yours.
          </p>
          <p>You stay a member, and see only what the group’s setting lets members see.</p>
        </AskButton>
      )}
      {(isFirst || !member.is_leader) && (
        <AskButton
          className="btn btn-small border-danger [--bg:transparent] [--fg:var(--danger)]"
          label="Remove"
          title="Remove from the group"
          yes="Remove"
          busyLabel="Removing..."
          isDanger
          failed="This member could not be removed. Please try again."
          act={remove}
        >
          <p>
            <b>
              <PersonName person={member} />
            </b>{' '}
            leaves the group, and their scores leave the comparison right away. They keep their
            account and results.
          </p>
          <p>They’ll see it in their list of groups. To have them back, invite them again.</p>
        </AskButton>
      )}
      {!mayHandOver && (
        <p id={why} className="text-sm text-ink-2 [flex-basis:100%]">
          {messages.groups.proveToMakeLeader}{' '}
          <Link className="link" href={routes.verifyEmail}>
            Send the email again
          </Link>
        </p>
      )}
    </div>
  )
}

/** Ends the leading of a further leader, by themself or by the first one. */
function StopLeading({
  groupId,
  member,
  isMine = false,
}: Pick<MemberRowProps, 'groupId' | 'member'> & { isMine?: boolean }) {
  const router = useRouter()
  async function stop() {
    await call(stopLeading, { params: { id: groupId, userId: member.id } })
    showSuccess(
      isMine ? 'You’re a member of the group now.' : `${fullName(member)} is a member now.`,
    )
    router.refresh()
  }
  return (
    <AskButton
      className="btn btn-outline btn-small justify-self-start"
      label="Stop leading"
      title="Stop leading"
      yes="Stop leading"
      busyLabel="Saving..."
      failed="That could not be saved. Please try again."
      act={stop}
    >
      {isMine ? (
        <p>You stay a member, and see only what the group’s setting lets members see.</p>
      ) : (
        <p>
          <b>
            <PersonName person={member} />
          </b>{' '}
          stays a member, and sees only what the group’s setting lets members see.
        </p>
      )}
    </AskButton>
  )
}
