import { vi } from 'vitest'

const LEAST = {
  DATABASE_URL: 'postgresql://localhost/x',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  APP_URL: 'https://discern.example',
  DATA_DIR: '.data',
  LOG_LEVEL: 'silent',
}

/** For tests: the least settings of a server, and more. The modules read it when they load, so import them after this. */
export function stubEnvironment(more: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries({ ...LEAST, ...more })) vi.stubEnv(name, value)
}
