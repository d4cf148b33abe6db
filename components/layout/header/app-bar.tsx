import { CircleDot, CircleUserRound, History } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { bar as words } from '@/lib/copy/device'
import { routes } from '@/lib/routes'
import styles from './app-bar.module.css'

/** Each with a page of its own; `covers` are the pages that belong to it. Without a connection only the first opens. */
const TABS = [
  { href: routes.assessment, text: words.you, icon: CircleUserRound, covers: [routes.assessment] },
  {
    href: routes.history,
    text: words.results,
    icon: History,
    covers: [routes.results, routes.detailedResults, routes.report],
  },
  {
    href: routes.groups,
    text: words.team,
    icon: CircleDot,
    covers: [routes.groups, routes.compare],
  },
]

/** The bar at the bottom of the installed app, on narrow screens; a wide one has room in its header. */
export function AppBar({ path }: { path: string }) {
  const [isAway, setAway] = useState(false)
  function open(event: React.MouseEvent, href: string) {
    const isClosed = href !== routes.assessment && !navigator.onLine
    if (isClosed) event.preventDefault()
    setAway(isClosed)
  }
  return (
    <nav
      className={`print:hidden! fixed inset-x-0 bottom-0 z-5 narrow:grid hidden grid-cols-3 border-line border-t bg-canvas px-1.5 pt-1.5 ${styles.bar}`}
      aria-label={words.label}
    >
      <p role="status" className="col-span-3 text-center text-15 text-ink-2">
        {isAway && words.away}
      </p>
      {TABS.map(({ href, text, icon, covers }) => {
        const isHere = covers.some((room) => path === room || path.startsWith(`${room}/`))
        return (
          <Link
            key={href}
            className="group grid min-h-16 content-center justify-items-center gap-1 font-600 text-13 text-ink-2 no-underline [&[aria-current]]:text-ink"
            href={href}
            onClick={(event) => open(event, href)}
            aria-current={isHere ? 'page' : undefined}
          >
            <span className="grid h-8 w-15 place-items-center rounded-full group-[[aria-current]]:bg-inverse group-[[aria-current]]:text-on-inverse">
              <Icon of={icon} />
            </span>
            <span>{text}</span>
          </Link>
        )
      })}
    </nav>
  )
}
