'use client'

import { NoPassword } from '@/components/account/profile/no-password'
import { Dialog } from '@/components/ui/dialog'
import { FormActions } from '@/components/ui/form-actions'
import { FormError } from '@/components/ui/form-error'
import { PasswordField } from '@/components/ui/password-field'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { useInterruption } from '@/components/ui/use-interruption'
import { PROOF_MINUTES } from '@/lib/api/bounds'
import { provePassword } from '@/lib/api/entries/sessions'
import { givenPasswordRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { proof } from '@/lib/client/interruption'

/**
 * Asks for the password where an act needs it, over the page; then repeats the act with all that was typed there.
 * Stands once on each admin page.
 */
export function ProofDialog({ hasPassword }: { hasPassword: boolean }) {
  const { isOpen, close } = useInterruption(proof)
  return (
    <Dialog title="Confirm it’s you" open={isOpen} onClose={() => close(false)}>
      <p className="mb-5.5 text-ink-2">
        Enter your password to continue. You won’t be asked again for {PROOF_MINUTES} minutes.
      </p>
      {!hasPassword && <NoPassword />}
      {/* Only while it is open: a browser's store of passwords would fill in a hidden field. */}
      {hasPassword && isOpen && (
        <ProofForm onProven={() => close(true)} onCancel={() => close(false)} />
      )}
    </Dialog>
  )
}

function ProofForm({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const { busy, failure, field, formProps } = useForm({
    failed: 'We could not check your password. Please try again.',
    check: (values) => refusedBy({ password: givenPasswordRule }, values),
    send: async ({ password = '' }) => {
      await call(provePassword, { body: { password } })
      onProven()
    },
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <PasswordField
        {...field('password')}
        label="Your password"
        autoComplete="current-password"
        required
      />
      <FormError failure={failure} />
      <FormActions save="Go on" busy={busy} busyLabel="Checking..." onCancel={onCancel} />
    </form>
  )
}
