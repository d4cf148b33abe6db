'use client'

import { useEffect, useState } from 'react'
import { FROM_PARAM, isFromMissingPage } from '@/lib/routes'

/**
 * Says once that the requested page does not exist. Read in the browser, so that the page stays static, and laid over
 * it, so that nothing moves. It is empty at first, so that screen readers announce it when it fills.
 */
export function MissingPage({ children }: { children: React.ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const url = new URL(location.href)
    if (!isFromMissingPage(url.searchParams)) return
    setShown(true)
    url.searchParams.delete(FROM_PARAM)
    history.replaceState(history.state, '', url)
  }, [])
  return (
    <div
      role="status"
      className="print:hidden! pointer-events-none fixed inset-x-4 top-auto bottom-[max(16px,env(safe-area-inset-bottom))] z-6 grid justify-items-center"
    >
      {isShown && (
        <p className="pointer-events-auto flex max-w-[36rem] items-center gap-3 rounded-[28px] bg-inverse py-1.5 pr-2 pl-5.5 font-550 text-on-inverse leading-normal shadow-3 [&_:focus-visible]:[outline-color:var(--on-inverse)]">
          {children}
          <button
            type="button"
            className="bare min-h-11 min-w-11 flex-none px-3.5 font-650 underline underline-offset-4 [color:inherit]"
            onClick={() => setShown(false)}
          >
            OK
          </button>
        </p>
      )}
    </div>
  )
}
