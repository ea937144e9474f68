/** On the page that reads plates. */
import { PlateResult } from "../../tools/plate/plate-result.tsx";
import { showLive } from "../tools/live.tsx";

showLive(({ plate = "", category = "" }, isTyping) => (
  <PlateResult plate={plate} category={category} isTyping={isTyping} />
));
