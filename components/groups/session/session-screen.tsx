'use client'

import { useRef, useState } from 'react'
import { MAIN_ID } from '@/components/layout/skip-link'
import type { PresenterView } from '@/lib/api/session-kit'
import { type KeptPresenterView, keepPresenterView } from '@/lib/client/kept-presenter-view'
import { Ended, EndSheet, Silent } from './end-sheets'
import { Running } from './running'
import styles from './session.module.css'
import { useBack } from './use-back'
import { usePresenterView } from './use-presenter-view'

/**
 * The presenter view of a session: one sheet after another, and nothing that members may not see of each other.
 * Whatever ends it shows a sheet without anybody first, never the leader's page. A reload goes on where it was.
 */
export function SessionScreen({ first, start }: { first: PresenterView; start?: number }) {
  const { id } = first.group
  const { view, freshness, refresh } = usePresenterView(first)
  const [isOver, setOver] = useState(false)
  const memory = useRef<KeptPresenterView>(null)
  function end() {
    // What is being typed is saved when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setOver(true)
  }
  const hasEnded = !view || view.answered === 0
  useBack(!isOver && !hasEnded, end)

  if (hasEnded) return <Ended groupId={view?.group.id} />
  if (isOver) {
    return (
      <EndSheet
        groupId={id}
        onGoOn={() => setOver(false)}
        onLeave={() => keepPresenterView(id, null)}
      />
    )
  }
  const isShown = freshness === 'fresh'
  return (
    <>
      {freshness === 'silent' && <Silent groupId={id} />}
      {/* It stays, unseen, with what someone is typing. */}
      <main id={isShown ? MAIN_ID : undefined} className={styles.presenter} hidden={!isShown}>
        <Running view={view} refresh={refresh} memory={memory} start={start} onEnd={end} />
      </main>
    </>
  )
}
