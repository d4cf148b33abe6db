import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { type Explanation, PICKED } from '@/lib/disc/result/telling-answers'

/** The answers that a result turns on, in the words that were picked: one list, or two columns where the lead is open. */
export function WhatPulled({ pulls }: Pick<Explanation, 'pulls'>) {
  const isEachWay = pulls.length > 1
  return (
    <div className={isEachWay ? 'gap-6 grid grid-cols-2 narrow:grid-cols-1!' : undefined}>
      {pulls.map(({ letter, answers }) => (
        <div key={letter}>
          {isEachWay && (
            <h3 className="text-h4 gap-3 flex items-center mb-3 print:mb-[2mm]">
              <StyleMark letter={letter} size={26} />
              <span>{`Toward ${LETTER_NAMES[letter]}`}</span>
            </h3>
          )}
          <ol className="border-line grid border-b">
            {answers.map(({ question, picks }) => (
              <li
                key={question}
                className="px-0 py-3.5 border-line border-t print:px-0 print:py-[0.9mm] print:break-inside-avoid"
              >
                <dl className="gap-2 grid print:gap-0">
                  {picks.map(({ as, text }) => (
                    <div key={as} className="flex flex-wrap items-baseline gap-y-0 gap-x-3">
                      <dt className="text-sm text-ink-2 [flex:0_0_7rem] print:[flex-basis:26mm] print:text-[9pt]">
                        {PICKED[as]}
                      </dt>
                      <dd className="min-w-0 font-550 [flex:1_1_12rem]">{text}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
