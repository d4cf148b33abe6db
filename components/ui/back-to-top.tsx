import { ArrowUp } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** At the end of a page that is long on narrow screens: the way to its beginning. */
export function BackToTop() {
  return (
    <p className="hidden narrow:px-0 narrow:border-line-strong narrow:flex narrow:justify-center narrow:pt-5 narrow:pb-9 narrow:border-t">
      <a className="btn btn-soft" href="#main">
        <Icon of={ArrowUp} />
        Back to the top
      </a>
    </p>
  )
}
