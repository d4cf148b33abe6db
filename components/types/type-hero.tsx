import { ArrowLeft, ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { CopyStyleLink } from '@/components/results/copy-style-link'
import { Keywords } from '@/components/results/style/keywords'
import { StyleHero } from '@/components/results/style/style-hero'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { styleWords } from '@/lib/disc/styles'
import { routes } from '@/lib/routes'
import styles from './type-hero.module.css'

/** The top of a style's page, with its letters lit in the circle. */
export function TypeHero({ type }: { type: ResultPreview['style'] }) {
  const { code } = type
  const [first, second] = [...code] as [Letter, Letter?]
  return (
    <StyleHero
      className={styles.hero}
      style={type}
      eyebrow={
        <Link className={`link pressable ${styles.back}`} href={routes.types}>
          <Icon of={ArrowLeft} /> All sixteen styles
        </Link>
      }
      line={
        <div className="row gap-m tight">
          <StyleCodeMarks code={code} size={52} decorative />
          <p>
            Style <b>{code}</b>
            <span>{`: ${styleWords(code)}`}</span>
          </p>
        </div>
      }
      picture={<StyleCircle size={430} gap={4} lit={second ? [first, second] : [first]} />}
      caption={
        second
          ? `${LETTER_NAMES[first]} leads, ${LETTER_NAMES[second]} is close behind.`
          : `${LETTER_NAMES[first]} leads on its own.`
      }
    >
      <div className={styles.keywords}>
        <Keywords of={type.keywords} />
      </div>
      <div className={`flex wraps start ${styles.actions}`}>
        <Link className="btn lg" href={routes.guestAssessment}>
          Take the free assessment <Icon of={ArrowRight} />
        </Link>
        <CopyStyleLink code={code}>Copy link</CopyStyleLink>
      </div>
    </StyleHero>
  )
}
