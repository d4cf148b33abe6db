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
    <section className="container gap-19 grid items-start grid-cols-[minmax(0,1fr)_minmax(0,520px)] pt-5.5 pb-21 narrow:gap-0 narrow:pt-2 narrow:pb-14 narrow:flex narrow:flex-col narrow:items-stretch medium:gap-16 medium:grid-cols-1!">
      <div className="narrow:contents">
        <h1 className="font-display leading-[0.95] tracking-[-0.04em] font-640 mb-4.5 text-[4.24rem] narrow:mb-2.5 narrow:text-[2.625rem]">
          {hero.title}
        </h1>
        <p className="text-lede text-ink-2 max-w-[33rem] mb-6 narrow:mb-8.5 narrow:text-16">
          {hero.lede}
        </p>
        <GuestResultLink className="mt-0 narrow:mb-11" />
        <div className="narrow:-mx-1.5 narrow:order-1 [html:not([data-session])_&]:hidden">
          <TryCard questions={questions} total={total} />
        </div>
        {/* Without scripts nothing can be tried. */}
        <Link
          className="p-6 gap-5 rounded-lg border border-line grid list-none no-underline bg-surface shadow-2 [&::-webkit-details-marker]:hidden narrow:-mx-1.5 narrow:order-1 [html[data-session]_&]:hidden"
          href={routes.guestAssessment}
        >
          <span className="text-h3">{hero.plain}</span>
          <span className="btn w-full">
            {hero.action} <Icon of={ArrowRight} />
          </span>
        </Link>
        <div className="flex items-center flex-wrap gap-y-1.5 gap-x-5.5 mt-4.5 narrow:order-1">
          <Link className="link min-h-11" href={routes.sampleReport}>
            {hero.sample}
          </Link>
          <ul className="text-sm text-ink-2 flex flex-wrap font-550 gap-y-1 gap-x-5.5">
            {FACTS.map(({ icon, text }) => (
              <li className="gap-[0.5rem] flex items-center" key={text}>
                <Icon className="icon size-[1.05em]" of={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="relative mt-18 mr-[clamp(0px,(1196px_+_3.5rem_-_100vw)_/_2,1.75rem_-_10px)] medium:mx-auto medium:my-0 medium:w-[calc(100%_-_44px)] medium:max-w-130 narrow:mx-auto narrow:w-53 narrow:mt-0 narrow:mb-10.5">
        <StyleCircle size={560} gap={4} />
        <TryDot questions={questions} />
        {SIDES.map((side) => (
          <span
            key={side}
            className={`text-sm px-3 py-0.5 text-ink-2 font-600 whitespace-nowrap [--away:5px] absolute narrow:[--away:2px] narrow:text-13 ${styles[side]}`}
            aria-hidden="true"
          >
            {hero.axes[side]}
          </span>
        ))}
      </div>
    </section>
  )
}
