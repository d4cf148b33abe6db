import { ArrowRight, FileText } from 'lucide'
import { SharedTextures } from '@/components/charts/texture/texture'
import { demoMeeting, demoSession } from '@/components/groups/made-up/demo'
import { MeetingCard } from '@/components/groups/meeting/meeting-card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { forTeams } from '@/lib/copy/for-teams'
import { routes, withRedirect } from '@/lib/routes'
import { Lift } from './lift'
import { liftData } from './lift-data'
import styles from './teams-view.module.css'
import { Walls } from './walls'

const { title, lede, demo, start, note, lift, walls, card, price, closing, hr } = forTeams
/** Who comes to the meeting on the page: all but two. */
const MEETING = { title: card.meeting, away: [3, 7] }

/** What a team gets, shown instead of described: a made-up team, its session, its card, and what it costs. `lifted` are out from the beginning. */
export function TeamsView({ lifted }: { lifted?: readonly number[] }) {
  return (
    <SharedTextures>
      <div className="pt-[clamp(24px,3.9vw,40px)]">
        <Lift {...liftData()} words={lift} start={lifted}>
          <div className="grid gap-5.5">
            <h1 className={`font-display text-d1 ${styles.title}`}>{title}</h1>
            <p className="max-w-[30rem] text-ink-2 text-lede">{lede}</p>
            <div className="narrow-fills mt-2.5 flex flex-wrap gap-3.5">
              <Link className="btn btn-large" href={routes.demoTeam}>
                {demo}
              </Link>
              {/* People who are signed out register on the way. */}
              <Link
                className="btn btn-large btn-outline"
                href={withRedirect(routes.register, routes.groups)}
              >
                {start}
              </Link>
            </div>
            <p className="text-ink-2 text-sm">{note}</p>
          </div>
        </Lift>
        <section className="mt-26 narrow:mt-18" aria-labelledby="walls">
          <div className="container grid gap-3 pb-5">
            <h2 id="walls" className="text-d2">
              {walls.title}
            </h2>
            <p className="max-w-[34rem] text-ink-2 text-lede">{walls.lede}</p>
          </div>
          <Walls view={demoSession()} />
        </section>
        <Card />
        <Price />
      </div>
      <Closing />
    </SharedTextures>
  )
}

/** The real card of a made-up meeting. */
function Card() {
  const { card: made } = demoMeeting(MEETING)
  return (
    <section
      className="container mt-26 narrow:mt-18 grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] medium:grid-cols-1! items-center gap-x-16 gap-y-9"
      aria-labelledby="meeting"
    >
      <div className="grid gap-5.5">
        <h2 id="meeting" className="text-d2">
          {card.title}
        </h2>
        <p className="max-w-[34rem] text-ink-2 text-lede">{card.text}</p>
      </div>
      {made && (
        <div className={styles.card}>
          <MeetingCard card={made} />
        </div>
      )}
    </section>
  )
}

/** Two numbers: what is free, and what one person may buy. */
function Price() {
  return (
    <section className="container mt-26 narrow:mt-18" aria-labelledby="price">
      <h2 id="price" className="sr-only">
        {price.title}
      </h2>
      <div className="grid grid-cols-2 narrow:grid-cols-1! gap-x-12 border-ink border-t-2 [&>*+*]:narrow:border-line [&>*+*]:narrow:border-t [&>*]:grid [&>*]:content-start [&>*]:gap-3.5 [&>*]:py-9 narrow:[&>*]:py-7">
        <div>
          <p className={styles.figure}>{price.group.price}</p>
          <p className="max-w-[29rem] text-ink-2">{price.group.text}</p>
        </div>
        <div>
          <p className={styles.figure}>{price.report.price}</p>
          <p className="max-w-[29rem] text-ink-2">{price.report.text}</p>
          {price.report.today && <p className="max-w-[29rem] text-ink-2">{price.report.today}</p>}
        </div>
      </div>
    </section>
  )
}

/** The demo once more, and the way to what HR asks. */
function Closing() {
  return (
    <>
      <section
        className="mt-12 narrow:mt-6 bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)]"
        aria-labelledby="demo"
      >
        <div className="container flex flex-wrap items-center justify-between gap-x-12 gap-y-7 py-16">
          <div className="grid gap-3.5">
            <h2 id="demo" className="text-d2">
              {closing.title}
            </h2>
            <p className="text-18 text-on-inverse-2">{closing.text}</p>
          </div>
          <Link className="btn btn-large btn-inverse narrow:w-full!" href={routes.demoTeam}>
            {demo}
          </Link>
        </div>
      </section>
      <p className="container py-7">
        <Link
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-5 no-underline hover:[&_b]:underline"
          href={routes.forHr}
        >
          <Icon of={FileText} />
          <span>
            <b className="block font-620 font-display text-h3">{hr.title}</b>
            <span className="text-ink-2">{hr.text}</span>
          </span>
          <Icon of={ArrowRight} />
        </Link>
      </p>
    </>
  )
}
