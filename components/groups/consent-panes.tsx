import { EyeOff } from 'lucide'
import { useId } from 'react'
import { Rose } from '@/components/charts/rose/rose'
import { Icon } from '@/components/ui/icon'
import type { Invitation } from '@/lib/api/invitations'
import { BEFORE_JOINING, EVERYONE_SEES, LEADER_SEES, NEVER_SEEN } from '@/lib/copy/sharing'
import type { Letter, PerLetter } from '@/lib/disc/letters'
import type { MembersSee } from '@/lib/members-see'
import styles from './consent-panes.module.css'
import { PersonMark } from './person-mark'
import { PersonName } from './person-name'

/** The invited person as the group would see them. */
export interface OwnLook {
  first_name: string
  last_name: string
  /** Their newest result; null before they have one. */
  result: { letter: Letter; scores: PerLetter<number> } | null
}

interface ConsentPanesProps {
  invitation: Invitation
  /** Null for who is signed out. */
  own: OwnLook | null
  /** Headings under a page's title (2), or under a dialog's (3). */
  level?: 2 | 3
}

/** What joining shares and with whom, and what it never does, with one's own mark as each of them would see it. */
export function ConsentPanes({ invitation, own, level = 2 }: ConsentPanesProps) {
  const { leader, group } = invitation
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`grid gap-m ${styles.panes}`}>
      <section className={`card stack gap-m anywhere ${styles.pane}`} aria-labelledby={`${id}-see`}>
        <Heading id={`${id}-see`} className="h4">
          They will see
        </Heading>
        <ul className={`grid gap-m ${styles.rows}`}>
          <li>
            {own && <Look own={own} level="open" />}
            <p>
              <b>
                <PersonName person={leader} />
              </b>{' '}
              <span className="mut">(leader)</span>
              <span className="own-line mut">{LEADER_SEES}</span>
            </p>
          </li>
          <li>
            {own && <Look own={own} level={group.members_see} />}
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

const LOOK_SIZE = 52

/** One's own mark under one level: initials alone, the shape of a style, or the rose of four scores. */
function Look({ own, level }: { own: OwnLook; level: MembersSee }) {
  const { result } = own
  return (
    <span>
      {result && level === 'open' ? (
        <Rose scores={result.scores} size={LOOK_SIZE} decorative />
      ) : (
        <PersonMark
          person={own}
          letter={level === 'leader_only' ? null : (result?.letter ?? null)}
          without={level === 'leader_only' ? 'showing' : 'result'}
          size={LOOK_SIZE}
        />
      )}
    </span>
  )
}
