import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Starts a program that stops on signals by a shell, as npm does, and ends the shell alone. What the program writes. */
async function endShellOf(isOfNpm: boolean) {
  const module = join(import.meta.dirname, 'stopping.ts')
  const program = `import('${module}').then(({ stopOnSignals }) => {
    stopOnSignals({ isOfNpm: ${isOfNpm} }).add(() => console.log('ended'))
    console.log('up', process.pid)
    setInterval(() => {}, 1000)
  })`
  // The second command keeps the shell from becoming the program.
  const command = `"${process.execPath}" --import tsx -e "$1"; true`
  const shell = spawn('sh', ['-c', command, 'sh', program])
  let written = ''
  shell.stdout.on('data', (chunk) => {
    written += chunk
  })
  const isUp = () => /up (\d+)/.exec(written)
  await expect.poll(isUp, { timeout: 20_000 }).toBeTruthy()
  const pid = Number(isUp()?.[1])
  shell.kill('SIGTERM')
  return { pid, written: () => written, closed: once(shell.stdout, 'close') }
}

it('stops on npm’s SIGTERM, which reaches only its shell', async () => {
  const { closed, written } = await endShellOf(true)
  await closed
  expect(written()).toMatch(/Stopping …\nended/)
})

it('keeps running where another program started it and ended', async () => {
  const { pid, closed, written } = await endShellOf(false)
  process.kill(pid, 'SIGTERM')
  await closed
  expect(written()).toMatch(/Stopping …\nended/)
})
