/** The value that a variable of app/tokens.css has in the theme shown right now. Browser only. */
export function readToken(variable: `--${string}`): string {
  const style = getComputedStyle(document.documentElement)
  const value = style.getPropertyValue(variable).trim()
  // Builds for browsers without light-dark() resolve it; the others hand over both colors.
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  return (style.colorScheme === 'dark' ? dark : light) ?? value
}
