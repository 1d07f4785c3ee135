import { STORED_KEY, THEME_KEY } from './local-store.ts'

/**
 * Runs in the head before the first paint: sets the visitor's theme and the personal rows and layouts that need space, so that
 * nothing flashes or jumps; and the time of day. The page's policy has this text's hash; `<html>` needs `suppressHydrationWarning`.
 */
export const HEAD_SCRIPT =
  `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('${THEME_KEY}');` +
  `if(t==='dark'||t==='light')d.theme=t;d.stored=s.getItem('${STORED_KEY}')||''}catch{}` +
  `var h=new Date().getHours();document.documentElement.dataset.light=h<6?'night':h<10?'dawn':h<17?'day':h<21?'dusk':'night'`
