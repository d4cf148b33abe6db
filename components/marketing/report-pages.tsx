import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Radar } from '@/components/charts/radar'
import { Rose } from '@/components/charts/rose/rose'
import { benefits } from '@/lib/copy/landing'
import { LETTERS } from '@/lib/disc/letters'
import { publicSample } from '@/lib/disc/result/public-sample'

const { style, strengths, scores: title, points } = benefits.report

/** Three pages of the report, cut off by the card. A drawing, whose text is lines: the words beside it say what is in it. */
export function ReportPages() {
  const { scores } = publicSample()
  return (
    <div className="relative min-h-90 narrow:min-h-67.5 flex-1 text-[16px]" aria-hidden="true">
      <div className="absolute -bottom-19 left-[1%] narrow:left-[max(-6%,50%_-_230px)] flex h-[calc(100%_+_12px)] narrow:h-67 narrow:w-39.5 w-[34%] min-w-51.5 narrow:min-w-0 flex-col items-center gap-8.5 narrow:gap-5 overflow-hidden rounded-sm bg-c-tint narrow:p-0 px-0 pt-0 pb-22.5 shadow-3 [transform:rotate(-5deg)]">
        <p className="self-stretch narrow:px-3.5 px-5 narrow:pt-3.5 pt-5 pb-0 font-640 font-display narrow:text-[1em] text-[1.2em] leading-[1.1] tracking-[-0.02em]">
          {style[0]}
          <br />
          {style[1]}
        </p>
        <Rose scores={scores} size={200} padding={2} textured decorative />
      </div>
      <div className="absolute -bottom-10 narrow:-bottom-15 left-[33%] narrow:left-1/2 z-1 h-[calc(100%_+_20px)] narrow:h-82.5 narrow:w-44.5 w-[34%] min-w-51.5 narrow:min-w-0 overflow-hidden rounded-sm bg-surface narrow:p-3.5 p-5 shadow-3 narrow:[transform:translateX(-50%)]">
        <p className="font-640 font-display text-[1em] leading-[1.1] tracking-[-0.02em]">
          {strengths}
        </p>
        {points.map((point) => (
          <p
            key={point}
            className="mt-3.25 narrow:mt-2.5 font-650 narrow:text-[0.75em] text-[0.8125em] leading-[1.42] after:mt-1.75 after:block after:h-10.5 after:[background-image:repeating-linear-gradient(var(--line)_0_5px,transparent_5px_14px)] after:[clip-path:polygon(0_0,100%_0,100%_66%,62%_66%,62%_100%,0_100%)]"
          >
            {point}
          </p>
        ))}
      </div>
      <div className="absolute narrow:right-[max(-8%,50%_-_230px)] -bottom-19 left-[66%] narrow:left-auto h-[calc(100%_+_12px)] narrow:h-67 narrow:w-39.5 w-[34%] min-w-51.5 narrow:min-w-0 overflow-hidden rounded-sm bg-surface narrow:py-3.5 py-5 narrow:pr-3.5 pr-5 narrow:pl-20.5 pl-8.5 shadow-3 [transform:rotate(5deg)]">
        <p className="font-640 font-display text-[1em] leading-[1.1] tracking-[-0.02em]">{title}</p>
        <div className="mx-0 mt-4 mb-5.5 grid gap-4">
          {LETTERS.map((letter) => (
            <div key={letter} className="grid grid-cols-[20px_1fr] items-center gap-2">
              <StyleMark letter={letter} size={20} />
              <Bar letter={letter} score={scores[letter]} />
            </div>
          ))}
        </div>
        <Radar scores={scores} size={180} decorative />
      </div>
    </div>
  )
}
