import 'server-only'
import type { Prisma } from './db'
export async function sendMail(
  _tx: Prisma.TransactionClient,
  _mail: { kind: string; to: string; data: Record<string, string> },
): Promise<void> {}
