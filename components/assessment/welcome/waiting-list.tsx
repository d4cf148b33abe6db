import { ChevronRight, Target, Users } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

/** Something that waits for the person elsewhere. */
export interface Waiting {
  kind: 'invitation' | 'goal'
  title: string
  text: string
  href: string
}

const ICON = { invitation: Users, goal: Target } as const

/** What else waits for the person: invitations, and the goal that is due next. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <section
      className="rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:pt-6 pt-7.5 pb-3"
      aria-labelledby="waiting"
    >
      <h2 id="waiting" className="text-h3">
        Also waiting for you
      </h2>
      <ul className="mt-4">
        {waiting.map(({ kind, title, text, href }) => {
          return (
            <li key={href} className="border-line border-t">
              <Link
                className="flex min-h-11 list-none items-center gap-4 px-0 py-3 no-underline [color:inherit] [&::-webkit-details-marker]:hidden hover:[&_b]:underline"
                href={href}
              >
                <span className="grid size-11 flex-none place-items-center rounded-circle bg-sunken">
                  <Icon of={ICON[kind]} />
                </span>
                <span className="wrap-anywhere min-w-0 flex-1 text-15 leading-normal [&>*]:block">
                  <b>
                    <bdi>{title}</bdi>
                  </b>
                  <span className="text-ink-2">{text}</span>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
