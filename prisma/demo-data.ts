/** The people of the demo (`npm run demo`). They do not exist; their addresses receive nothing. */
import type { StyleCode } from '../lib/disc/styles'

export interface DemoPerson {
  first: string
  last: string
  /** The style that their answers tend to; the result follows from the answers. */
  leaning: StyleCode
  /** How often they took the assessment; 0 for a person who has not yet. */
  sittings: number
}

/** Reads lines of "First Last, LEANING, sittings". */
function people(lines: string): DemoPerson[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', leaning = '', sittings = '0'] = line.split(',').map((part) => part.trim())
      const [first = '', ...last] = name.split(' ')
      return {
        first,
        last: last.join(' '),
        leaning: leaning as StyleCode,
        sittings: Number(sittings),
      }
    })
}

/** What people of the first team agreed to in a session, and the lines of their name cards. */
export const SESSION: Record<string, { agreement?: string; lines?: readonly [string, string?] }> = {
  Nora: {
    agreement: 'I’ll say who decides before the meeting starts.',
    lines: ['Short answers mean yes', 'Mornings are for writing'],
  },
  Amara: { agreement: 'I’ll write it down after I’ve said it.' },
  Jonas: {
    agreement: 'I’ll send it at 80 percent and ask what’s missing.',
    lines: ['Send me the numbers first'],
  },
  Priya: { lines: ['Ask me what could go wrong'] },
  Mateo: {
    agreement: 'I’ll ask Jonas before I promise a date.',
    lines: ['Call me, don’t write', 'I draw when I think'],
  },
  Hannah: { agreement: 'I’ll say no the same day.' },
  Owen: { agreement: 'I’ll speak up while it can still change.' },
}

/** Each team's first person leads it. The very first person is the demo's admin. */
export const TEAMS = [
  {
    name: 'Product',
    description: 'Everyone who builds the app, from research to release.',
    members: people(`
      Nora Whitfield, DC, 3
      Amara Okafor, IS, 2
      Jonas Lindqvist, C, 3
      Priya Raman, CS, 2
      Mateo Vargas, ID, 1
      Hannah Brooks, SC, 4
      Tobias Keller, CD, 1
      Leila Haddad, I, 2
      Owen Price, S, 1
      Mei Tanaka, CS, 2
      Daniel Osei, DI, 1
      Ruth Adeyemi, SI, 0
    `),
  },
  {
    name: 'Customer Care',
    description: 'First answers, hard cases, and what customers keep asking for.',
    members: people(`
      Sofia Marchetti, SI, 3
      Ben Harper, S, 2
      Grace Nakamura, SC, 2
      Luis Ferreira, IS, 1
      Clara Novak, S, 1
      Idris Bello, SI, 2
      Emma Larsen, C, 1
      Patrick Doyle, IS, 1
      Yara Mansour, SC, 1
      Felix Braun, CS, 1
      Anna Kowalska, S, 2
      Samuel Mensah, I, 1
      Julia Petit, SC, 0
      Kofi Asante, SI, 0
    `),
  },
  {
    name: 'Sales, Northeast',
    description: 'New business between Boston and Philadelphia.',
    members: people(`
      Marcus Bell, DI, 2
      Olivia Grant, ID, 2
      Rafael Costa, D, 1
      Chloe Bennett, I, 1
      Victor Stan, DC, 1
      Zoe Papadakis, ID, 1
      Aaron Levy, DI, 3
      Nina Sorensen, IS, 1
      Hugo Moreau, D, 1
    `),
  },
] as const

/** People with an account and no team. */
export const OTHERS = people(`
  Theo Lambert, C, 2
  Isla Murray, SI, 1
  Kenji Watanabe, CS, 1
  Maya Singh, DI, 1
  Lucas Weber, S, 1
`)

/** Whom the first two teams have invited and who has not answered yet. */
export const INVITED = ['Product', 'Customer Care'] as const
