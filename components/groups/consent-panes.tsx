import { EyeOff } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Invitation } from '@/lib/api/invitations'
import { BEFORE_JOINING, EVERYONE_SEES, LEADER_SEES, NEVER_SEEN } from '@/lib/copy/sharing'
import styles from './consent-panes.module.css'
import { PersonNames } from './person-name'

interface ConsentPanesProps {
  invitation: Invitation
  /** Headings under a page's title (2), or under a dialog's (3). */
  level?: 2 | 3
}

/** What joining shares and with whom, and what it never does. */
export function ConsentPanes({ invitation, level = 2 }: ConsentPanesProps) {
  const { leader, further_leaders: further, group } = invitation
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`grid gap-m ${styles.panes}`}>
      <section className={`card stack gap-m anywhere ${styles.pane}`} aria-labelledby={`${id}-see`}>
        <Heading id={`${id}-see`} className="h4">
          They will see
        </Heading>
        <ul className="grid gap-m sm">
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
        </ul>
      </section>
      <section
        className={`card stack gap-m anywhere ${styles.pane} ${styles.never}`}
        aria-labelledby={`${id}-never`}
      >
        <Heading id={`${id}-never`} className="h4">
          They will never see
        </Heading>
        <ul className={`grid gap-s sm ${styles.hidden}`}>
          {NEVER_SEEN.map((what) => (
            <li className="flex gap-s start" key={what}>
              <Icon of={EyeOff} />
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </section>
      <ul className={`sm mut grid spans ${styles.notes}`}>
        {BEFORE_JOINING.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
