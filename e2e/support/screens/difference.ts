/** A text kept as what is different from another one, written so that people can read it. */

const CHANGE = /^\[after (\d+), instead of (\d+)\]$/

/** What makes `text` of `base`: after so many lines that are the same, so many give way to those that follow. */
export function differenceOf(base: readonly string[], text: readonly string[]): string[] {
  const written: string[] = []
  let [inBase, inText, same] = [0, 0, 0]
  const end: [number, number] = [base.length, text.length]
  for (const [nextInBase, nextInText] of [...commonLines(base, text), end]) {
    if (nextInBase > inBase || nextInText > inText) {
      written.push(`[after ${same}, instead of ${nextInBase - inBase}]`)
      written.push(...text.slice(inText, nextInText))
      same = 0
    }
    same += 1
    inBase = nextInBase + 1
    inText = nextInText + 1
  }
  return written
}

/** The text that `differenceOf` wrote. */
export function applied(base: readonly string[], difference: readonly string[]): string[] {
  const text: string[] = []
  let inBase = 0
  for (const line of difference) {
    const [, same, gone] = CHANGE.exec(line) ?? []
    if (same === undefined) {
      text.push(line)
      continue
    }
    text.push(...base.slice(inBase, inBase + Number(same)))
    inBase += Number(same) + Number(gone)
  }
  return [...text, ...base.slice(inBase)]
}

/** Where the longest common subsequence of lines stands in both. */
function commonLines(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
