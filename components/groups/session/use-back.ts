import { useEffect, useEffectEvent } from 'react'

/** The entry that Back takes away. */
const MARK = 'sessionRuns'

/** While a session runs, the browser's Back calls `onBack`, once, and stays on the page. */
export function useBack(isRunning: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isRunning) return
    if (!window.history.state?.[MARK]) window.history.pushState({ [MARK]: true }, '')
    const goBack = () => back()
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [isRunning])
}
