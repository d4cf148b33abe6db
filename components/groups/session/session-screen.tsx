'use client'

import { useRef, useState } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import type { Wall } from '@/lib/api/session-kit'
import { type KeptWall, keepWall } from '@/lib/client/kept-wall'
import { Ended, EndSheet, Silent } from './end-sheets'
import { Running } from './running'
import styles from './session.module.css'
import { useBack } from './use-back'
import { useWall } from './use-wall'

/**
 * A session with a group, for the wall: one sheet after another, and nothing that members may not see of each other.
 * Whatever ends it shows a sheet without anybody first, never the leader's page. A reload goes on where it was.
 */
export function SessionScreen({ first, start }: { first: Wall; start?: number }) {
  const { id } = first.group
  const { wall, freshness, refresh } = useWall(first)
  const [isOver, setOver] = useState(false)
  const memory = useRef<KeptWall>(null)
  function end() {
    // What is being typed is saved when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setOver(true)
  }
  const hasEnded = !wall || wall.answered === 0
  useBack(!isOver && !hasEnded, end)

  if (hasEnded) return <Ended groupId={wall?.group.id} />
  if (isOver) {
    return (
      <EndSheet groupId={id} onGoOn={() => setOver(false)} onLeave={() => keepWall(id, null)} />
    )
  }
  const isShown = freshness === 'fresh'
  return (
    <>
      {freshness === 'silent' && <Silent groupId={id} />}
      {/* It stays, unseen, with what someone is typing. */}
      <main id={isShown ? MAIN_ID : undefined} className={styles.wall} hidden={!isShown}>
        <Running wall={wall} refresh={refresh} memory={memory} start={start} onEnd={end} />
      </main>
    </>
  )
}
