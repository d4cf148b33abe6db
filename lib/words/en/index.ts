import * as auth from './auth'
import * as ui from './ui'

/** English, by which the other languages are typed (lib/words/parts.ts). */
export const en = { auth, ui }
