'use client'

import { Bell, MailPlus, Presentation } from 'lucide'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/components/ui/action-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { showError, showSuccess } from '@/components/ui/toaster'
import { remindMembers } from '@/lib/api/entries/groups'
import type { Member } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { routes, sessionPath } from '@/lib/routes'
import { PersonMark } from '../person-mark'
import { KitDownload } from './kit-download'

interface AnsweredCardProps {
  group: { id: string; name: string }
  members: readonly Member[]
  personId: string
}

/** The most marks that are shown. */
const MOST_MARKS = 24
/** The most that are named. */
const MOST_NAMED = 3

/** How many have answered, who has not, and the one next step. */
export function AnsweredCard({ group, members, personId }: AnsweredCardProps) {
  const isWaiting = ({ has_assessment }: Member) => has_assessment === false
  const waiting = members.flatMap((member) =>
    isWaiting(member) && member.id !== personId ? member.called : [],
  )
  const hasAnswers = members.some(({ has_assessment }) => has_assessment)
  const mine = members.find(({ id }) => id === personId)
  const inOrder = [...members].sort(
    (one, other) => Number(isWaiting(one)) - Number(isWaiting(other)),
  )
  return (
    <section
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="answered"
    >
      <h2 id="answered" className="text-h3">
        {titleOf(members.length, members.filter((member) => !isWaiting(member)).length)}
      </h2>
      <div className="flex flex-wrap gap-2">
        {inOrder.slice(0, MOST_MARKS).map((member) => (
          <PersonMark key={member.id} person={member} letter={member.primary_type} size={30} />
        ))}
        {members.length > MOST_MARKS && (
          <span className="text-ink-2 text-sm">{`and ${members.length - MOST_MARKS} more`}</span>
        )}
      </div>
      {waiting.length > 0 && (
        <>
          <p className="wrap-anywhere text-ink-2 text-sm">
            <Names names={waiting} />{' '}
            <span>{waiting.length === 1 ? 'hasn’t yet.' : 'haven’t yet.'}</span>
          </p>
          <RemindAll groupId={group.id} names={waiting} />
        </>
      )}
      {members.length > 1 && hasAnswers && !members.some(isWaiting) && (
        <Link className="btn print:hidden! w-full" href={sessionPath(group.id)}>
          <Icon of={Presentation} />
          Run a session
        </Link>
      )}
      {members.length === 1 && (
        <a className="btn print:hidden! w-full" href="#invite">
          <Icon of={MailPlus} />
          Invite your team
        </a>
      )}
      {mine && isWaiting(mine) && (
        <Link className="btn btn-outline justify-self-start" href={routes.assessment}>
          Take the assessment
        </Link>
      )}
      {members.length > 1 && hasAnswers && <KitDownload group={group} members={members} />}
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
      className="btn wrap-anywhere print:hidden! w-full"
      busyLabel="Sending..."
      failed="The reminders could not be sent. Please try again."
      act={remind}
    >
      <Icon of={Bell} />
      <span>
        <span>Remind </span>
        {names.length > 2 ? <span>{`all ${names.length}`}</span> : <Names names={names} />}
      </span>
    </ActionButton>
  )
}
