'use client'

import { CalendarButton } from '@/components/ui/download/download-button'
import { Link } from '@/components/ui/link'
import { getMondayCalendar } from '@/lib/api/entries/follow-up'
import { download } from '@/lib/client/call'
import { localTimeZone } from '@/lib/client/local-paper'
import { STORY } from '@/lib/copy/team-story'
import type { NamedFinding } from '@/lib/disc/team/finding-words'
import { pairPath } from '@/lib/routes'

interface MondayProps {
  finding: NamedFinding
  groupId: string
}

/** The one thing that a leader tries this month. */
export function Monday({ finding: { todo, isPair, people }, groupId }: MondayProps) {
  const [one = '', two = ''] = people
  return (
    <section
      className="narrow:-mx-5 mb-4 grid grid-cols-[minmax(0,1fr)_auto] narrow:grid-cols-1 items-end gap-x-14 gap-y-5 narrow:rounded-none rounded-xl bg-inverse narrow:px-5 px-13 narrow:py-8.5 py-11.5 text-on-inverse print:break-inside-avoid [&_:focus-visible]:[outline-color:var(--on-inverse)]"
      aria-labelledby="monday"
    >
      <div>
        <h2
          id="monday"
          className="mb-3.5 font-600 font-body text-17 text-on-inverse-2 tracking-normal"
        >
          {STORY.monday}
        </h2>
        <p className="wrap-anywhere max-w-[19em] text-balance font-620 font-display text-[clamp(1.75rem,3.6vw,2.875rem)] leading-[1.04] tracking-[-0.032em]">
          {todo}
        </p>
        <p className="mt-3.5 text-on-inverse-2">{STORY.next}</p>
      </div>
      <div className="print:hidden! grid grid-cols-1 justify-items-center narrow:justify-items-stretch gap-1 text-center">
        <CalendarButton
          className="btn btn-inverse"
          label={STORY.calendar}
          load={() =>
            download(getMondayCalendar, { params: { id: groupId }, query: localTimeZone() })
          }
        />
        {isPair && (
          <Link
            className="inline-flex min-h-11 items-center justify-center font-600 text-on-inverse underline-offset-4"
            href={pairPath(groupId, one, two)}
          >
            {STORY.both}
          </Link>
        )}
      </div>
    </section>
  )
}
