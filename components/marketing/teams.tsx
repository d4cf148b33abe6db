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
      <div className="grid grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] medium:grid-cols-1! items-center gap-19 narrow:gap-9">
        <figure>
          <TeamMap {...MAP} size={600} marker={42} className="mx-auto narrow:hidden" />
          <TeamMap
            {...MAP}
            size={340}
            padding={32}
            marker={32}
            className="mx-auto narrow:block hidden"
          />
          <figcaption className="mt-3 text-center text-ink-3 text-sm">{teams.caption}</figcaption>
        </figure>
        <div className="narrow:-order-1">
          <h2 id="teams-title" className="mb-4.5 text-d2">
            {teams.title}
          </h2>
          <p className="text-ink-2 text-lede">{teams.lede}</p>
          <ul className="mt-7.5 mb-8">
            {GETS.map(({ icon, title, text }) => (
              <li
                className="grid grid-cols-[44px_minmax(0,1fr)] gap-5 border-line border-t py-4.25 last:border-line last:border-b"
                key={title}
              >
                <span className="grid size-11 place-items-center rounded-circle bg-sunken">
                  <Icon of={icon} />
                </span>
                <div>
                  <h3 className="mb-0.5 text-h4">{title}</h3>
                  <p className="text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="mb-8 flex items-center gap-5 text-balance rounded-field bg-sunken px-5 py-4 font-600">
            <Icon of={Eye} />
            <span>{teams.consent}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-5.5 gap-y-2.5">
            {/* People who are signed out register on the way. */}
            <Link
              className="btn btn-large narrow:w-full!"
              href={withRedirect(routes.register, routes.groups)}
            >
              {teams.action}
            </Link>
            <Link className="btn btn-large btn-outline narrow:w-full!" href={routes.demoTeam}>
              {teams.demo}
            </Link>
            <span className="font-600">{teams.free}</span>
            <Link href={routes.forTeams}>{teams.more}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
