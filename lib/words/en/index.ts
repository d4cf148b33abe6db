import * as assessment from './assessment'
import * as auth from './auth'
import * as checkout from './checkout'
import * as home from './home'
import * as results from './results'
import * as settling from './settling'
import * as ui from './ui'

/** English, by which the other languages are typed (lib/words/parts.ts). */
export const en = { assessment, auth, checkout, home, results, settling, ui }
