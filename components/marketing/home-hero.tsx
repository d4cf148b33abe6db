import { ArrowRight, CircleCheck, Timer } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { GuestResultLink } from '@/components/results/guest-result-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { hero } from '@/lib/copy/landing'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import { routes } from '@/lib/routes'
import { TryCard } from './first-questions/try-card'
import { TryDot } from './first-questions/try-dot'
import styles from './home-hero.module.css'

const FACTS = [
  { icon: Timer, text: hero.facts.duration },
  { icon: CircleCheck, text: hero.facts.result },
]

const SIDES = ['top', 'bottom', 'left', 'right'] as const

interface HomeHeroProps {
  questions: readonly FirstQuestion[]
  /** Of the whole assessment. */
  total: number
}

/**
 * What the product is, by trying it: two real questions, and a dot on the circle that follows them. No link of this
 * page is fetched ahead: most visitors follow none, and the assessment alone would double the page's scripts.
 */
export function HomeHero({ questions, total }: HomeHeroProps) {
  return (
    <section className="container narrow:flex grid grid-cols-[minmax(0,1fr)_minmax(0,520px)] medium:grid-cols-1! narrow:flex-col items-start narrow:items-stretch gap-19 medium:gap-16 narrow:gap-0 narrow:pt-2 pt-5.5 narrow:pb-14 pb-21">
      <div className="narrow:contents">
        <h1 className="mb-4.5 narrow:mb-2.5 font-640 font-display narrow:text-[2.625rem] text-[4.24rem] leading-[0.95] tracking-[-0.04em]">
          {hero.title}
        </h1>
        <p className="mb-6 narrow:mb-8.5 max-w-[33rem] narrow:text-16 text-ink-2 text-lede">
          {hero.lede}
        </p>
        <GuestResultLink className="mt-0 narrow:mb-11" />
        <div className="narrow:order-1 narrow:-mx-1.5 [html:not([data-session])_&]:hidden">
          <TryCard questions={questions} total={total} />
        </div>
        {/* Without scripts nothing can be tried. */}
        <Link
          className="narrow:order-1 narrow:-mx-1.5 grid list-none gap-5 rounded-lg border border-line bg-surface p-6 no-underline shadow-2 [&::-webkit-details-marker]:hidden [html[data-session]_&]:hidden"
          href={routes.guestAssessment}
        >
          <span className="text-h3">{hero.plain}</span>
          <span className="btn w-full">
            {hero.action} <Icon of={ArrowRight} />
          </span>
        </Link>
        <div className="narrow:order-1 mt-4.5 flex flex-wrap items-center gap-x-5.5 gap-y-1.5">
          <Link className="link min-h-11" href={routes.sampleReport}>
            {hero.sample}
          </Link>
          <ul className="flex flex-wrap gap-x-5.5 gap-y-1 font-550 text-ink-2 text-sm">
            {FACTS.map(({ icon, text }) => (
              <li className="flex items-center gap-[0.5rem]" key={text}>
                <Icon className="icon size-[1.05em]" of={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="relative medium:mx-auto narrow:mx-auto medium:my-0 mt-18 narrow:mt-0 mr-[clamp(0px,(1196px_+_3.5rem_-_100vw)_/_2,1.75rem_-_10px)] narrow:mb-10.5 medium:w-[calc(100%_-_44px)] narrow:w-53 medium:max-w-130">
        <StyleCircle size={560} gap={4} />
        <TryDot questions={questions} />
        {SIDES.map((side) => (
          <span
            key={side}
            className={`absolute whitespace-nowrap px-3 py-0.5 font-600 narrow:text-13 text-ink-2 text-sm [--away:5px] narrow:[--away:2px] ${styles[side]}`}
            aria-hidden="true"
          >
            {hero.axes[side]}
          </span>
        ))}
      </div>
    </section>
  )
}
