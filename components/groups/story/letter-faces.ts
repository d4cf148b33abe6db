import { LETTERS } from '@/lib/disc/letters'

/** Who is in a scene that names no one (lib/disc/team/letter-scenes.ts): letters, by their own shapes. */
export const LETTER_FACES = LETTERS.map((letter) => ({
  id: letter as string,
  first_name: letter as string,
  last_name: '',
  letter,
}))
