import { useSay, useWords } from '#words'
import { SmallCircle } from '@/components/charts/circle/small-circle'
import { Link } from '@/components/ui/link'
import type { GroupDetail } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import { fullName } from '@/lib/display-name'
import { groupPath, invitationPath, routes } from '@/lib/routes'
import { onCircle } from '../groups/member/colleagues'

/** More stand on the page of all groups. */
const MOST = 4

interface OwnGroupsProps {
  /** Those that wait for an answer come first. */
  invitations: readonly Invitation[]
  groups: readonly GroupDetail[]
  personId: string
}

/** The groups of a person as small circles, with as many people on them as the person sees. */
export function OwnGroups({ invitations, groups, personId }: OwnGroupsProps) {
  const words = useWords('home.groups')
  const say = useSay()
  const isEmpty = invitations.length + groups.length === 0
  return (
    <section aria-labelledby="groups">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="groups" className="font-600 font-body text-15 text-ink-2 tracking-normal">
          {words.title}
        </h2>
        <Link className="link print:hidden! min-h-10" href={routes.groups}>
          {isEmpty ? words.make : words.all}
        </Link>
      </div>
      {isEmpty && <p className="mt-3 max-w-112 text-ink-2">{words.none}</p>}
      <ul className="mt-4.5 grid gap-5.5">
        {invitations.map(({ id, group, leader }) => (
          <Row
            key={id}
            href={invitationPath(id)}
            name={group.name}
            people={[]}
            text={say(words.invitedBy, { leader: fullName(leader) })}
          />
        ))}
        {groups.slice(0, MOST).map((group) => (
          <OwnGroup key={group.id} group={group} personId={personId} />
        ))}
      </ul>
    </section>
  )
}

function OwnGroup({ group, personId }: { group: GroupDetail; personId: string }) {
  const shown = onCircle(group, personId)
  const words = useWords('home.groups')
  const say = useSay()
  const count = group.member_count
  const people =
    shown.length > 1
      ? say(words.peopleShown, { count, shown: shown.length })
      : say(words.people, { count })
  return (
    <Row
      href={groupPath(group.id)}
      name={group.name}
      people={shown}
      text={group.asks ? `${people} ${words.asks}` : people}
    />
  )
}

interface RowProps extends Pick<React.ComponentProps<typeof SmallCircle>, 'people'> {
  href: string
  name: string
  text: string
}

function Row({ href, name, people, text }: RowProps) {
  return (
    <li>
      <Link
        className="grid grid-cols-[120px_minmax(0,1fr)] items-center gap-5.5 no-underline hover:[&_b]:underline"
        href={href}
      >
        <SmallCircle people={people} />
        <span className="wrap-anywhere">
          <b className="block font-620 font-display text-h3">
            <bdi>{name}</bdi>
          </b>
          <span className="text-15 text-ink-2">{text}</span>
        </span>
      </Link>
    </li>
  )
}
