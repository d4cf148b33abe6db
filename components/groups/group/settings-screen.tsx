import { Link } from '@/components/ui/link'
import type { GroupDetail, SharedChoice } from '@/lib/api/groups'
import { SETTINGS_PAGE } from '@/lib/copy/team-story'
import { comparisonPath, groupPath, meetingPath, sessionPath } from '@/lib/routes'
import { hasMeetingCard } from '../member/colleagues'
import { type OwnPart, PartCard } from '../member/part-card'
import { PersonNames } from '../person-name'
import { ArchiveButton, CopyButton } from './archive-and-copy'
import { EditGroup } from './edit-group'
import { KitDownload } from './kit-download'
import { LeaveOrDelete } from './leave-or-delete'
import { MembersSeeCard } from './members-see-card'
import { PartFrame } from './part-frame'

interface SettingsScreenProps {
  group: GroupDetail
  personId: string
  /** What they bring to a session. */
  part: OwnPart
  /** Which of their results they share. */
  choice?: SharedChoice | null | undefined
}

/** All that a leader can set: what members see comes first, what ends things last. */
export function SettingsScreen({ group, personId, part, choice }: SettingsScreenProps) {
  const { id, members } = group
  const answered = members.filter(({ has_assessment }) => has_assessment).length
  const me = members.find((member) => member.id === personId)
  return (
    <PartFrame group={group} at="settings" here={SETTINGS_PAGE.here} title={SETTINGS_PAGE.title}>
      <MembersSeeCard group={group} choice={choice} />
      <section className="grid grid-cols-1" aria-labelledby="group">
        <h2 id="group" className="sr-only">
          {SETTINGS_PAGE.group}
        </h2>
        <EditGroup group={group} />
        <Row name={SETTINGS_PAGE.leaders}>
          <Link className="link wrap-anywhere text-right" href={groupPath(id)}>
            <PersonNames people={members.filter(({ is_leader }) => is_leader)} />
          </Link>
        </Row>
        {answered > 0 && <OpenRow name={SETTINGS_PAGE.session} href={sessionPath(id)} />}
        {answered > 1 && <OpenRow name={SETTINGS_PAGE.compare} href={comparisonPath(id)} />}
        {hasMeetingCard(group) && <OpenRow name={SETTINGS_PAGE.meeting} href={meetingPath(id)} />}
        {members.length > 1 && answered > 0 && (
          <div className="border-line border-t py-3">
            <KitDownload group={group} members={members} />
          </div>
        )}
      </section>
      {members.length > 1 && (me?.has_assessment || part.agreement) && (
        <PartCard groupId={id} part={part} isLeader />
      )}
      <LeaveOrDelete group={group} personId={personId}>
        <CopyButton group={group} />
        <ArchiveButton group={group} />
      </LeaveOrDelete>
    </PartFrame>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-5 gap-y-1 border-line border-t py-1.5">
      <span className="font-600">{name}</span>
      {children}
    </div>
  )
}

/** The whole row leads there. */
function OpenRow({ name, href }: { name: string; href: string }) {
  return (
    <Link
      className="flex min-h-14 items-center justify-between gap-5 border-line border-t py-1.5 text-ink no-underline hover:[&>span:last-child]:no-underline"
      href={href}
    >
      <span className="font-600">{name}</span>{' '}
      <span className="font-600 underline underline-offset-4">{SETTINGS_PAGE.open}</span>
    </Link>
  )
}
