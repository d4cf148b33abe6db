'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { LOADING, LOST } from '@/lib/copy/live/phone'
import { PRODUCT } from '@/lib/product'
import { EndedScreen, OutScreen } from './after'
import { CodeScreen } from './code-screen'
import { Door } from './door'
import { PhoneFrame, PhoneTitle } from './frame'
import { loadInside } from './late'
import { keyOf } from './step-key'
import { type Live, type Place, useLive } from './use-live'

/** Apart from the door, which is read first: it is fetched while someone comes in. */
const Inside = dynamic(() => loadInside().then((room) => room.Inside))

interface LivePhoneProps {
  code: string
  first: Place
}

/** The page behind the code of a live session: the door, then step for step what the wall shows, then its end. */
export function LivePhone({ code, first }: LivePhoneProps) {
  const live = useLive(code, first)
  useFocusOnTitle(screenKey(live.place))
  return <PhoneScreen code={code} live={live} />
}

/** Where someone is, as a screen. */
export function PhoneScreen({ code, live }: { code: string; live: Live }) {
  const { place, isLost } = live
  switch (place.at) {
    case 'loading':
      return (
        <PhoneFrame label={PRODUCT}>
          <PhoneTitle>{isLost ? LOST : LOADING}</PhoneTitle>
        </PhoneFrame>
      )
    case 'door':
      return <Door code={code} door={place.door} live={live} />
    case 'inside':
      return <Inside code={code} phone={place.phone} live={live} />
    case 'ended':
      return <EndedScreen code={code} phone={place.phone} />
    case 'out':
      return <OutScreen isSent={place.isSent} onAgain={() => live.go({ at: 'loading' })} />
    default:
      return <CodeScreen wrong={code} sentence={place.sentence} />
  }
}

const screenKey = (place: Place) => (place.at === 'inside' ? keyOf(place.phone.step) : place.at)

/** A screen that takes the place of another one says what it is about, and begins at its top. */
function useFocusOnTitle(screen: string) {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [screen])
}
