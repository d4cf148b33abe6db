'use client'

import { useState, useSyncExternalStore } from 'react'
import { useSay, useWords } from '#words'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { TextureField } from '@/components/charts/texture/texture-field'
import { Link } from '@/components/ui/link'
import type { Letter } from '@/lib/disc/letters'
import { dayBy, lineOn, type Today } from '@/lib/disc/result/today-line'
import { forResult, routes } from '@/lib/routes'
import styles from './today-card.module.css'
import { TryMails } from './try-mails'

interface TodayCardProps {
  today: Today
  /** Which day it is where the server is, until the reader’s own clock is asked. */
  day: number
  /** The letter whose texture stands beside a line for anyone. */
  own: Letter
  /** The result whose complete report has these lines; null where they are free. */
  report: string | null
  /** Whether the person gets a line by mail about once a week; null where they cannot. */
  mails: boolean | null
}

/** One line to say to someone today: the same for the reader’s whole day. Another one is a press away, and changes nothing of tomorrow. */
export function TodayCard({ today, day: served, own, report, mails }: TodayCardProps) {
  const words = useWords('home.today')
  const sayWords = useSay()
  const day = useSyncExternalStore(watchDay, ownDay, () => served)
  /** The day on which another line was asked for. */
  const [swapped, setSwapped] = useState<number | null>(null)
  const line = lineOn(swapped === day ? today.others : today.lines, day)
  if (!line) return null
  const { say, not, to, title } = line
  return (
    <section
      className="grid min-h-80 narrow:min-h-0 grid-cols-[220px_minmax(0,1fr)] narrow:grid-cols-[20px_minmax(0,1fr)] overflow-hidden narrow:rounded-none rounded-xl border border-line narrow:border-x-0 narrow:border-t-0 bg-surface print:break-inside-avoid"
      aria-labelledby="today"
    >
      <div className="relative">
        <TextureField className="absolute inset-0 size-full" letter={to ?? own} shape="tall" />
      </div>
      <div className="grid content-start narrow:px-5 px-12 narrow:pt-4 pt-10 narrow:pb-4.5 pb-9.5">
        <div aria-live={swapped === null ? undefined : 'polite'}>
          <div key={say} className={swapped === null ? undefined : styles.line}>
            <h2
              id="today"
              className="flex items-center gap-2.5 font-600 font-body narrow:text-15 text-17 text-ink-2 leading-snug tracking-normal"
            >
              {to && <StyleMark letter={to} size={26} />}
              <span>{title ?? words.title}</span>
            </h2>
            <blockquote className="mt-4.5 narrow:mt-2 max-w-210 text-balance font-620 font-display narrow:text-26 text-[clamp(1.75rem,3.5vw,2.75rem)] leading-[1.07] tracking-[-0.03em]">
              {sayWords(words.line, { line: say })}
            </blockquote>
            {not && (
              <p className="mt-4.5 narrow:mt-2 flex items-baseline gap-2.5 narrow:text-15 text-ink-2">
                <b>{words.not}</b> <s>{not}</s>
              </p>
            )}
          </div>
        </div>
        <p className="print:hidden! mt-7 narrow:mt-3.5 flex flex-wrap gap-2.5 narrow:[&>*]:flex-1 narrow:[&>*]:px-2">
          {report && (
            <Link className="btn" href={forResult(routes.report, report)}>
              {words.report}
            </Link>
          )}
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => setSwapped(swapped === day ? null : day)}
          >
            {words.another}
          </button>
        </p>
        {mails !== null && <TryMails className="mt-3" on={mails} />}
      </div>
    </section>
  )
}

const ownDay = () => dayBy(new Date(), new Date().getTimezoneOffset())

/** A page that was left open overnight shows today’s line once it is seen again. */
function watchDay(changed: () => void): () => void {
  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, changed)
  return () => {
    for (const event of ['visibilitychange', 'pageshow']) removeEventListener(event, changed)
  }
}
