/** Devices, pointers, and what input is passed on to. */
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
  /** What hints speak of until something was touched. */
  firstDevice: Device
  /** Window to game. */
  toUnits(x: number, y: number): { x: number; y: number }
  /** True when the view takes the pointer for itself. */
  pointer(pointer: Pointer): boolean
  /** False when there is nothing to move: the key is left to the browser. */
  move(name: string, isRepeat: boolean): boolean
  /** Anything at all, before it has its effect: sound may start. */
  handleInput(device: Device): void
  /** Menus are open: only what is let go counts. */
  isBlocked(): boolean
  pause(): void
  /** What a pad does while a menu is open. */
  menu(): PadMenu
  wake(): void
  now(): number
}
