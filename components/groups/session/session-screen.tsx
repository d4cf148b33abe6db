'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import type { Wall } from '@/lib/api/live'
import type { PresenterView } from '@/lib/api/session-kit'
import { type KeptPresenterView, keepPresenterView } from '@/lib/client/kept-presenter-view'
import { MADE_UP_GROUP } from '@/lib/routes'
import { Ended, EndSheet, Silent } from './end-sheets'
import { LastWall, LivePause } from './live/live-end'
import { TakePart } from './live/take-part'
import { useWall } from './live/use-wall'
import { Running } from './running'
import styles from './session.module.css'
import { useBack } from './use-back'
import { usePresenterView } from './use-presenter-view'

/** Most sessions are without phones. */
const LiveRunning = dynamic(() => import('./live/live-running').then((all) => all.LiveRunning))

interface SessionScreenProps {
  first: PresenterView
  /** The live session that runs already. */
  firstWall?: Wall | null
  start?: number
}

/**
 * The presenter view of a session: one sheet after another, and nothing that members may not see of each other.
 * Whatever ends it shows a sheet without anybody first, never the leader's page. A reload goes on where it was. While a
 * live session runs, it is the wall, at the step that the server is at.
 */
export function SessionScreen({ first, firstWall = null, start }: SessionScreenProps) {
  const { id } = first.group
  const { view, freshness, refresh } = usePresenterView(first)
  const live = useWall(id, firstWall)
  const { wall } = live
  const [isOver, setOver] = useState(false)
  const memory = useRef<KeptPresenterView>(null)
  function end() {
    // What is being typed is saved when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setOver(true)
  }
  const forget = () => keepPresenterView(id, null)
  const hasEnded = !view || (view.answered === 0 && !wall && !live.hasEnded)
  useBack(!isOver && !hasEnded && !live.hasEnded, end)

  if (hasEnded) return <Ended groupId={view?.group.id} />
  if (live.hasEnded) {
    return freshness === 'silent' ? (
      <Silent groupId={id} />
    ) : (
      <LastWall view={view} onLeave={forget} />
    )
  }
  if (isOver && wall) {
    return (
      <LivePause failed={live.failed} onGoOn={() => setOver(false)} onEnd={() => void live.end()} />
    )
  }
  if (isOver) return <EndSheet groupId={id} onGoOn={() => setOver(false)} onLeave={forget} />
  const isShown = freshness === 'fresh' && live.freshness === 'fresh'
  const isSilent = freshness === 'silent' || live.freshness === 'silent'
  return (
    <>
      {isSilent && <Silent groupId={id} />}
      {/* It stays, unseen, with what someone is typing. */}
      <main id={isShown ? MAIN_ID : undefined} className={styles.presenter} hidden={!isShown}>
        {wall ? (
          <LiveRunning
            view={view}
            refresh={refresh}
            wall={wall}
            live={live}
            memory={memory}
            start={start}
            onEnd={end}
          />
        ) : (
          <Running
            view={view}
            refresh={refresh}
            memory={memory}
            start={start}
            below={id === MADE_UP_GROUP ? undefined : <TakePart {...live} />}
            onEnd={end}
          />
        )}
      </main>
    </>
  )
}
