import "naijaref-elements";
import { createApp } from "vue";
import Payout from "./Payout.vue";

createApp(Payout).mount("#app");
