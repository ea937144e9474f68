/** In a page that another page frames: says how high it is, and copies codes. */
import { copyOnPress } from "../copy.ts";

copyOnPress();

if (parent !== window) {
  const whole = document.documentElement;
  // Who frames it gets a number, and nothing of what is in it.
  const tell = (): void =>
    parent.postMessage({ naijarefHeight: Math.ceil(whole.getBoundingClientRect().height) }, "*");
  new ResizeObserver(tell).observe(whole);
}
