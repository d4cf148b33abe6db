import { Icon } from '@/components/ui/icon'

interface NavButtonProps extends React.ComponentProps<'button'> {
  name: string
  icon: React.ComponentProps<typeof Icon>['of']
}

/** At the foot of the presenter view. */
export function NavButton({ name, icon, ...button }: NavButtonProps) {
  return (
    <button {...button} type="button" className="btn btn-soft" aria-label={name}>
      <Icon of={icon} />
    </button>
  )
}
