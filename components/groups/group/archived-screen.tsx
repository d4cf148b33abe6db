import { Archive } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Toaster } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { ARCHIVE_UNDO_DAYS } from '@/lib/api/bounds'
import type { GroupDetail } from '@/lib/api/groups'
import { GroupTitle } from '../group-title'
import notice from '../own-notice.module.css'
import { PersonName } from '../person-name'
import { Trail } from '../trail'
import { BringBackButton, CopyButton } from './archive-and-copy'
import styles from './group-screen.module.css'
import { LeaveOrDelete } from './leave-or-delete'

interface ArchivedScreenProps {
  group: GroupDetail
  personId: string
}

/** An archived group: who was in it, and the ways on. No result of anyone is shown. */
export function ArchivedScreen({ group, personId }: ArchivedScreenProps) {
  const { name, members, is_leader } = group
  return (
    <div className={`wrap stack page close ${styles.page}`}>
      <Trail here={name} />
      <header className="grid gap-s anywhere">
        <GroupTitle group={group} />
      </header>
      <Banner group={group} />
      <section className="card stack gap-m padded" aria-labelledby="people">
        <h2 id="people" className="h3">
          People
        </h2>
        <ul className="grid gap-s anywhere">
          {members.map((member) => (
            <li key={member.id} className="row wraps gap-s">
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
    <section className={`card grid gap-m unprinted ${notice.notice}`} aria-labelledby="archived">
      <Icon of={Archive} />
      <div className="grid left gap-s">
        <h2 id="archived" className="h4">
          <span>This group was archived</span> {archived_at && <When at={archived_at} form="on" />}
        </h2>
        <p className="sm mut">
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
