import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { type Explanation, PICKED } from '@/lib/disc/result/telling-answers'

/** The answers that a result turns on, in the words that were picked: one list, or two columns where the lead is open. */
export function WhatPulled({ pulls }: Pick<Explanation, 'pulls'>) {
  const isEachWay = pulls.length > 1
  return (
    <div className={isEachWay ? 'grid grid-cols-2 narrow:grid-cols-1! gap-6' : undefined}>
      {pulls.map(({ letter, answers }) => (
        <div key={letter}>
          {isEachWay && (
            <h3 className="mb-3 flex items-center gap-3 text-h4 print:mb-[2mm]">
              <StyleMark letter={letter} size={26} />
              <span>{`Toward ${LETTER_NAMES[letter]}`}</span>
            </h3>
          )}
          <ol className="grid border-line border-b">
            {answers.map(({ question, picks }) => (
              <li
                key={question}
                className="border-line border-t px-0 py-3.5 print:break-inside-avoid print:px-0 print:py-[0.9mm]"
              >
                <dl className="grid gap-2 print:gap-0">
                  {picks.map(({ as, text }) => (
                    <div key={as} className="flex flex-wrap items-baseline gap-x-3 gap-y-0">
                      <dt className="text-ink-2 text-sm [flex:0_0_7rem] print:text-[9pt] print:[flex-basis:26mm]">
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
