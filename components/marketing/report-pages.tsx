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
    <div className="relative flex-1 min-h-90 text-[16px] narrow:min-h-67.5" aria-hidden="true">
      <div className="px-0 gap-8.5 overflow-hidden rounded-sm items-center flex flex-col absolute -bottom-19 w-[34%] min-w-51.5 h-[calc(100%_+_12px)] shadow-3 left-[1%] pt-0 pb-22.5 bg-c-tint [transform:rotate(-5deg)] narrow:p-0 narrow:gap-5 narrow:min-w-0 narrow:w-39.5 narrow:h-67 narrow:left-[max(-6%,50%_-_230px)]">
        <p className="px-5 font-640 leading-[1.1] font-display tracking-[-0.02em] self-stretch pt-5 pb-0 text-[1.2em] narrow:px-3.5 narrow:pt-3.5 narrow:text-[1em]">
          {style[0]}
          <br />
          {style[1]}
        </p>
        <Rose scores={scores} size={200} padding={2} textured decorative />
      </div>
      <div className="p-5 overflow-hidden rounded-sm bg-surface absolute w-[34%] min-w-51.5 shadow-3 left-[33%] -bottom-10 h-[calc(100%_+_20px)] z-1 narrow:p-3.5 narrow:min-w-0 narrow:left-1/2 narrow:-bottom-15 narrow:w-44.5 narrow:h-82.5 narrow:[transform:translateX(-50%)]">
        <p className="font-640 text-[1em] leading-[1.1] font-display tracking-[-0.02em]">
          {strengths}
        </p>
        {points.map((point) => (
          <p
            key={point}
            className="font-650 mt-3.25 text-[0.8125em] leading-[1.42] narrow:mt-2.5 narrow:text-[0.75em] after:block after:h-10.5 after:mt-1.75 after:[background-image:repeating-linear-gradient(var(--line)_0_5px,transparent_5px_14px)] after:[clip-path:polygon(0_0,100%_0,100%_66%,62%_66%,62%_100%,0_100%)]"
          >
            {point}
          </p>
        ))}
      </div>
      <div className="py-5 overflow-hidden rounded-sm bg-surface absolute -bottom-19 w-[34%] min-w-51.5 h-[calc(100%_+_12px)] pr-5 shadow-3 left-[66%] pl-8.5 [transform:rotate(5deg)] narrow:py-3.5 narrow:pr-3.5 narrow:min-w-0 narrow:w-39.5 narrow:h-67 narrow:left-auto narrow:right-[max(-8%,50%_-_230px)] narrow:pl-20.5">
        <p className="font-640 text-[1em] leading-[1.1] font-display tracking-[-0.02em]">{title}</p>
        <div className="mx-0 gap-4 grid mt-4 mb-5.5">
          {LETTERS.map((letter) => (
            <div key={letter} className="gap-2 grid items-center grid-cols-[20px_1fr]">
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
