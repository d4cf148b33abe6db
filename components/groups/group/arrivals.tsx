'use client'

import { ActButton } from '@/components/ui/act-button'
import { showSuccess } from '@/components/ui/toaster'
import { When } from '@/components/ui/when'
import { removeJoiners } from '@/lib/api/entries/join-links'
import type { JoinLinkDetail } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { PersonName } from '../person-name'

interface ArrivalsProps {
  groupId: string
  arrivals: JoinLinkDetail['arrivals']
}

/** Who joined with a join link, link by link; all of a link can be let go at once. */
export function Arrivals({ groupId, arrivals }: ArrivalsProps) {
  const count = arrivals.reduce((sum, { people }) => sum + people.length, 0)
  if (count === 0) return null
  async function remove(linkId: string) {
    const { removed } = await call(removeJoiners, { params: { id: groupId, linkId } })
    showSuccess(`${countOf(removed, 'person', 'people')} removed. The link is off.`)
  }
  return (
    <details className="border-line border-t">
      <summary className="cursor-pointer px-0 py-3.5 font-600 text-sm">{`Who joined with it (${count})`}</summary>
      <div className="grid grid-cols-1 gap-4">
        {arrivals.map(({ link_id, made_at, people }) => (
          <div key={link_id} className="grid grid-cols-1 gap-3">
            {arrivals.length > 1 && (
              <h3 className="text-ink-2 text-sm">
                With the link from <When at={made_at} />
              </h3>
            )}
            <ul
              className="max-h-[20rem] overflow-y-auto text-sm [&_li]:border-line [&_li]:border-t [&_li]:px-0 [&_li]:py-2"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable
              tabIndex={0}
              aria-label="Who joined with the link"
            >
              {people.map((person) => (
                <li key={person.user_id} className="wrap-anywhere">
                  <b>
                    <PersonName person={person} />
                  </b>
                  <span className="block text-ink-2">{person.email}</span>
                </li>
              ))}
            </ul>
            <ActButton
              className="btn btn-small btn-danger-outline justify-self-start"
              label={people.length === 1 ? 'Remove this person' : `Remove all ${people.length}`}
              question={{
                title: 'Remove everyone who joined with this link',
                yes: 'Remove and turn off',
                isDanger: true,
                text: (
                  <p>
                    {`${countOf(people.length, 'person', 'people')} joined with this link. They leave the group, their results leave it right away, and the link is turned off.`}
                  </p>
                ),
              }}
              busy="Removing…"
              send={() => remove(link_id)}
              failed="They could not be removed. Please try again."
            />
          </div>
        ))}
      </div>
    </details>
  )
}
