import { ArrowUp } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** At the end of a page that is long on narrow screens: the way to its beginning. */
export function BackToTop() {
  return (
    <p className="narrow:flex hidden narrow:justify-center narrow:border-line-strong narrow:border-t narrow:px-0 narrow:pt-5 narrow:pb-9">
      <a className="btn btn-soft" href="#main">
        <Icon of={ArrowUp} />
        Back to the top
      </a>
    </p>
  )
}
