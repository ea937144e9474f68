import { accountResult } from "../../tools/account/account-page.tsx";
import { showLive } from "../tools/live.tsx";

showLive(accountResult);
