/** On the page that reads phone numbers. */
import { PhoneResult } from "../../tools/phone/phone-result.tsx";
import { showLive } from "../tools/live.tsx";

showLive(({ phone = "" }, isTyping) => <PhoneResult phone={phone} isTyping={isTyping} />);
