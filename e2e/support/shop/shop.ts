/** A copy of the product that takes cards, with its own fake Stripe. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import pg from 'pg'
import PgBoss from 'pg-boss'
import { type Copy, startCopy } from '../copies'
import { newDatabase } from '../database'
import { listMail } from '../mail/mailbox'
import { CARDS, playStripe } from './stripe-script'
import { STRIPE_KEYS, type StripeServer, signedEvent, startStripe } from './stripe-server'

export interface Shop {
  copy: Copy
  /** The copy's mail folder. */
  dataDir: string
  stripe: StripeServer
  ask: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Sends an event about an object to the product; the answer's status. */
  tell: (type: string, object: object) => Promise<number>
  /** Lets the product look its orders up now, not within the minute. */
  sweep: () => Promise<void>
  /** The mails to an address. */
  mails: (to: string) => ReturnType<typeof listMail>
}

/** One copy for all tests of a worker, with a database in the server that already runs. */
export async function openShop(use: (shop: Shop) => Promise<void>): Promise<void> {
  const database = await newDatabase('shop')
  const DATABASE_URL = database.url
  const DATA_DIR = join(import.meta.dirname, '../../../.test', `shop_${randomUUID()}`)
  const stripe = await startStripe()
  const settings = { RATE_LIMIT_SCALE: '100000', STRIPE_STAND_IN: stripe.url }
  const copy = await startCopy({ DATA_DIR, DATABASE_URL, ...STRIPE_KEYS, ...settings })
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await use({
    copy,
    dataDir: DATA_DIR,
    stripe,
    ask: async (statement, values = []) => (await client.query(statement, values)).rows,
    tell: async (type, object) => {
      const { body, signature } = signedEvent(type, object)
      return (await sendEvent(copy.url, body, signature)).status
    },
    sweep: async () => {
      const boss = new PgBoss({
        db: { executeSql: (text, values) => client.query(text, values) },
      })
      await boss.send('reconcile', {})
      const left = "SELECT 1 FROM pgboss.job WHERE name = 'reconcile'"
      await expect.poll(async () => (await client.query(left)).rowCount).toBe(0)
    },
    mails: (to) => listMail(DATA_DIR, to),
  })
  await client.end()
  await copy.stop()
  await stripe.close()
  await database.drop()
}

/** Hands an event to the product as Stripe does. */
export function sendEvent(url: string, body: string, signature: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  return fetch(`${url}/api/payments/webhook`, { method: 'POST', headers, body })
}

/** Makes a coupon of this price off that can be used so often, and returns its code. */
export async function newCoupon({ ask }: Shop, cents: number, uses: number): Promise<string> {
  const code = `C${randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()}`
  await ask(
    'INSERT INTO coupons (id, code, amount_off_cents, max_uses) VALUES (gen_random_uuid(), $1, $2, $3)',
    [code, cents, uses],
  )
  return code
}

/** Asks for the payment of a report or the pass. */
export function order(request: APIRequestContext, data: object) {
  return request.post('/api/payments/create-intent', { data })
}

export interface PlacedOrder {
  order_id: string
  status: string
  amount_cents: number
  clientSecret: string
}

export async function placed(request: APIRequestContext, data: object): Promise<PlacedOrder> {
  const response = await order(request, data)
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}

/** The payment that a client secret confirms. */
export const paymentOf = ({ clientSecret }: PlacedOrder) => clientSecret.split('_secret_')[0] ?? ''

/** Types a card and presses the button. */
export async function payWith(page: Page, card: keyof typeof CARDS): Promise<void> {
  await page.getByLabel('Card number').fill(CARDS[card])
  await page.getByTestId('pay').click()
}

/** Opens a page that takes cards, with our Stripe behind it. */
export async function openToPay(page: Page, { stripe }: Shop, path: string): Promise<void> {
  await playStripe(page, stripe)
  await page.goto(path)
  await expect(page.getByLabel('Card number')).toBeVisible()
}
