import { Archive } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Toaster } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { ARCHIVE_UNDO_DAYS } from '@/lib/api/bounds'
import type { GroupDetail } from '@/lib/api/groups'
import { GroupTitle } from '../group-title'
import { PersonName } from '../person-name'
import { Trail } from '../trail'
import { BringBackButton, CopyButton } from './archive-and-copy'
import { LeaveOrDelete } from './leave-or-delete'

interface ArchivedScreenProps {
  group: GroupDetail
  personId: string
}

/** An archived group: who was in it, and the ways on. No result of anyone is shown. */
export function ArchivedScreen({ group, personId }: ArchivedScreenProps) {
  const { name, members, is_leader } = group
  return (
    <div className="page page-close container grid grid-cols-1 gap-9 narrow:gap-6.5">
      <Trail here={name} />
      <header className="wrap-anywhere grid gap-3">
        <GroupTitle group={group} />
      </header>
      <Banner group={group} />
      <section
        className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
        aria-labelledby="people"
      >
        <h2 id="people" className="text-h3">
          People
        </h2>
        <ul className="wrap-anywhere grid gap-3">
          {members.map((member) => (
            <li key={member.id} className="flex flex-wrap items-center gap-3">
              <PersonName person={member} />
              {member.is_leader && <span className="tag">Leader</span>}
            </li>
          ))}
        </ul>
      </section>
      <LeaveOrDelete group={group} personId={personId}>
        {is_leader && <CopyButton group={group} />}
      </LeaveOrDelete>
      <Toaster />
    </div>
  )
}

function Banner({ group }: Pick<ArchivedScreenProps, 'group'>) {
  const { archived_at, undo_until, is_leader } = group
  return (
    <section
      className="[&_p]:wrap-anywhere print:hidden! grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface px-6 py-5.5 [&>div]:grid-cols-1 [&_p]:max-w-[62ch]"
      aria-labelledby="archived"
    >
      <Icon of={Archive} />
      <div className="grid justify-items-start gap-3">
        <h2 id="archived" className="text-h4">
          <span>This group was archived</span> {archived_at && <When at={archived_at} form="on" />}
        </h2>
        <p className="text-ink-2 text-sm">
          No one here sees anyone’s results, and no one can join.{' '}
          {undo_until ? (
            <span>
              <span>{is_leader ? 'You can' : 'A leader can'}</span> bring it back until{' '}
              <When at={undo_until} />.
            </span>
          ) : (
            <span>{`The ${ARCHIVE_UNDO_DAYS} days for bringing it back are over.`}</span>
          )}
        </p>
        {is_leader && undo_until && <BringBackButton group={group} />}
      </div>
    </section>
  )
}
