/** On the page that builds forms. */
import { CheckoutCode, partsOf } from "../../tools/form/checkout-code.tsx";
import { showLive } from "../tools/live.tsx";

showLive((values) => <CheckoutCode parts={partsOf(values)} service={location.origin} />);
