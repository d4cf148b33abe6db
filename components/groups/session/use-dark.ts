import { useEffect } from 'react'
import { DARK } from '@/components/charts/watch-theme'

/** Turns dark to light and back, for as long as the session is open: the room decides, not the person. */
export function useDark(): () => void {
  useEffect(() => {
    const { theme } = document.documentElement.dataset
    return () => {
      if (theme) document.documentElement.dataset.theme = theme
      else delete document.documentElement.dataset.theme
    }
  }, [])
  return () => {
    const { dataset } = document.documentElement
    const isDark = dataset.theme ? dataset.theme === 'dark' : window.matchMedia(DARK).matches
    dataset.theme = isDark ? 'light' : 'dark'
  }
}
