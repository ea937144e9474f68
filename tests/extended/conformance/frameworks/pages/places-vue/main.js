import { createApp } from "vue";
import Places from "../../../../../../examples/forms/Places.vue";

createApp(Places).mount("#app");
