/** A button that opens a short list of actions. */
import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import shell from '../shell.module.css'
import { buttonClass } from './controls.tsx'

export interface MenuAction {
  text: string
  act: () => void
}

export interface MenuButtonProps {
  /** Instead of the text, where that alone does not say what it is about. */
  label?: string | undefined
  items: readonly MenuAction[]
  children: ReactNode
}

export function MenuButton({ label, items, children }: MenuButtonProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={buttonClass()} aria-label={label}>
        {children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={6} className={shell.positioner}>
          <Menu.Popup className={shell.popup}>
            {items.map(({ text, act }) => (
              <Menu.Item key={text} className={shell.item} onClick={act}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
