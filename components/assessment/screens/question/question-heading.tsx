import { useWords } from '#words'

interface QuestionHeadingProps {
  /** Keeps the height of the longest line, so that nothing moves when it is a short one. */
  isLong?: boolean
  /** The line has no room on a phone. */
  isWideOnly?: boolean
  children: React.ReactNode
}

/** The question itself is the same every time; the line under it is what there is to say. */
export function QuestionHeading({
  isLong = false,
  isWideOnly = false,
  children,
}: QuestionHeadingProps) {
  const { title } = useWords('assessment.question')
  const kind = isWideOnly ? 'narrow:hidden!' : isLong ? 'narrow:min-h-[3.2em]' : ''
  return (
    <div className="mb-6.5 narrow:mb-2.5 [&_h1]:mb-2 narrow:[&_h1]:text-24 [@media_screen_and_(min-width:_761px)_and_(max-height:_800px)]:mb-2.5">
      <h1 className="text-d3">{title}</h1>
      <div className={`min-h-7 narrow:min-h-6 narrow:text-15 text-ink-2 ${kind}`}>{children}</div>
    </div>
  )
}
