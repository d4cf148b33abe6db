'use client'

import { Bell, MailPlus, Presentation } from 'lucide'
import { ActionButton } from '@/components/ui/action-button'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { Link } from '@/components/ui/link'
import { showError, showSuccess } from '@/components/ui/toaster'
import { remindMembers } from '@/lib/api/entries/groups'
import type { Member } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { ANSWERED } from '@/lib/copy/team-story'
import { countOf } from '@/lib/counts'
import { inviteToGroupPath, routes, sessionPath } from '@/lib/routes'

interface AnsweredCardProps {
  group: { id: string }
  members: readonly Member[]
  personId: string
  /** Invitations that no one has answered. */
  invited: number
}

/** The most that are named. */
const MOST_NAMED = 3

/** How many have answered, who has not, and the one next step. */
export function AnsweredCard({ group, members, personId, invited }: AnsweredCardProps) {
  const isWaiting = ({ has_assessment }: Member) => has_assessment === false
  const waiting = members.flatMap((member) =>
    isWaiting(member) && member.id !== personId ? member.called : [],
  )
  const hasAnswers = members.some(({ has_assessment }) => has_assessment)
  const mine = members.find(({ id }) => id === personId)
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3"
      aria-labelledby="answered"
    >
      <div className="wrap-anywhere min-w-0 [flex:1_1_9rem]">
        <h2 id="answered" className="font-620 text-20">
          {titleOf(members.length, members.filter((member) => !isWaiting(member)).length)}
        </h2>
        {waiting.length > 0 && (
          <p className="text-15 text-ink-2">
            <Names names={waiting} />{' '}
            <span>{waiting.length === 1 ? 'hasn’t yet.' : 'haven’t yet.'}</span>
          </p>
        )}
        {invited > 0 && (
          <Link className="link print:hidden! text-15" href={inviteToGroupPath(group.id)}>
            {ANSWERED.invited(invited)}
          </Link>
        )}
      </div>
      {waiting.length > 0 && <RemindAll groupId={group.id} names={waiting} />}
      {members.length > 1 && hasAnswers && !members.some(isWaiting) && (
        <Link className="btn print:hidden!" href={sessionPath(group.id)}>
          <Icon of={Presentation} />
          Run a session
        </Link>
      )}
      {members.length === 1 && (
        <Link className="btn print:hidden!" href={inviteToGroupPath(group.id)}>
          <Icon of={MailPlus} />
          Invite your team
        </Link>
      )}
      {mine && isWaiting(mine) && (
        <Link className="btn btn-outline print:hidden!" href={routes.assessment}>
          Take the assessment
        </Link>
      )}
    </section>
  )
}

function titleOf(size: number, answered: number): string {
  if (size === 1) return answered === 1 ? 'Only you so far' : 'No one has answered yet'
  if (answered === size) return size === 2 ? 'Both have answered' : `All ${size} have answered`
  if (answered === 0) return 'No one has answered yet'
  return `${answered} of ${size} ${answered === 1 ? 'has' : 'have'} answered`
}

/** The first of some names, and how many more there are. */
function Names({ names }: { names: readonly string[] }) {
  const shown = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names
  const rest = names.length - shown.length
  const before = (at: number) => {
    if (at === 0) return ''
    return at === shown.length - 1 && rest === 0 ? ' and ' : ', '
  }
  return (
    <span>
      {shown.map((name, at) => (
        // Two may be called the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: names never move
        <span key={at}>
          <span>{before(at)}</span>
          <bdi>{name}</bdi>
        </span>
      ))}
      {rest > 0 && <span>{` and ${countOf(rest, 'other')}`}</span>}
    </span>
  )
}

/** Mails everyone who has not answered. */
function RemindAll({ groupId, names }: { groupId: string; names: readonly string[] }) {
  const router = useRouter()
  async function remind() {
    const { reminded } = await call(remindMembers, { params: { id: groupId }, body: {} })
    if (reminded > 0) showSuccess(`${countOf(reminded, 'reminder')} sent.`)
    else showError('Everyone has been reminded within the last day. Try again tomorrow.')
    router.refresh()
  }
  return (
    <ActionButton
      className="btn wrap-anywhere print:hidden!"
      busyLabel="Sending..."
      failed="The reminders could not be sent. Please try again."
      act={remind}
    >
      <Icon of={Bell} />
      {names.length > 1 ? (
        <span>{ANSWERED.remind(names.length)}</span>
      ) : (
        <span>
          <span>Remind </span>
          <Names names={names} />
        </span>
      )}
    </ActionButton>
  )
}
