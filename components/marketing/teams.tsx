import { Eye, FileText, MessageSquareQuote, Users } from 'lucide'
import { TeamMap } from '@/components/charts/circle/team-map'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { TEAM, teams } from '@/lib/copy/landing'
import { place } from '@/lib/disc/circle/geometry'
import { rankLetters } from '@/lib/disc/styles'
import { routes, withRedirect } from '@/lib/routes'
import { Section } from './section'

const { circle, pair, files } = teams.gets

const GETS = [
  { icon: Users, ...circle },
  { icon: MessageSquareQuote, ...pair },
  { icon: FileText, ...files },
]

const MAP = {
  members: TEAM.map(({ initials, scores }) => ({
    letter: rankLetters(scores)[0],
    initials,
    at: place(scores),
  })),
  label: teams.map,
}

/** What a group sees, for people who lead one: a made-up team on the circle, and the way to a first group. */
export function Teams() {
  return (
    <Section id="teams" raised>
      <div className="gap-19 grid items-center grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] narrow:gap-9 medium:grid-cols-1!">
        <figure>
          <TeamMap {...MAP} size={600} marker={42} className="mx-auto narrow:hidden" />
          <TeamMap
            {...MAP}
            size={340}
            padding={32}
            marker={32}
            className="mx-auto hidden narrow:block"
          />
          <figcaption className="text-sm text-ink-3 text-center mt-3">{teams.caption}</figcaption>
        </figure>
        <div className="narrow:-order-1">
          <h2 id="teams-title" className="text-d2 mb-4.5">
            {teams.title}
          </h2>
          <p className="text-lede text-ink-2">{teams.lede}</p>
          <ul className="mt-7.5 mb-8">
            {GETS.map(({ icon, title, text }) => (
              <li
                className="py-4.25 gap-5 border-line grid border-t grid-cols-[44px_minmax(0,1fr)] last:border-line last:border-b"
                key={title}
              >
                <span className="rounded-circle size-11 place-items-center grid bg-sunken">
                  <Icon of={icon} />
                </span>
                <div>
                  <h3 className="text-h4 mb-0.5">{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="px-5 py-4 gap-5 rounded-field flex items-center font-600 bg-sunken mb-8 text-balance">
            <Icon of={Eye} />
            <span>{teams.consent}</span>
          </p>
          <p className="flex items-center flex-wrap gap-y-2.5 gap-x-5.5">
            {/* People who are signed out register on the way. */}
            <Link
              className="btn btn-large narrow:w-full!"
              href={withRedirect(routes.register, routes.groups)}
            >
              {teams.action}
            </Link>
            <span className="font-600">{teams.free}</span>
            <Link href={routes.forTeams}>{teams.ask}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
