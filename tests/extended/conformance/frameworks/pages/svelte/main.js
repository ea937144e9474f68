import "naijaref-elements";
import { mount } from "svelte";
import Payout from "./Payout.svelte";

mount(Payout, { target: document.querySelector("#app") });
