import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Places } from "../../../../../../examples/forms/Places.jsx";

createRoot(document.querySelector("#app")).render(createElement(Places));
