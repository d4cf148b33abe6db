import { ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { hero } from '@/lib/copy/landing'
import { routes } from '@/lib/routes'
import styles from './assessment-band.module.css'

interface AssessmentBandProps {
  title: string
  text: string
}

/** The way from reading about styles to finding one's own. */
export function AssessmentBand({ title, text }: AssessmentBandProps) {
  return (
    <section
      className={`overflow-hidden bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)] ${styles.band}`}
    >
      <div
        className={`container relative py-[clamp(64px,8.1vw,84px)] [&>h2]:max-w-[54%] medium:[&>h2]:max-w-none ${styles.inner}`}
      >
        <h2 className="text-d2">{title}</h2>
        <p className="mx-0 mt-5.5 mb-8 max-w-[min(31rem,54%)] medium:max-w-[31rem] text-17 text-on-inverse-2">
          {text}
        </p>
        <Link className="btn btn-large btn-inverse narrow:w-full!" href={routes.guestAssessment}>
          {hero.action} <Icon of={ArrowRight} />
        </Link>
        <StyleCircle
          size={560}
          gap={4}
          letters={false}
          decorative
          className={`medium:hidden [&_path[opacity]]:fill-on-inverse [&_path[opacity]]:opacity-16 ${styles.circle}`}
        />
      </div>
    </section>
  )
}
