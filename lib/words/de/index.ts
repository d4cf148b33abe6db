import type { Catalog } from '../parts'
import * as assessment from './assessment'
import * as auth from './auth'
import * as checkout from './checkout'
import * as home from './home'
import * as results from './results'
import * as settling from './settling'
import * as ui from './ui'

export const de: Catalog = { assessment, auth, checkout, home, results, settling, ui }
