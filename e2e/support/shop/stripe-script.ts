/** Stands in for Stripe's script in a page: a card field that can be typed into, and the same calls. */
import type { Page } from '@playwright/test'
import type { StripeServer } from './stripe-server'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Asks for 3-D Secure. */
  asks: '4000002500003155',
}

/** Gives a page our script for Stripe's, and sends its calls to our Stripe. */
export async function playStripe(page: Page, stripe: StripeServer): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script})()` }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*' }
    const { pathname } = new URL(route.request().url())
    const answer = await route.fetch({ url: stripe.url + pathname }).catch(() => null)
    if (!answer) return route.abort()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), ...headers } })
  })
}

/** Runs in the page, so it names nothing outside itself. */
function script(): void {
  type Listener = (event: object) => void
  const createElement = () => {
    const input = document.createElement('input')
    input.setAttribute('aria-label', 'Card number')
    input.style.cssText = 'width:100%;border:0;background:none;font:inherit;color:inherit'
    const listeners: Record<string, Listener[]> = {}
    const say = (name: string, event: object = {}) => {
      for (const listener of listeners[name] ?? []) listener({ elementType: 'card', ...event })
    }
    const element = {
      input,
      on(name: string, listener: Listener) {
        listeners[name] = [...(listeners[name] ?? []), listener]
        return element
      },
      off(name: string, listener: Listener) {
        listeners[name] = (listeners[name] ?? []).filter((one) => one !== listener)
        return element
      },
      once: (name: string, listener: Listener) => element.on(name, listener),
      mount(node: HTMLElement) {
        node.append(input)
        setTimeout(() => say('ready'))
      },
      unmount: () => input.remove(),
      destroy: () => input.remove(),
      update: ({ disabled }: { disabled?: boolean }) => {
        if (disabled !== undefined) input.disabled = disabled
      },
    }
    input.oninput = () =>
      say('change', { empty: input.value === '', complete: input.value.length > 11 })
    input.onfocus = () => say('focus')
    input.onblur = () => say('blur')
    return element
  }
  /** What a bank shows in between. */
  const authenticate = () =>
    new Promise<string>((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', '3-D Secure')
      for (const [label, found] of [
        ['Approve', 'yes'],
        ['Refuse', 'no'],
      ] as const) {
        const button = document.createElement('button')
        button.textContent = label
        button.onclick = () => {
          dialog.remove()
          resolve(found)
        }
        dialog.append(button)
      }
      document.body.append(dialog)
      dialog.showModal()
    })
  const confirm = async (secret: string, body: Record<string, string>): Promise<object> => {
    const [id = ''] = secret.split('_secret_')
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret, ...body }),
    }).catch(() => null)
    if (!answer) return { error: { type: 'api_connection_error', message: 'No connection.' } }
    const found = await answer.json()
    if (!answer.ok) return found
    if (found.status !== 'requires_action') return { paymentIntent: found }
    return confirm(secret, { ...body, authenticated: await authenticate() })
  }
  const Stripe = () => {
    let card: ReturnType<typeof createElement> | null = null
    return {
      elements: () => ({
        create: () => {
          card = createElement()
          return card
        },
        getElement: () => card,
        update: () => {},
      }),
      createToken: () => {},
      createPaymentMethod: () => {},
      registerAppInfo: () => {},
      _registerWrapper: () => {},
      confirmCardPayment: (
        secret: string,
        { payment_method }: { payment_method: { billing_details?: { email: string } } },
      ) => {
        const number = card?.input.value ?? ''
        if (number.length < 12) {
          const message = 'Your card number is incomplete.'
          return Promise.resolve({ error: { type: 'validation_error', message } })
        }
        return confirm(secret, { number, email: payment_method.billing_details?.email ?? '' })
      },
    }
  }
  Object.assign(window, { Stripe })
}
