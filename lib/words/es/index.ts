import type { Catalog } from '../parts'
import * as auth from './auth'
import * as ui from './ui'

export const es: Catalog = { auth, ui }
