'use client'

import { useRouter } from 'next/navigation'
import { AskButton } from '@/components/ui/ask-dialog'
import { showSuccess } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { letArrivalsGo } from '@/lib/api/entries/join-links'
import type { JoinLinkDetail } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { PersonName } from '../person-name'
import styles from './arrivals.module.css'

interface ArrivalsProps {
  groupId: string
  arrivals: JoinLinkDetail['arrivals']
}

/** Who joined with a join link, link by link; all of a link can be let go at once. */
export function Arrivals({ groupId, arrivals }: ArrivalsProps) {
  const router = useRouter()
  const count = arrivals.reduce((sum, { people }) => sum + people.length, 0)
  if (count === 0) return null
  async function letGo(linkId: string) {
    const { removed } = await call(letArrivalsGo, { params: { id: groupId, linkId } })
    showSuccess(`${countOf(removed, 'person', 'people')} removed. The link is off.`)
    router.refresh()
  }
  return (
    <details className="lined-top">
      <summary
        className={`sm semibold ${styles.summary}`}
      >{`Who joined with it (${count})`}</summary>
      <div className="stack gap-m">
        {arrivals.map(({ link_id, made_at, people }) => (
          <div key={link_id} className="stack gap-s">
            {arrivals.length > 1 && (
              <h3 className="sm mut">
                With the link from <When at={made_at} />
              </h3>
            )}
            <ul
              className={`sm ${styles.people}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable
              tabIndex={0}
              aria-label="Who joined with the link"
            >
              {people.map((person) => (
                <li key={person.user_id} className="anywhere">
                  <b>
                    <PersonName person={person} />
                  </b>
                  <span className="own-line mut">{person.email}</span>
                </li>
              ))}
            </ul>
            <AskButton
              className="self-start btn small danger-outline"
              label={people.length === 1 ? 'Remove this person' : `Remove all ${people.length}`}
              title="Remove everyone who joined with this link"
              yes="Remove and turn off"
              busyLabel="Removing…"
              isDanger
              failed="They could not be removed. Please try again."
              act={() => letGo(link_id)}
            >
              <p>
                {`${countOf(people.length, 'person', 'people')} joined with this link. They leave the group, their results leave it right away, and the link is turned off.`}
              </p>
            </AskButton>
          </div>
        ))}
      </div>
    </details>
  )
}
