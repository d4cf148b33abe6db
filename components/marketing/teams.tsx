import { Eye, FileText, MessageSquareQuote, Users } from 'lucide'
import { TeamMap } from '@/components/charts/circle/team-map'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { TEAM, teams } from '@/lib/copy/landing'
import { place } from '@/lib/disc/circle/geometry'
import { rankLetters } from '@/lib/disc/styles'
import { routes, withRedirect } from '@/lib/routes'
import { Section } from './section'
import styles from './teams.module.css'

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
      <div className={`grid middle medium-stack ${styles.teams}`}>
        <figure>
          <TeamMap {...MAP} size={600} marker={42} className={styles.wide} />
          <TeamMap {...MAP} size={340} padding={32} marker={32} className={styles.narrow} />
          <figcaption className={`sm text-center faint ${styles.caption}`}>
            {teams.caption}
          </figcaption>
        </figure>
        <div className={styles.words}>
          <h2 id="teams-title" className="d2">
            {teams.title}
          </h2>
          <p className="lede">{teams.lede}</p>
          <ul className={styles.gets}>
            {GETS.map(({ icon, title, text }) => (
              <li className="grid gap-l lined-top" key={title}>
                <span className="center touch sunken round">
                  <Icon of={icon} />
                </span>
                <div>
                  <h3 className="h4">{title}</h3>
                  <p className="mut">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={`row gap-l semibold rounded sunken ${styles.consent}`}>
            <Icon of={Eye} />
            <span>{teams.consent}</span>
          </p>
          <p className={`row wraps ${styles.start}`}>
            {/* People who are signed out register on the way. */}
            <Link
              className="narrow-full btn lg"
              href={withRedirect(routes.register, routes.groups)}
            >
              {teams.action}
            </Link>
            <span className="semibold">{teams.free}</span>
            <Link href={routes.forTeams}>{teams.ask}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
