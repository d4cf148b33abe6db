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
      className="inset-x-4 grid fixed top-auto bottom-[max(16px,env(safe-area-inset-bottom))] z-6 justify-items-center pointer-events-none print:hidden!"
    >
      {isShown && (
        <p className="py-1.5 gap-3 rounded-[28px] flex items-center font-550 leading-normal bg-inverse text-on-inverse max-w-[36rem] pr-2 pl-5.5 shadow-3 pointer-events-auto [&_:focus-visible]:[outline-color:var(--on-inverse)]">
          {children}
          <button
            type="button"
            className="bare px-3.5 flex-none min-h-11 font-650 min-w-11 [color:inherit] underline underline-offset-4"
            onClick={() => setShown(false)}
          >
            OK
          </button>
        </p>
      )}
    </div>
  )
}
