import fc from 'fast-check'

// Files of one worker share fast-check: each begins with the same settings, whichever file ran before it.
fc.configureGlobal({ seed: 20261121 })
