const QUARTER = /[\s,·–-]*\bQ([1-4]) (\d{4})$/

/** A name for a group that goes on where another ends: "Design Q4 2026" becomes "Design Q1 2027", "Design" gets the quarter of the day. `most` characters at most. */
export function nameForNextQuarter(name: string, today: Date, most: number): string {
  const [ending = '', quarter, year] = QUARTER.exec(name) ?? []
  const next =
    quarter === undefined
      ? { quarter: Math.floor(today.getMonth() / 3) + 1, year: today.getFullYear() }
      : { quarter: (Number(quarter) % 4) + 1, year: Number(year) + (quarter === '4' ? 1 : 0) }
  const suffix = ` Q${next.quarter} ${next.year}`
  const base = name.slice(0, name.length - ending.length)
  return `${[...base]
    .slice(0, most - suffix.length)
    .join('')
    .trim()}${suffix}`.trim()
}
