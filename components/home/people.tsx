import { useWords } from '#words'
import { ChartText } from '@/components/charts/chart-text'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Picture } from '@/components/charts/picture'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import type { Face } from './faces'
import styles from './people.module.css'

/** So many, and the place for someone new, make two rows. */
const MOST = 11
const SIZE = 78

interface PeopleProps {
  faces: readonly Face[]
  /** Where a link to compare is made; null before one has a name to compare. */
  makePath: string | null
}

/** Those whom one can read about together with oneself, as shapes. */
export function People({ faces, makePath }: PeopleProps) {
  const words = useWords('home.people')
  if (faces.length === 0 && !makePath) return null
  return (
    <section className="print:hidden!" aria-labelledby="people">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="people" className="text-d3">
          {words.title}
        </h2>
        {faces.length > MOST && (
          <Link className="link min-h-10" href={routes.groups}>
            {words.all}
          </Link>
        )}
      </div>
      <ul className={`mt-6.5 grid grid-cols-6 narrow:grid-cols-3 gap-y-7 ${styles.faces}`}>
        {faces.slice(0, MOST).map(({ href, name, initials, letter, where }) => (
          <li key={href}>
            <Place href={href} text={words[where]} name={<bdi>{name}</bdi>}>
              <StyleMark letter={letter} text={initials} size={SIZE} />
            </Place>
          </li>
        ))}
        {makePath && (
          <li>
            <Place
              href={makePath}
              text={words.byLink}
              name={faces.length > 0 ? words.new : words.none}
            >
              <Empty />
            </Place>
          </li>
        )}
      </ul>
    </section>
  )
}

interface PlaceProps {
  href: string
  name: React.ReactNode
  text: string
  /** The shape. */
  children: React.ReactNode
}

function Place({ href, name, text, children }: PlaceProps) {
  return (
    <Link
      className="wrap-anywhere relative grid justify-items-center px-1 text-center leading-tight no-underline hover:[&>b]:underline [&>svg]:mb-2.5"
      href={href}
    >
      {children}
      <b className="font-600">{name}</b>
      <span className="text-14 text-ink-2">{text}</span>
    </Link>
  )
}

/** A place that no one has yet. */
function Empty() {
  return (
    <Picture size={SIZE} box={40}>
      <circle
        cx={20}
        cy={20}
        r={16.6}
        fill="var(--canvas)"
        stroke="var(--ink)"
        strokeWidth={1.4}
        strokeDasharray="3 3"
      />
      <ChartText x={20} y={20} size={20} fill="var(--ink)">
        +
      </ChartText>
    </Picture>
  )
}
