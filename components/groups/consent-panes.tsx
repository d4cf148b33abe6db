import { UserRoundCheck } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Invitation } from '@/lib/api/invitations'
import { NEVER_SEEN, SEEN_BY_ALL, SEEN_BY_LEADER } from '@/lib/copy/sharing'
import type { Letter } from '@/lib/disc/letters'
import { PersonMark } from './person-mark'
import { PersonName, PersonNames } from './person-name'
import { SharingCell, SharingPanes } from './sharing-panes'

/** The person who is about to join, with the result that the group would see. */
export interface Joiner {
  first_name: string
  last_name: string
  result: { letter: Letter; headline: string } | null
}

interface ConsentPanesProps {
  to: Pick<Invitation, 'group' | 'leader' | 'further_leaders'>
  /** The person who reads it, where the page shows how they would appear. */
  me?: Joiner | null
  /** What else holds, where nothing stands between. */
  notes?: readonly string[]
  /** Headings under a page's title (2), or under a dialog's (3). */
  level?: 2 | 3
}

/** What joining shares and with whom, and what it never does. */
export function ConsentPanes({ to, me, notes, level }: ConsentPanesProps) {
  const setting = to.group.members_see
  return (
    <SharingPanes
      level={level}
      sees={{ title: 'They see', items: SEEN_BY_ALL[setting] }}
      never={{ title: 'They never see', items: NEVER_SEEN }}
      notes={notes}
    >
      {me !== undefined && <Appearance me={me} showsStyle={setting !== 'leader_only'} />}
      <SharingCell
        picture={<Icon of={UserRoundCheck} />}
        title={
          <span>
            Only <PersonNames people={[to.leader, ...to.further_leaders]} />
          </span>
        }
      >
        {SEEN_BY_LEADER[setting]}
      </SharingCell>
    </SharingPanes>
  )
}

/** The person as the others would see them. */
function Appearance({ me, showsStyle }: { me: Joiner | null; showsStyle: boolean }) {
  const result = showsStyle ? me?.result : null
  const you = (
    <span
      className="grid size-9 flex-none place-items-center rounded-circle border-[1.5px] border-line-strong border-dashed font-600 text-14"
      aria-hidden="true"
    >
      You
    </span>
  )
  return (
    <SharingCell
      picture={
        me ? (
          <PersonMark
            person={me}
            letter={result?.letter ?? null}
            without={showsStyle ? 'result' : 'showing'}
            size={36}
          />
        ) : (
          you
        )
      }
      title={me ? <PersonName person={me} /> : 'You’ll appear like this'}
    >
      {result?.headline ?? lookOf(showsStyle)}
    </SharingCell>
  )
}

const lookOf = (showsStyle: boolean) =>
  showsStyle ? 'A shape with your initials, once you’ve answered.' : 'Your name, without a style.'
