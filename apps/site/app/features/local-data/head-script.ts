import { STORED_KEY, THEME_KEY } from './local-store.ts'

/**
 * Runs in the head before the first paint: the visitor's theme, and which personal rows and layouts the page must keep room for, so that
 * nothing flashes or jumps; and the light of the visitor's hour. The page's policy carries this text's hash; `<html>` needs `suppressHydrationWarning`.
 */
export const HEAD_SCRIPT =
  `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('${THEME_KEY}');` +
  `if(t==='dark'||t==='light')d.theme=t;d.stored=s.getItem('${STORED_KEY}')||''}catch{}` +
  `var h=new Date().getHours();document.documentElement.dataset.light=h<6?'night':h<10?'dawn':h<17?'day':h<21?'dusk':'night'`
