import { useEffect } from 'react'
import { type FormOptions, useForm } from '@/components/ui/use-form'
import { keepTyped, readTyped } from '@/lib/client/typed'

/** A form around signing in: name and address, once typed, are there in the next one and after a reload. */
export function useAuthForm(options: Omit<FormOptions, 'staysBusy'>) {
  const form = useForm({ ...options, staysBusy: true })
  const { ref, onInput } = form.formProps
  useEffect(() => {
    for (const [name, value] of Object.entries(readTyped())) {
      const input = ref.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value === '') input.value = value
    }
  }, [ref])
  return {
    ...form,
    formProps: {
      ...form.formProps,
      onInput: (event: React.FormEvent) => {
        const { name, value } = event.target as HTMLInputElement
        keepTyped(name, value)
        onInput(event)
      },
    },
  }
}
