import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { BackToTop } from './back-to-top'
import { FoldOnPhone } from './fold-on-phone'

interface FoldProps {
  /** The id that links to it name. */
  id: string
  title: React.ReactNode
  /** What is inside, as a second line while it is folded. */
  hint: React.ReactNode
  /** Also open on narrow screens: the first one with something left to do. */
  isOpen?: boolean
  className?: string
  children: React.ReactNode
}

/**
 * A part of a long page: it stands open on wide screens and on paper, and folds on narrow screens, where FoldOnPhone is
 * on the page. Without JavaScript everything is open.
 */
export function Fold({ id, title, hint, isOpen = false, className = '', children }: FoldProps) {
  return (
    <details
      id={id}
      className={`group narrow:border-line-strong narrow:border-t narrow:open:pb-7 print:[&::details-content]:block print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible] ${className}`}
      open
      data-fold={isOpen ? 'open' : ''}
    >
      <summary
        className="pointer-events-none narrow:pointer-events-auto block narrow:grid narrow:min-h-16 narrow:cursor-pointer list-none narrow:grid-cols-[minmax(0,1fr)_auto] narrow:content-center narrow:items-center narrow:gap-x-3 narrow:px-0 narrow:py-3 narrow:active:bg-sunken [&::-webkit-details-marker]:hidden narrow:[&_:is(h2,_h3)]:m-0! narrow:[&_:is(h2,_h3)]:text-20 narrow:[&_:is(h2,_h3)]:leading-[1.25]"
        tabIndex={-1}
      >
        {title}
        <span className="narrow:col-start-1 narrow:block hidden narrow:text-15 narrow:text-ink-2">
          {hint}
        </span>
        <Icon
          of={ChevronDown}
          className="icon narrow:block hidden narrow:[grid-area:1_/_2_/_span_2] narrow:group-open:[transform:rotate(180deg)]"
        />
      </summary>
      {children}
    </details>
  )
}

/** After the last fold of a page: folds them on narrow screens, and leads back up. */
export function FoldsEnd() {
  return (
    <>
      <FoldOnPhone />
      <BackToTop />
    </>
  )
}
