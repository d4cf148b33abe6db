import type { Invitation } from '@/lib/api/invitations'
import { BEFORE_JOINING, EVERYONE_SEES, LEADER_SEES, NEVER_SEEN } from '@/lib/copy/sharing'
import { PersonNames } from './person-name'
import { SharingPanes } from './sharing-panes'

interface ConsentPanesProps {
  invitation: Invitation
  /** Headings under a page's title (2), or under a dialog's (3). */
  level?: 2 | 3
}

/** What joining shares and with whom, and what it never does. */
export function ConsentPanes({ invitation, level }: ConsentPanesProps) {
  const { leader, further_leaders: further, group } = invitation
  return (
    <SharingPanes
      level={level}
      never={{ title: 'They will never see', items: NEVER_SEEN }}
      notes={BEFORE_JOINING}
      sees={{
        title: 'They will see',
        items: (
          <>
            <li>
              <p>
                <b>
                  <PersonNames people={[leader, ...further]} />
                </b>{' '}
                <span className="mut">{further.length > 0 ? '(leaders)' : '(leader)'}</span>
                <span className="own-line mut">{LEADER_SEES}</span>
              </p>
            </li>
            <li>
              <p>
                <b>Everyone in the group</b>
                <span className="own-line mut">{EVERYONE_SEES[group.members_see]}</span>
              </p>
            </li>
          </>
        ),
      }}
    />
  )
}
