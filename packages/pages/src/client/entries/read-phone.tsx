import { phoneResult } from "../../tools/phone/phone-result.tsx";
import { showLive } from "../tools/live.tsx";

showLive(phoneResult);
