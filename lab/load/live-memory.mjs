/** Loaded into a product under load: at SIGUSR2 it collects its garbage and writes what is left, in bytes. */
import { appendFileSync } from 'node:fs'
import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')
const file = process.env.LIVE_MEMORY_FILE

process.on('SIGUSR2', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  appendFileSync(file, `${heapUsed + external}\n`)
})
