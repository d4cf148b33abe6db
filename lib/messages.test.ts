import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messages } from './messages'
import { inWords, RETENTION } from './retention'

/** All that can say something to a person. */
const SOURCES = ['app', 'components', 'lib'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.ts|generated\/|lib\/messages[./]/.test(path),
    )
    .map((path) => readFileSync(path, 'utf8')),
)

const WORDS = new Set(SOURCES.flatMap((text) => text.match(/\w+/g) ?? []))

/** Used by its full name, taken out of its group, or chosen by a name in some source. */
function isSaid(group: string, name: string): boolean {
  const fully = new RegExp(`\\b(messages|firstMessages|failureMessages)\\.${group}\\.${name}\\b`)
  const taken = new RegExp(
    `\\{[^{}=]*\\b${name}\\b[^{}=]*\\} = ((messages|firstMessages|failureMessages)\\.${group}|${group}Messages)\\b`,
  )
  // A group of its own, as sessionMessages.
  const alone = new RegExp(`\\b${group}Messages\\.${name}\\b`)
  const inGroup = new RegExp(`\\b${group}\\.${name}\\b`)
  return SOURCES.some(
    (text) =>
      fully.test(text) ||
      alone.test(text) ||
      taken.test(text) ||
      (/\} = messages\b/.test(text) && inGroup.test(text)) ||
      ([`messages.${group}[`, `${group}Messages[`].some((one) => text.includes(one)) &&
        WORDS.has(name)),
  )
}

it('every message is said somewhere', () => {
  const unsaid = Object.entries(messages).flatMap(([group, words]) =>
    Object.keys(words)
      .filter((name) => !isSaid(group, name))
      .map((name) => `${group}.${name}`),
  )
  expect(unsaid).toEqual([])
})

it('what is said of declined invitations is as long as they are kept', () => {
  const { keep } = RETENTION.declined
  expect(keep && inWords(keep)).toBe('90 days')
  const asking = readFileSync('components/groups/invitation/decline-button.tsx', 'utf8')
  for (const said of [messages.groups.notEveryone, asking]) expect(said).toContain('90 days')
})

it('what runs in the browser imports the messages of its rooms, not all', () => {
  const all = ['components', 'lib/client'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => `${room}/${path}`)
      .filter((path) => readFileSync(path, 'utf8').includes("'@/lib/messages'")),
  )
  expect(all).toEqual([])
})
