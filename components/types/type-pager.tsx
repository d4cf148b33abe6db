import { ArrowLeft, ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { typePath } from '@/lib/routes'
import styles from './type-pager.module.css'

type Named = Pick<ResultPreview['style'], 'code' | 'name'>

/** To the style before and the style after, in circle order and round again. */
export function TypePager({ previous, next }: { previous: Named; next: Named }) {
  return (
    <nav className={`wrap halves unprinted ${styles.pager}`} aria-label="More styles">
      <Link
        className={`row gap-l unmarked ${styles.link}`}
        href={typePath(previous.code)}
        rel="prev"
      >
        <Icon of={ArrowLeft} />
        <SmallCircle code={previous.code} />
        <span>
          <span className="sm faint tight own-line">Previous style</span>
          <span className={`own-line ${styles.name}`}>{previous.name}</span>
        </span>
      </Link>
      <Link
        className={`row gap-l unmarked ${styles.link} ${styles.next}`}
        href={typePath(next.code)}
        rel="next"
      >
        <span>
          <span className="sm faint tight own-line">Next style</span>
          <span className={`own-line ${styles.name}`}>{next.name}</span>
        </span>
        <SmallCircle code={next.code} />
        <Icon of={ArrowRight} />
      </Link>
    </nav>
  )
}

function SmallCircle({ code }: { code: string }) {
  return (
    <StyleCircle
      size={56}
      gap={1}
      letters={false}
      lit={[...code] as Letter[]}
      decorative
      className="rigid narrow-hidden"
    />
  )
}
