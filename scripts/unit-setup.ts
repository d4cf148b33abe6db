import fc from 'fast-check'

/** Property tests draw the same cases in every run. */
fc.configureGlobal({ seed: 20261121 })
