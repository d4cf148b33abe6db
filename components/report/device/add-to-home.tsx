'use client'

import { useEffect, useState } from 'react'
import {
  type InstallWay,
  installApp,
  installWay,
  noteOffered,
  watchInstall,
} from '@/lib/client/device/install'
import { install as words } from '@/lib/copy/device'
import { HomeScreenCard } from './home-screen-card'

/** Offers a place on the home screen where the device has one: once, in its place at the end of what was read. */
export function AddToHome({ isInAccount }: { isInAccount: boolean }) {
  const [way, setWay] = useState<InstallWay>(null)
  const [answer, setAnswer] = useState<string>()

  useEffect(() => {
    const look = () => setWay((now) => now ?? installWay())
    look()
    return watchInstall(look)
  }, [])

  // What Safari adds shares no cookies with it: a guest would not find their result there.
  if (way === null || (way === 'menu' && !isInAccount)) return null
  return (
    <div ref={noteWhenSeen} className="print:hidden! container mb-20">
      <HomeScreenCard
        way={way}
        isInAccount={isInAccount}
        answer={answer}
        onAdd={async () => setAnswer((await installApp()) ? words.added : words.declined)}
        onDecline={() => setAnswer(words.declined)}
      />
    </div>
  )
}

/** Once half of it was on the screen, it is not offered again. */
function noteWhenSeen(place: HTMLElement | null) {
  if (!place) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) noteOffered()
    },
    { threshold: 0.5 },
  )
  observer.observe(place)
  return () => observer.disconnect()
}
