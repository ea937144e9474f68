import { phoneResult } from "../../tools/phone/phone-page.tsx";
import { showLive } from "../tools/live.tsx";

showLive(phoneResult);
