import { ArrowLeft, ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { CopyStyleLink } from '@/components/results/copy-style-link'
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
        <span>
          Style <b>{code}</b>
          <span>{`: ${styleWords(code)}`}</span>
        </span>
      }
      actions={
        <div className={`flex wraps start ${styles.actions}`}>
          <Link className="btn lg" href={routes.guestAssessment}>
            Take the free assessment <Icon of={ArrowRight} />
          </Link>
          <CopyStyleLink code={code}>Copy link</CopyStyleLink>
        </div>
      }
      picture={<StyleCircle size={430} gap={4} lit={second ? [first, second] : [first]} />}
      caption={
        second
          ? `${LETTER_NAMES[first]} leads, ${LETTER_NAMES[second]} is close behind.`
          : `${LETTER_NAMES[first]} leads on its own.`
      }
    />
  )
}
