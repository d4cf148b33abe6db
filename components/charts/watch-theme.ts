export const DARK = '(prefers-color-scheme: dark)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Calls `onChange` when the page's theme attribute or one of the system's preferences changes; returns how to stop it. */
export function watchTheme(onChange: () => void): () => void {
  const attribute = new MutationObserver(onChange)
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const preferences = [DARK, REDUCED_MOTION].map((query) => window.matchMedia(query))
  for (const preference of preferences) preference.addEventListener('change', onChange)
  return () => {
    attribute.disconnect()
    for (const preference of preferences) preference.removeEventListener('change', onChange)
  }
}
