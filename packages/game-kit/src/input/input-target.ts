/** Types of devices and pointers, and the target that receives input. */
import type { PadMenu } from './pads.ts'

export type Device = 'keyboard' | 'mouse' | 'touch' | 'gamepad'

/** A finger or the mouse, in the game's units. */
export type Pointer = {
  id: number
  type: 'down' | 'move' | 'up' | 'cancel' | 'hover'
  x: number
  y: number
  device: 'mouse' | 'touch'
}

export type InputTarget = {
  canvas: HTMLCanvasElement
  /** The device that hints mention before the first input. */
  firstDevice: Device
  /** Window to game. */
  toUnits(x: number, y: number): { x: number; y: number }
  /** True when the view takes the pointer for itself. */
  pointer(pointer: Pointer): boolean
  /** False when there is nothing to move: the key is left to the browser. */
  move(name: string, isRepeat: boolean): boolean
  /** Called on any input, before it takes effect: audio may start. */
  handleInput(device: Device): void
  /** While a menu is open, only releases count. */
  isBlocked(): boolean
  pause(): void
  /** What a pad does while a menu is open. */
  menu(): PadMenu
  wake(): void
  now(): number
}
